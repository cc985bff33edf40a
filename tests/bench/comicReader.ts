import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/startLongbox'
import { bookWith } from './bytes'
import { figure, type Measurement, median, percentile } from './measurement'
import { signIn } from './visiting'

/** Name of the book of many pages that the bench draws. */
export const longComic = 'Long Comic 001'

type Turn = { key: number; seen: number; page: number }

/**
 * Notes, for each key press, when the first frame with another page on the screen was handed to the compositor: the
 * frame after the one in which the shown spread changed. Runs in the page.
 */
function watchTurns() {
  const turns: Turn[] = []
  Object.assign(window, { turns })
  const shown = () =>
    Number(document.querySelector<HTMLElement>('[data-spread][data-shown="true"] [data-page]')?.dataset.page ?? 0)
  addEventListener(
    'keydown',
    event => {
      const before = shown()
      const key = event.timeStamp
      const look = () => {
        const image = document.querySelector<HTMLImageElement>('[data-spread][data-shown="true"] img')
        if (shown() === before || !image?.complete) return requestAnimationFrame(look)
        const channel = new MessageChannel()
        channel.port1.onmessage = () => turns.push({ key, seen: performance.now(), page: shown() })
        requestAnimationFrame(() => channel.port2.postMessage(0))
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

const firstPagePainted = (page: Page) =>
  page
    .waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('[data-spread][data-shown="true"] img')
      return image?.complete && image.naturalWidth > 0 ? performance.now() : 0
    })
    .then(handle => handle.jsonValue())

/** The comic reader over a book of large pages: opening, turning, and what it keeps. */
export async function measureComicReader(browser: Browser, longbox: RunningLongbox): Promise<Measurement[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const scout = await context.newPage()
  await signIn(scout, longbox.url)
  const id = await bookWith(scout, 'DIVINA', longComic)
  const address = `${longbox.url}/book/${id}/read?incognito=true`
  const openings: number[] = []
  for (let run = 0; run < 7; run++) {
    const fresh = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      storageState: await context.storageState(),
    })
    const page = await fresh.newPage()
    await page.goto(address)
    openings.push((await firstPagePainted(page)) || Number.NaN)
    await fresh.close()
  }
  const page = await context.newPage()
  await page.addInitScript(watchTurns)
  await page.goto(`${address}&page=1`)
  await firstPagePainted(page)
  await page.waitForTimeout(1500)
  const calm = await turn(page, 60, 700)
  const quick = await turn(page, 50, 120)
  await turn(page, 190, 60)
  await page.waitForTimeout(500)
  const kept = await page.evaluate(
    () => [...document.querySelectorAll('img')].filter(image => image.complete && image.naturalWidth > 400).length,
  )
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return [
    { what: 'comic opened directly to first page painted', figures: [figure('', median(openings), 'ms', 450)] },
    {
      what: 'page turn, preloaded, default settings, key to painted page',
      figures: [
        figure('p50', percentile(calm.map(took), 0.5), 'ms', 33),
        figure('p95', percentile(calm.map(took), 0.95), 'ms', 60),
      ],
    },
    {
      what: '50 turns 120 ms apart',
      figures: [
        figure('pages not seen', 50 - new Set(quick.map(one => one.page)).size, '', 0),
        figure('last key to last page', took(quick.at(-1) ?? { key: 0, seen: Number.NaN, page: 0 }), 'ms', 40),
      ],
    },
    {
      what: 'after 300 pages',
      figures: [figure('page images kept', kept, '', 10), figure('JS heap', usedSize / 1048576, 'MiB', 12)],
    },
  ]
}

const took = ({ key, seen }: Turn) => seen - key

/** Presses the key that goes on, `times` times, and gives what the page noted. */
async function turn(page: Page, times: number, every: number): Promise<Turn[]> {
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
