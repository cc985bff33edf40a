import { expect, type Page } from 'playwright/test'

/** Maximum duration of a task that content of a server may cause. Without limits, costly content takes more than 10 seconds. */
const MAX_TASK_MS = 2_000

/** Records the long tasks of all further documents of a page. */
export const watchLongTasks = (page: Page): Promise<unknown> => page.addInitScript(recordLongTasks)

/**
 * Opens content and checks that the page stays responsive. Opens it again after a long task, because other processes can delay a
 * task. Costly content is slow every time.
 */
export const expectResponsive = (page: Page, openContent: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await openContent()
    expect(await page.evaluate(longestTaskMs)).toBeLessThan(MAX_TASK_MS)
  }).toPass({ timeout: 60_000 })

/** Records long tasks in `longTasks`. Runs in the page before its scripts. */
function recordLongTasks(): void {
  Object.assign(window, { longTasks: [] as number[] })
  new PerformanceObserver(entries => {
    for (const { duration } of entries.getEntries()) (Reflect.get(window, 'longTasks') as number[]).push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Returns the duration in milliseconds of the longest task. Runs in the page. */
const longestTaskMs = (): number => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[]))
