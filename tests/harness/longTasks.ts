import { expect, type Page } from 'playwright/test'

/**
 * Maximum duration in milliseconds of a browser task that processes content of the server. Without limits in the
 * client, costly content takes more than 10 seconds. With limits, the costliest content takes up to 4 seconds on two
 * busy cores, because other processes delay it.
 */
const MAX_TASK_MS = 5_000

/** Records the long tasks of all documents that a page loads after this call. */
export const startRecordingLongTasks = (page: Page): Promise<unknown> => page.addInitScript(recordLongTasks)

/**
 * Opens content and checks that no task of the page is too long. Repeats a failed check, because other processes can
 * delay a task. If the content itself is too costly, all checks fail.
 */
export const expectNoLongTasks = (page: Page, openContent: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await openContent()
    expect(await page.evaluate(longestTaskMs)).toBeLessThan(MAX_TASK_MS)
  }).toPass({ timeout: 60_000 })

function recordLongTasks(): void {
  Object.assign(window, { longTasks: [] as number[] })
  new PerformanceObserver(entries => {
    for (const { duration } of entries.getEntries()) (Reflect.get(window, 'longTasks') as number[]).push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Returns the duration in milliseconds of the longest task. Runs in the page. */
const longestTaskMs = (): number => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[]))
