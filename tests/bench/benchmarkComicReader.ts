import type { Browser, BrowserContext, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import {
  countRetainedImages,
  measureHeapMiB,
  openBenchmarkBrowserContext,
  signInForBenchmark,
} from './benchmarkBrowser'
import {
  type BenchmarkMeasurement,
  computeMedian,
  computePercentile,
  createBenchmarkFigure,
} from './benchmarkMeasurement'
import { waitForAnalyzedBookId } from './benchmarkRouteBytes'
import { getPageTurnDurationMs, recordPageTurns, recordRepeatedPageTurns } from './recordPageTurns'
import { startDelayProxy } from './startDelayProxy'

/** Title of a generated comic with many large pages. */
export const longComicTitle = 'Long Comic 001'

/** Waits until the first page image is complete. Returns the time since the start of the navigation in milliseconds. */
export const measureFirstPagePaintMs = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('[data-spread][data-shown="true"] img')
      return image?.complete && image.naturalWidth > 0 ? performance.now() : 0
    })
    .then(handle => handle.jsonValue())

/** Measures the comic reader with large pages: opening time, page turns and memory. */
export async function benchmarkComicReader(browser: Browser, longbox: RunningLongbox): Promise<BenchmarkMeasurement[]> {
  const context = await openBenchmarkBrowserContext(browser)
  const scout = await context.newPage()
  await signInForBenchmark(scout, longbox.url)
  const id = await waitForAnalyzedBookId(scout, 'DIVINA', longComicTitle)
  const address = `/book/${id}/read`
  const far = await startDelayProxy(longbox.url, 20)
  const openings = await measureOpening(browser, context, longbox.url, address)
  const farOpenings = await measureOpening(browser, context, far.url, address)
  await far.stop()

  const page = await context.newPage()
  await recordPageTurns(page)
  await page.goto(`${longbox.url}${address}?page=1`)
  await measureFirstPagePaintMs(page)
  await page.waitForTimeout(1500)
  const slowTurns = await recordRepeatedPageTurns(page, 60, 700)
  const fastTurns = await recordRepeatedPageTurns(page, 50, 120)
  await recordRepeatedPageTurns(page, 190, 60)
  await page.waitForTimeout(500)
  const imageCount = await countRetainedImages(page, 400)
  const heap = await measureHeapMiB(page)
  const plain = await measureReferenceTurns(context, longbox.url, id)
  await context.close()
  const times = slowTurns.map(getPageTurnDurationMs)
  return [
    {
      what: 'comic opened directly to first page painted',
      figures: [
        createBenchmarkFigure('', computeMedian(openings), 'ms', 450),
        createBenchmarkFigure('20 ms away', computeMedian(farOpenings), 'ms'),
      ],
    },
    {
      what: 'page turn, preloaded, default settings, key to painted page',
      figures: [
        createBenchmarkFigure('p50', computePercentile(times, 0.5), 'ms', 33),
        createBenchmarkFigure('p95', computePercentile(times, 0.95), 'ms', 60),
        createBenchmarkFigure('p50 of a plain page that swaps decoded images', computePercentile(plain, 0.5), 'ms'),
        createBenchmarkFigure('p95 of that page', computePercentile(plain, 0.95), 'ms'),
      ],
    },
    {
      what: '50 turns 120 ms apart',
      figures: [
        createBenchmarkFigure('pages not seen', 50 - new Set(fastTurns.map(({ shown }) => shown)).size, '', 0),
        createBenchmarkFigure(
          'last key to last page',
          fastTurns.length > 0 ? getPageTurnDurationMs(fastTurns.at(-1) as never) : Number.NaN,
          'ms',
          40,
        ),
      ],
    },
    {
      what: 'after 300 pages',
      figures: [
        createBenchmarkFigure('page images in memory', imageCount, '', 10),
        createBenchmarkFigure('JS heap', heap, 'MiB', 12),
      ],
    },
  ]
}

/**
 * Opens an address in nine new browser contexts with a signed-in user. Returns the times in milliseconds until the
 * first page is painted.
 */
async function measureOpening(
  browser: Browser,
  signedIn: BrowserContext,
  url: string,
  address: string,
): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 9; run++) {
    const fresh = await openBenchmarkBrowserContext(browser, { storageState: await signedIn.storageState() })
    const page = await fresh.newPage()
    await page.goto(url + address)
    times.push((await measureFirstPagePaintMs(page)) || Number.NaN)
    await fresh.close()
  }
  return times
}

/**
 * Measures page turns of a minimal HTML page that only swaps decoded images. These times are the lower limit for page
 * turns on this machine.
 */
async function measureReferenceTurns(context: BrowserContext, url: string, id: string): Promise<number[]> {
  const page = await context.newPage()
  await recordPageTurns(page)
  await page.goto(`${url}/favicon.svg`)
  await page.route('**/plain.html', route =>
    route.fulfill({ contentType: 'text/html', body: '<body style="margin:0;background:#000">' }),
  )
  await page.goto(`${url}/plain.html`)
  await page.evaluate(async bookId => {
    const images = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const image = new Image()
        image.src = `/api/v1/books/${bookId}/pages/${index + 1}`
        image.style.cssText = 'inline-size:533px;block-size:800px'
        await image.decode()
        const spread = document.createElement('div')
        spread.dataset.spread = String(index)
        spread.dataset.page = String(index)
        const box = document.createElement('div')
        box.dataset.page = String(index)
        box.append(image)
        spread.append(box)
        return spread
      }),
    )
    let at = 0
    const showCurrent = () => {
      const spread = images[at % images.length] as HTMLElement
      spread.dataset.shown = 'true'
      document.body.replaceChildren(spread)
    }
    showCurrent()
    addEventListener('keydown', () => {
      at += 1
      showCurrent()
    })
  }, id)
  const turns = await recordRepeatedPageTurns(page, 30, 300)
  await page.close()
  return turns.map(getPageTurnDurationMs)
}
