import type { Page } from 'playwright'

/**
 * Page turn. `key` is the time of the key press in milliseconds. `seen` is the time in milliseconds at which the new
 * page was painted. `shown` identifies the new page: in a comic by its number, in an EPUB by its chapter and scroll
 * offsets.
 */
export type RecordedPageTurn = { key: number; seen: number; shown: string }

/** Returns the duration of a page turn in milliseconds. */
export const getPageTurnDurationMs = ({ key, seen }: RecordedPageTurn) => seen - key

/** Records page turns in the global array `turns`. Runs in the page. */
function watchTurns() {
  const turns: RecordedPageTurn[] = []
  const shown = () => {
    const spread = document.querySelector<HTMLElement>('[data-spread][data-shown="true"]')
    if (spread)
      return spread.querySelector('img')?.complete
        ? (spread.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? '')
        : ''
    const chapter = [...document.querySelectorAll<HTMLElement>('[data-chapter]')].find(
      element => getComputedStyle(element).visibility === 'visible',
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
        // The page turn ends when the next frame is painted, because this frame shows the new page.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => turns.push({ key, seen: performance.now(), shown: now })
        requestAnimationFrame(() => channel.port2.postMessage(0))
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** Installs a script that records the page turns of the reader. The script starts at the next navigation or reload. */
export async function recordPageTurns(page: Page): Promise<void> {
  await page.addInitScript(watchTurns)
}

/**
 * Presses the right arrow key repeatedly. Returns the recorded page turns.
 * @param times number of key presses
 * @param every time between key presses in milliseconds
 */
export async function recordRepeatedPageTurns(page: Page, times: number, every: number): Promise<RecordedPageTurn[]> {
  await page.evaluate(() => {
    ;(window as unknown as { turns: RecordedPageTurn[] }).turns.length = 0
  })
  const start = Date.now()
  for (let press = 0; press < times; press++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(Math.max(0, start + (press + 1) * every - Date.now()))
  }
  await page.waitForTimeout(400)
  return page.evaluate(() => (window as unknown as { turns: RecordedPageTurn[] }).turns)
}
