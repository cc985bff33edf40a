import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { countDomNodesOfTablePage } from './benchmarkAdminTables'
import { openBenchmarkBrowserContext, signInForBenchmark } from './benchmarkBrowser'
import {
  type BenchmarkMeasurement,
  computeMedian,
  computePercentile,
  createBenchmarkFigure,
} from './benchmarkMeasurement'
import { measureKeyPressLatency } from './measureKeyPressLatency'

const FILE_COUNT = 5000
const FILES_PER_SERIES = 100
/** Number of runs. Each run uses a new browser profile, so no import of a previous run is stored there. */
const RUNS = 3
const TABLE_TIMEOUT_MS = 60_000

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Measures the import page with 5,000 files of 50 series. The server analyzes the files in the background.
 * @param folder empty folder for the files
 */
export async function benchmarkBookImportPage(
  browser: Browser,
  longbox: RunningLongbox,
  folder: string,
): Promise<BenchmarkMeasurement[]> {
  await writeImportFiles(browser, longbox, folder)
  const scanTimes: number[] = []
  const keyTimes: number[] = []
  const nodes: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const { context, page } = await openSignedInPage(browser, longbox)
    scanTimes.push(await measureScan(page, longbox.url, folder))
    keyTimes.push(...(await measureFields(page)))
    nodes.push(await countNodesAmongRows(page))
    await context.close()
  }
  return [
    {
      what: `import of ${FILE_COUNT} files`,
      figures: [
        createBenchmarkFigure('scan response to usable table', computeMedian(scanTimes), 'ms', 1000),
        createBenchmarkFigure('DOM nodes', Math.max(...nodes), '', 1500),
        createBenchmarkFigure('typing, key to paint, p95', computePercentile(keyTimes, 0.95), 'ms', 50),
      ],
    },
  ]
}

/** Opens a page in a new browser profile. The tables of the page show all rows without paging. */
async function openSignedInPage(browser: Browser, { url }: RunningLongbox) {
  const context = await openBenchmarkBrowserContext(browser)
  await context.addInitScript(() => localStorage.setItem('longbox.table.paging', '"scroll"'))
  const page = await context.newPage()
  await signInForBenchmark(page, url)
  return { context, page }
}

/** Writes files whose names match series of the library. Each series has a folder. */
async function writeImportFiles(browser: Browser, longbox: RunningLongbox, folder: string): Promise<void> {
  const { context, page } = await openSignedInPage(browser, longbox)
  const seriesCount = FILE_COUNT / FILES_PER_SERIES
  const response = await page.request.get(`${longbox.url}/api/v1/series?size=${seriesCount}&oneshot=false`)
  const { content }: { content: { metadata: { title: string } }[] } = await response.json()
  await context.close()
  const comic = zipSync({ '001.png': [new Uint8Array(PIXEL), { level: 0 }] })
  for (const { metadata } of content) {
    const title = metadata.title.replaceAll('/', '-')
    mkdirSync(join(folder, title))
    for (let issue = 0; issue < FILES_PER_SERIES; issue++)
      writeFileSync(join(folder, title, `${title} ${String(issue + 100)}.cbz`), comic)
  }
}

/** Scans the import folder. Returns the time in milliseconds from the scan response until the first rows are usable. */
async function measureScan(page: Page, url: string, folder: string): Promise<number> {
  await page.goto(`${url}/import/books`)
  await page.getByRole('textbox', { name: 'Folder on the server' }).fill(folder)
  await page.evaluate(() => performance.setResourceTimingBufferSize(100_000))
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  return page.evaluate(waitForRows, { count: FILE_COUNT, timeoutMs: TABLE_TIMEOUT_MS })
}

/** Returns the time in milliseconds from the scan response to the first usable rows. Runs in the page. */
async function waitForRows({ count, timeoutMs }: { count: number; timeoutMs: number }): Promise<number> {
  const start = performance.now()
  const scanResponse = () =>
    performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/api/v1/transient-books')) as
      | PerformanceResourceTiming
      | undefined
  const hasRows = () =>
    Number(document.querySelector('[role="table"]')?.getAttribute('aria-rowcount')) >= count &&
    document.querySelector('[data-row="0"]')?.textContent?.trim()
  while (!hasRows() || !scanResponse()?.responseEnd) {
    if (performance.now() - start > timeoutMs) return Number.NaN
    await new Promise(requestAnimationFrame)
  }
  // The table is usable when its rows are painted and the main thread is idle.
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - (scanResponse()?.responseEnd ?? Number.NaN)
}

/**
 * Types into three fields of the import page: the search field of the table, the name pattern, and the number of a row.
 * Returns the times from key press to next frame in milliseconds.
 */
async function measureFields(page: Page): Promise<number[]> {
  const times: number[] = []
  const search = page.getByRole('searchbox', { name: 'File, series or name' })
  await search.focus()
  times.push(...(await measureKeyPressLatency(page, 'harbour of the moon')))
  await search.fill('')
  await page.getByText('Names and copy mode').click()
  await page.getByRole('textbox', { name: 'Pattern of the destination names' }).focus()
  times.push(...(await measureKeyPressLatency(page, ' from the archive')))
  await page
    .getByRole('textbox', { name: /^Number of / })
    .first()
    .focus()
  times.push(...(await measureKeyPressLatency(page, '1234567')))
  return times
}

async function countNodesAmongRows(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.locator(`[data-row="${FILE_COUNT / 2}"]`).waitFor()
  return countDomNodesOfTablePage(page, FILE_COUNT)
}
