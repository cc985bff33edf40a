import type { Page } from 'playwright'

/** One turn: when its key was pressed and when the new page was on the screen, and what then was shown. */
export type Turn = { key: number; seen: number; shown: string }

/** How long a turn took, in milliseconds. */
export const took = ({ key, seen }: Turn) => seen - key

/** What the reader, or the plain page that is measured beside it, shows. Runs in the page. */
function watchTurns() {
  const turns: Turn[] = []
  const shown = () => {
    const spread = document.querySelector<HTMLElement>('[data-spread][data-shown="true"]')
    if (spread)
      return spread.querySelector('img')?.complete
        ? (spread.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? '')
        : ''
    const chapter = [...document.querySelectorAll<HTMLElement>('[data-chapter]')].find(
      one => getComputedStyle(one).visibility === 'visible',
    )
    return chapter ? `${chapter.dataset.chapter}:${chapter.scrollLeft}:${chapter.scrollTop}` : ''
  }
  Object.assign(window, { turns, shown })
  addEventListener(
    'keydown',
    event => {
      const before = shown()
      const key = event.timeStamp
      const look = () => {
        const now = shown()
        if (now === before || now === '') return requestAnimationFrame(look)
        // The frame in which the page changed is on its way to the screen once the next one begins.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => turns.push({ key, seen: performance.now(), shown: now })
        requestAnimationFrame(() => channel.port2.postMessage(0))
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** Makes a page note its turns, from its next load on. */
export async function noteTurns(page: Page): Promise<void> {
  await page.addInitScript(watchTurns)
}

/** Presses the key that goes on `times` times, one every so many milliseconds, and gives what the page noted. */
export async function turn(page: Page, times: number, every: number): Promise<Turn[]> {
  await page.evaluate(() => {
    ;(window as unknown as { turns: Turn[] }).turns.length = 0
  })
  const start = Date.now()
  for (let press = 0; press < times; press++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(Math.max(0, start + (press + 1) * every - Date.now()))
  }
  await page.waitForTimeout(400)
  return page.evaluate(() => (window as unknown as { turns: Turn[] }).turns)
}
