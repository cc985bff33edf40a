import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark, waitForNetworkIdle } from './benchmarkBrowser'
import { benchmarkedAdminTables, LARGE_TABLE_ROW_COUNT } from './benchmarkedAdminTables'
import { type BenchmarkMeasurement, computeMedian, createBenchmarkFigure } from './benchmarkMeasurement'

/**
 * Number of times that the benchmark opens each table. The results are the median time and the largest number of
 * requests of these openings.
 */
const OPENINGS = 5
/** Height in CSS pixels of a viewport that shows 100 rows. */
const TALL_VIEWPORT_PX = 7200

type Opening = { renderMs: number; requests: number }

/**
 * Measures each table of {@link benchmarkedAdminTables}. Most of these tables have 10,000 rows. The results are the
 * time from the last response until 100 rows are painted, the number of requests, and the number of DOM nodes.
 */
export async function benchmarkAdminTables(browser: Browser, longbox: RunningLongbox): Promise<BenchmarkMeasurement[]> {
  const measurements: BenchmarkMeasurement[] = []
  for (const { name, path, rowCount = LARGE_TABLE_ROW_COUNT } of benchmarkedAdminTables) {
    const openings: Opening[] = []
    for (let run = 0; run < OPENINGS; run++) openings.push(await openTable(browser, longbox, path))
    measurements.push({
      what: `table of ${name}`,
      figures: [
        createBenchmarkFigure(
          'last response to 100 painted rows',
          computeMedian(openings.map(({ renderMs }) => renderMs)),
          'ms',
          300,
        ),
        createBenchmarkFigure('requests', Math.max(...openings.map(({ requests }) => requests)), '', 6),
        createBenchmarkFigure(
          `DOM nodes with ${rowCount.toLocaleString('en')} rows`,
          await countNodes(browser, longbox, path, rowCount),
          '',
          1500,
        ),
      ],
    })
  }
  return measurements
}

async function openTable(browser: Browser, { url }: RunningLongbox, path: string): Promise<Opening> {
  const context = await openBenchmarkBrowserContext(browser, { viewport: { width: 1280, height: TALL_VIEWPORT_PX } })
  const page = await context.newPage()
  await signInForBenchmark(page, url)
  // Loads the code of the page first, so that the measurement does not include the time for loading the code.
  await page.goto(url + path)
  await page.locator('[data-row="99"]').waitFor()
  await page.goto(`${url}/account`)
  await waitForNetworkIdle(page)
  let requests = 0
  page.on('request', request => {
    if (/\/(api|actuator)\//.test(request.url()) && !request.url().includes('thumbnail')) requests += 1
  })
  const renderMs = await page.evaluate(navigateAndMeasure, path)
  await waitForNetworkIdle(page)
  await context.close()
  return { renderMs, requests }
}

async function countNodes(browser: Browser, { url }: RunningLongbox, path: string, rowCount: number): Promise<number> {
  const context = await openBenchmarkBrowserContext(browser)
  await context.addInitScript(() => localStorage.setItem('longbox.table.paging', '"scroll"'))
  const page = await context.newPage()
  await signInForBenchmark(page, url)
  await page.goto(url + path)
  await page.locator('[data-row="0"]').waitFor()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await waitForNetworkIdle(page)
  const nodes = await countDomNodesOfTablePage(page, rowCount)
  await context.close()
  return nodes
}

/** Returns the number of DOM nodes of the page. Returns NaN if the table has fewer rows than `minRows`. */
export const countDomNodesOfTablePage = (page: Page, minRows: number) =>
  page.evaluate(min => {
    const isComplete = Number(document.querySelector('[role="table"]')?.getAttribute('aria-rowcount')) >= min
    return isComplete ? document.getElementsByTagName('*').length : Number.NaN
  }, minRows)

/**
 * Navigates to a table in the running app, without a reload. Returns the time in milliseconds between the last response
 * and the frame that shows 100 rows. Playwright runs this function in the browser.
 */
async function navigateAndMeasure(path: string): Promise<number> {
  const start = performance.now()
  history.pushState({}, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  const loadedRows = () =>
    [...document.querySelectorAll('[role="row"][data-row]')].filter(row => row.textContent?.trim()).length
  while (loadedRows() < 100) {
    if (performance.now() - start > 20_000) return Number.NaN
    await new Promise(requestAnimationFrame)
  }
  // Waits for the start of the next frame. By then, the rows have been painted.
  await new Promise(requestAnimationFrame)
  const painted = performance.now()
  const responses = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= start && /\/(api|actuator)\//.test(name))
    .map(entry => (entry as PerformanceResourceTiming).responseEnd)
    .filter(end => end > 0 && end <= painted)
  return painted - Math.max(...responses)
}
