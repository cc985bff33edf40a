import type { HistoryEvent } from '../../../generated/model.schemas'
import type { ImportVerificationResult } from '../../../machines/import/bookImportServerAndStorageCalls'
import type { ImportableBookFile } from '../../../machines/import/importRow'

/** Number of tasks in the task queue of the server, by task type. */
export type ServerTaskCountsByType = Readonly<Record<string, number>>

type ImportCheckerInput = {
  /**
   * Fetches the history events from the time `since` until now.
   * @param since local time of the server in ISO 8601 format
   */
  readImportEvents: (since: string) => Promise<readonly HistoryEvent[]>
  /** Fetches the time of the latest history event. Resolves to undefined if the history is empty. */
  readLatestEventTime: () => Promise<string | undefined>
  /**
   * Returns the time at which the client requested the import of a file, in milliseconds since 1970. Returns undefined
   * if this time is unknown.
   */
  sentAt: (url: string) => number | undefined
  /**
   * Called when the task queue of the server contains no more imports. From this time, `check` returns the final result
   * of each import.
   */
  onQueueEmpty: () => void
}

/**
 * Functions that find out whether the server has imported a file, even if the live event with the result was lost. They
 * use the task queue and the history of the server.
 */
export type ImportCompletionChecker = {
  check: (file: Pick<ImportableBookFile, 'url'>) => Promise<ImportVerificationResult>
  /** Handles a report of the server about its task queue. Must be called for each report. */
  receiveTaskCounts: (counts: ServerTaskCountsByType) => void
  /**
   * Discards the last report about the task queue. Must be called before and after each import request, because earlier
   * reports do not contain the requested import.
   */
  forgetQueue: () => void
  /**
   * Stores the time of the latest history event. Must be called before each import request, with the paths of its
   * files. The request must wait for the returned promise, which never rejects. If the reports about the task queue are
   * missing later, `check` ignores all history events up to the stored time. These events can be about an earlier
   * import of the same path.
   */
  recordRequest: (urls: readonly string[]) => Promise<void>
}

const IMPORT_TASK_TYPE = 'ImportBook'
/**
 * Time without a report about the task queue, in milliseconds, after which the reports count as missing. The server
 * sends a report every 10 seconds, but a proxy may block live events.
 */
export const TASK_REPORT_TIMEOUT_MS = 35_000
/**
 * Maximum age in milliseconds of fetched history events that the calls of `check` share while the reports are missing.
 * If the events are older, the next call fetches them again.
 */
const EVENT_SHARING_MS = 25_000
/**
 * Maximum difference in milliseconds between the local times of server and browser. The times in the history have no
 * time zone, and two time zones differ by at most 26 hours.
 */
const MAX_CLOCK_DIFFERENCE_MS = 27 * 3_600_000

/**
 * Creates the functions that check the results of imports. A result is `pending` until the server reports that its task
 * queue contains no more imports. After such a report, the results come from the history of the server. Exception: the
 * first report after an import request does not end the state `pending`. The server may have created this report before
 * the request arrived.
 *
 * If no report arrives for {@link TASK_REPORT_TIMEOUT_MS}, only the history decides. The result of a file is `imported`
 * if the history contains an import of the file that is newer than the events before the request. All other files stay
 * `pending`: without a report, their imports may still be in the queue.
 */
export function createImportCompletionChecker({
  readImportEvents,
  readLatestEventTime,
  sentAt,
  onQueueEmpty,
}: ImportCheckerInput): ImportCompletionChecker {
  let queue: 'unknown' | 'stale' | 'busy' | 'empty' = 'unknown'
  let reportedAt = Date.now()
  /**
   * History events that were fetched since the last report about the task queue. The calls of `check` share these
   * events. If a call needs earlier or newer events, the events are fetched again.
   */
  let events: { since: string; fetchedAt: number; result: Promise<readonly HistoryEvent[]> } | undefined

  /** Time of the latest history event before the import request of a file. Unknown after a reload of the page. */
  const latestTimesBeforeRequest = new Map<string, string | undefined>()

  const readEvents = (since: string, maxAgeMs: number) => {
    if (events === undefined || since < events.since || Date.now() - events.fetchedAt > maxAgeMs) {
      const result = readImportEvents(since)
      const shared = { since, fetchedAt: Date.now(), result }
      events = shared
      result.catch(() => {
        if (events === shared) events = undefined
      })
    }
    return events.result
  }

  return {
    async check({ url }) {
      const isQueueUnknown = queue !== 'empty' && Date.now() - reportedAt > TASK_REPORT_TIMEOUT_MS
      if (queue !== 'empty' && !isQueueUnknown) return { type: 'pending' }
      const since = toServerTime((sentAt(url) ?? Date.now()) - MAX_CLOCK_DIFFERENCE_MS)
      const history = await readEvents(since, isQueueUnknown ? EVENT_SHARING_MS : Number.POSITIVE_INFINITY)
      // If the queue is empty, ignores the time in `latestTimesBeforeRequest`. If the clock of the server was set back,
      // the event of the import can be earlier than this time. The result would then wrongly be `absent`.
      const after = (isQueueUnknown && latestTimesBeforeRequest.get(url)) || since
      const found = history.find(event => event.timestamp > after && isImportOf(event, url))
      if (found?.bookId) return { type: 'imported', bookId: found.bookId }
      return isQueueUnknown ? { type: 'pending', isQueueUnknown } : { type: 'absent' }
    },
    receiveTaskCounts(counts) {
      const previous = queue
      reportedAt = Date.now()
      if ((counts[IMPORT_TASK_TYPE] ?? 0) > 0) queue = 'busy'
      else queue = previous === 'stale' ? 'unknown' : 'empty'
      events = undefined
      if (queue === 'empty' && previous !== 'empty') onQueueEmpty()
    },
    forgetQueue() {
      queue = 'stale'
      events = undefined
    },
    async recordRequest(urls) {
      const time = await readLatestEventTime().catch(() => undefined)
      for (const url of urls) latestTimesBeforeRequest.set(url, time)
    },
  }
}

const isImportOf = ({ type, properties }: HistoryEvent, url: string) =>
  type === 'BookImported' && properties.source === url

const toServerTime = (time: number) => new Date(time).toISOString().slice(0, 19)
