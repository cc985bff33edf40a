import { expect, type Page } from 'playwright/test'

/**
 * Maximum processor time in milliseconds of a browser task. During a longer task, the tab would not react to the user
 * for a noticeable time.
 */
const MAX_TASK_MS = 2_000

/**
 * `TASK_EVENT` is the name of the trace event that Chromium records for each task. `PAGE_THREAD` is the name of the
 * thread that lays out pages and runs their scripts.
 */
const TASK_EVENT = 'ThreadControllerImpl::RunTask'
const PAGE_THREAD = 'CrRendererMain'

/** Event of a Chromium trace. `tdur` is the processor time of the thread in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Maximum number of measurements. If a task takes longer than {@link MAX_TASK_MS}, other processes may have delayed the
 * task. In this case, the test repeats the measurement and compares the shortest result with the limit.
 */
const MAX_MEASUREMENTS = 3

/**
 * Opens content and checks that no task of a page takes more than {@link MAX_TASK_MS} of processor time. Measures
 * processor time, because elapsed time depends more on other processes of the machine.
 * @param openContent opens the content and waits until it is visible. The test may call this function several times.
 * @param what description of the content for the failure message
 */
export async function expectNoLongTasks(page: Page, openContent: () => Promise<void>, what?: string): Promise<void> {
  let longestTaskMs = Number.POSITIVE_INFINITY
  for (let count = 0; count < MAX_MEASUREMENTS && longestTaskMs >= MAX_TASK_MS; count++)
    longestTaskMs = Math.min(longestTaskMs, await measureLongestTaskMs(page, openContent))
  expect(longestTaskMs, what).toBeLessThan(MAX_TASK_MS)
}

/**
 * Opens content, and records the browser tasks of the page until the content is visible.
 * @returns processor time of the longest task, in milliseconds
 */
async function measureLongestTaskMs(page: Page, openContent: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser that can record a trace')
  await browser.startTracing(page, { categories: ['toplevel'] })
  const trace = openContent().then(
    () => browser.stopTracing(),
    async error => {
      await browser.stopTracing()
      throw error
    },
  )
  const taskMs = getTaskProcessorTimesMs(JSON.parse((await trace).toString()).traceEvents)
  expect(taskMs.length, 'recorded tasks').toBeGreaterThan(0)
  return Math.max(...taskMs)
}

/**
 * Returns the processor times of tasks in a trace, in milliseconds. Includes only tasks on the main threads of pages.
 */
function getTaskProcessorTimesMs(events: readonly TraceEvent[]): number[] {
  const pageThreads = new Set(
    events.filter(event => event.name === 'thread_name' && event.args?.name === PAGE_THREAD).map(getThreadKey),
  )
  return events.flatMap(event =>
    event.name === TASK_EVENT && event.tdur !== undefined && pageThreads.has(getThreadKey(event))
      ? [event.tdur / 1000]
      : [],
  )
}

const getThreadKey = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
