import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkContext, signInForBenchmark, waitForNetworkIdle } from './benchmarkBrowser'
import { type BenchmarkMeasurement, createBenchmarkFigure, median } from './benchmarkMeasurement'

type RunResult = { firstPoster: number; shift: number; blocking: number; requests: number }

/** Records the first poster, layout shifts and long tasks of the page load. Runs in the page before its scripts. */
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

/** Measures the dashboard of an administrator. Each run uses a new browser. */
export async function benchmarkDashboard(
  browser: Browser,
  longbox: RunningLongbox,
  runs = 7,
): Promise<BenchmarkMeasurement[]> {
  const results: RunResult[] = []
  for (let run = 0; run < runs; run++) {
    const context = await openBenchmarkContext(browser)
    await signInForBenchmark(await context.newPage(), longbox.url)
    const page = await context.newPage()
    await page.addInitScript(recordPageLoad)
    // Counts all requests, including the event stream.
    let requests = 0
    page.on('request', request => {
      if (/\/(api|actuator|sse)\//.test(request.url()) && !/\/thumbnails?(\/|\?|$)/.test(request.url())) requests++
    })
    await page.goto(`${longbox.url}/dashboard`)
    await waitForNetworkIdle(page)
    results.push({
      ...(await page.evaluate(() => (window as unknown as { recorded: Omit<RunResult, 'requests'> }).recorded)),
      requests,
    })
    await context.close()
  }
  const medianOf = (of: (run: RunResult) => number) => median(results.map(of))
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
