import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark, waitForNetworkIdle } from './benchmarkBrowser'
import { type BenchmarkMeasurement, computeMedian, createBenchmarkFigure } from './benchmarkMeasurement'

type RunResult = { firstPoster: number; shift: number; blocking: number; requests: number }

/**
 * Records the time of the first visible poster, the layout shifts and the long tasks. Runs in the page before the
 * scripts of the client.
 */
function recordPageLoad() {
  const recorded = { firstPoster: Number.NaN, shift: 0, blocking: 0 }
  Object.assign(window, { recorded })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) recorded.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) recorded.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const poster = [...document.querySelectorAll<HTMLImageElement>('main img')].find(
      image => image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
    )
    if (!poster) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      recorded.firstPoster = performance.now()
    })
  }
  requestAnimationFrame(look)
}

/**
 * Opens the dashboard of an administrator in a new browser context, in which no files are cached.
 * @param url address of the client
 */
export async function openDashboardWithoutCache(browser: Browser, url: string): Promise<RunResult> {
  const context = await openBenchmarkBrowserContext(browser)
  await signInForBenchmark(await context.newPage(), url)
  const page = await context.newPage()
  await page.addInitScript(recordPageLoad)
  // Counts the API requests, including the request for the event stream, but without the requests for posters.
  let requests = 0
  page.on('request', request => {
    if (/\/(api|actuator|sse)\//.test(request.url()) && !/\/thumbnails?(\/|\?|$)/.test(request.url())) requests++
  })
  await page.goto(`${url}/dashboard`)
  await waitForNetworkIdle(page)
  const recorded = await page.evaluate(() => (window as unknown as { recorded: Omit<RunResult, 'requests'> }).recorded)
  await context.close()
  return { ...recorded, requests }
}

/** Measures the dashboard of an administrator. Each run uses a new browser context. */
export async function benchmarkDashboard(
  browser: Browser,
  longbox: RunningLongbox,
  runs = 7,
): Promise<BenchmarkMeasurement[]> {
  const results: RunResult[] = []
  for (let run = 0; run < runs; run++) results.push(await openDashboardWithoutCache(browser, longbox.url))
  const medianOf = (of: (run: RunResult) => number) => computeMedian(results.map(of))
  return [
    {
      what: 'dashboard, cold',
      figures: [
        createBenchmarkFigure(
          'first poster painted',
          medianOf(run => run.firstPoster),
          'ms',
          700,
        ),
        createBenchmarkFigure(
          'layout shift (CLS)',
          medianOf(run => run.shift),
          '',
          0.02,
        ),
        createBenchmarkFigure(
          'blocking time',
          medianOf(run => run.blocking),
          'ms',
          150,
        ),
        createBenchmarkFigure(
          'requests until it is at rest, posters aside',
          medianOf(run => run.requests),
          '',
          16,
        ),
      ],
    },
  ]
}
