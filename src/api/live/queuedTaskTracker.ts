/** Tasks whose requests the server has accepted in this tab. The server executes them later, in its task queue. */
export type QueuedTaskTracker = {
  /** Must be called when the server has accepted the request for a task. */
  add: (id: string) => void
  remove: (id: string) => void
  /** Returns whether the reports have shown the end of a task, and no later report contains tasks of these types. */
  hasEnded: (id: string) => boolean
  /**
   * Handles a report of the server about its task queue.
   * @param counts number of tasks by type. Undefined if the report does not contain the types
   * @returns ids of the tasks that are no longer in the queue. The server has executed them, has not been able to
   *   execute them, or has canceled them
   */
  listEnded: (counts: Readonly<Record<string, number>> | undefined) => string[]
  /**
   * Sets the numbers of consecutive reports back to 0. Must be called after an interruption of the live events, because
   * reports may be missing.
   */
  forgetReports: () => void
}

/**
 * A report without tasks counts only if it arrives more than this time in milliseconds after the server has accepted
 * the request. An earlier report may be delayed, and may describe the task queue before the request.
 */
const MIN_REPORT_DELAY_MS = 60_000
/** A task counts as ended after this number of consecutive reports that contain no tasks of its types. */
const REPORTS_UNTIL_ENDED = 2

/**
 * Returns a tracker that detects the end of queued tasks. The server does not report the failure of a task.
 * @param taskTypes types of the tasks in the reports of the server (server-facts 2.11, `countByType`)
 */
export function createQueuedTaskTracker(taskTypes: readonly string[]): QueuedTaskTracker {
  const tasks = new Map<string, { readonly acceptedAt: number; reportsWithoutTasks: number }>()
  const hasEnded = (id: string) => (tasks.get(id)?.reportsWithoutTasks ?? 0) >= REPORTS_UNTIL_ENDED
  const listEnded: QueuedTaskTracker['listEnded'] = counts => {
    const hasTasks = !counts || taskTypes.some(type => (counts[type] ?? 0) > 0)
    for (const task of tasks.values()) {
      if (hasTasks) task.reportsWithoutTasks = 0
      else if (Date.now() - task.acceptedAt > MIN_REPORT_DELAY_MS) task.reportsWithoutTasks += 1
    }
    return [...tasks.keys()].filter(hasEnded)
  }
  return {
    add: id => void tasks.set(id, { acceptedAt: Date.now(), reportsWithoutTasks: 0 }),
    remove: id => void tasks.delete(id),
    hasEnded,
    listEnded,
    forgetReports: () => void listEnded(undefined),
  }
}
