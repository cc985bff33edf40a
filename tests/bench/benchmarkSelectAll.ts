import type { Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { measureHeapMiB, waitForNetworkIdle } from './benchmarkBrowser'
import { type BenchmarkMeasurement, createBenchmarkFigure } from './benchmarkMeasurement'

type Figure = BenchmarkMeasurement['figures'][number]

/**
 * Selects all series and marks them as read. Measures the time until all series are selected, the memory, and the size
 * of the largest request.
 */
export async function benchmarkSelectAll(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await waitForNetworkIdle(page)
  const before = await measureHeapMiB(page)
  let largest = 0
  page.on('request', request => {
    if (request.url().includes('/api/')) largest = Math.max(largest, request.postDataBuffer()?.byteLength ?? 0)
  })
  await page.locator('[data-card-link]').first().hover()
  await page.getByRole('checkbox').first().click()
  const all = page.getByRole('button', { name: /^Select all/ })
  await all.waitFor()
  const responseMs = await all.evaluate(async button => {
    const bar = button.closest('[role=toolbar], [role=region], section, div[data-selection]') ?? document.body
    const before = bar.textContent
    const start = performance.now()
    ;(button as HTMLElement).click()
    while (bar.textContent === before && performance.now() - start < 5000) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  const heap = (await measureHeapMiB(page)) - before
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await page.waitForTimeout(3000)
  const marking = (await measureHeapMiB(page)) - before
  return [
    createBenchmarkFigure('select all that match: until the bar says so', responseMs, 'ms', 100),
    createBenchmarkFigure('JS heap for it, while marking as read', Math.max(heap, marking), 'MiB', 20),
    createBenchmarkFigure('largest request for it', largest / 1024, 'KiB', 64),
  ]
}
