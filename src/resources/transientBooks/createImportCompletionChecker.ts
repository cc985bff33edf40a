import type { HistoryEvent } from '../../generated/model.schemas'
import type { ImportVerificationResult } from '../../machines/import/bookImportServerAndStorageCalls'
import type { ImportableBookFile } from '../../machines/import/importRow'

/** Number of tasks in the server queue for each task type. */
export type ServerTaskCountsByType = Readonly<Record<string, number>>

type ImportCheckerInput = {
  /**
   * Fetches the history events since a time.
   * @param since local time of the server in ISO 8601
   */
  readImportEvents: (since: string) => Promise<readonly HistoryEvent[]>
  /**
   * Returns the time of the first import request for a file, in milliseconds since 1970. Undefined if the time is
   * unknown.
   */
  sentAt: (url: string) => number | undefined
  /**
   * Called when the server queue no longer contains imports. From this time, `check` finds the result of an import even
   * if no live event has reported the result.
   */
  onQueueEmpty: () => void
}

/**
 * Finds out whether the server has imported a file, if no live event has reported the result of the import. Uses the
 * task queue and the history of the server.
 */
export type ImportCompletionChecker = {
  check: (file: Pick<ImportableBookFile, 'url'>) => Promise<ImportVerificationResult>
  /** Must be called with each report of the server about its task queue. */
  receiveTaskCounts: (counts: ServerTaskCountsByType) => void
  /** Must be called after each import request. The last report about the task queue is then outdated. */
  forgetQueue: () => void
}

const IMPORT_TASK_TYPE = 'ImportBook'
/**
 * Maximum difference in milliseconds between the clock times of server and browser. The times in the history contain no
 * time zone, and the time zones of server and browser may differ by up to 26 hours.
 */
const MAX_CLOCK_DIFFERENCE_MS = 27 * 3_600_000

/**
 * Creates the functions that check the results of imports. While the server queue contains imports, all results
 * are pending. Then the history shows the results. Ignores the first report about the queue after an import request,
 * because this report may be older than the request.
 */
export function createImportCompletionChecker({
  readImportEvents,
  sentAt,
  onQueueEmpty,
}: ImportCheckerInput): ImportCompletionChecker {
  let queue: 'unknown' | 'stale' | 'busy' | 'empty' = 'unknown'
  /** History events that all checks share until the next report about the task queue. */
  let events: { since: string; result: Promise<readonly HistoryEvent[]> } | undefined

  const readEvents = (since: string) => {
    if (events === undefined || since < events.since) {
      const result = readImportEvents(since)
      const shared = { since, result }
      events = shared
      result.catch(() => {
        if (events === shared) events = undefined
      })
    }
    return events.result
  }

  return {
    async check({ url }) {
      if (queue !== 'empty') return { type: 'pending' }
      const since = toServerTime((sentAt(url) ?? Date.now()) - MAX_CLOCK_DIFFERENCE_MS)
      const found = (await readEvents(since)).find(
        ({ type, timestamp, properties }) => type === 'BookImported' && properties.source === url && timestamp >= since,
      )
      return found?.bookId ? { type: 'imported', bookId: found.bookId } : { type: 'absent' }
    },
    receiveTaskCounts(counts) {
      const previous = queue
      if ((counts[IMPORT_TASK_TYPE] ?? 0) > 0) queue = 'busy'
      else queue = previous === 'stale' ? 'unknown' : 'empty'
      events = undefined
      if (queue === 'empty' && previous !== 'empty') onQueueEmpty()
    },
    forgetQueue() {
      queue = 'stale'
      events = undefined
    },
  }
}

const toServerTime = (time: number) => new Date(time).toISOString().slice(0, 19)
