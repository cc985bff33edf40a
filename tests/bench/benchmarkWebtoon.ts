import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import {
  countRetainedImages,
  measureHeapMiB,
  openBenchmarkBrowserContext,
  signInForBenchmark,
} from './benchmarkBrowser'
import { type BenchmarkMeasurement, createBenchmarkFigure } from './benchmarkMeasurement'
import { waitForAnalyzedBookId } from './benchmarkRouteBytes'

/** Title of a generated webtoon with many pages. */
export const longWebtoonTitle = 'Long Webtoon 001'

/**
 * Results for a webtoon. `maxBlankMs` is the longest time without a visible image. `maxLoadedImages` is the maximum
 * number of loaded images in the document. `distanceToEndPx` is the remaining distance to the end.
 */
type FlingResult = { maxBlankMs: number; maxLoadedImages: number; distanceToEndPx: number }

/**
 * Measures a webtoon with 300 pages that scrolls by 1,200 px every 50 ms. The results are the longest time without a
 * visible image, the JavaScript heap, the numbers of images in the document and in memory, and the distance to the end.
 */
export async function benchmarkWebtoon(browser: Browser, longbox: RunningLongbox): Promise<BenchmarkMeasurement[]> {
  const context = await openBenchmarkBrowserContext(browser, { viewport: { width: 800, height: 1200 } })
  const scout = await context.newPage()
  await signInForBenchmark(scout, longbox.url)
  const id = await waitForAnalyzedBookId(scout, 'DIVINA', longWebtoonTitle)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('longbox.reader.mode', '"WEBTOON"'))
  await page.goto(`${longbox.url}/book/${id}/read?page=1`)
  await page.waitForSelector('[data-webtoon] img')
  await page.waitForTimeout(1000)
  const { maxBlankMs, maxLoadedImages, distanceToEndPx } = await page.evaluate(fling)
  const heap = await measureHeapMiB(page)
  const imageCount = await countRetainedImages(page, 400)
  await context.close()
  return [
    {
      what: 'webtoon of 300 strips flung at 1,200 px each 50 ms',
      figures: [
        createBenchmarkFigure('longest blank screen', maxBlankMs, 'ms', 100),
        createBenchmarkFigure('JS heap', heap, 'MiB', 15),
        createBenchmarkFigure('strips in the document at most', maxLoadedImages, '', 10),
        createBenchmarkFigure('strips in memory in the end, in the document or out of it', imageCount, '', 10),
        createBenchmarkFigure('left to the end', distanceToEndPx, 'px', 2),
      ],
    },
  ]
}

/** Scrolls the webtoon to its end. Measures how long the screen shows no loaded image. Runs in the page. */
async function fling(): Promise<FlingResult> {
  const scroller = document.querySelector<HTMLElement>('[data-webtoon]')
  if (!scroller) return { maxBlankMs: Number.NaN, maxLoadedImages: Number.NaN, distanceToEndPx: Number.NaN }
  const end = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  const result = { maxBlankMs: 0, maxLoadedImages: 0, distanceToEndPx: 0 }
  let since = performance.now()
  let last = since
  while (end() > 2) {
    const now = await new Promise<number>(requestAnimationFrame)
    if (now - last >= 50) {
      scroller.scrollTop += 1200
      last = now
    }
    const strips = [...scroller.querySelectorAll('img')].filter(image => image.complete && image.naturalWidth > 0)
    result.maxLoadedImages = Math.max(result.maxLoadedImages, strips.length)
    const seen = strips.some(image => {
      const box = image.getBoundingClientRect()
      return box.bottom > 0 && box.top < innerHeight
    })
    if (seen) since = now
    else result.maxBlankMs = Math.max(result.maxBlankMs, now - since)
  }
  result.distanceToEndPx = end()
  return result
}
