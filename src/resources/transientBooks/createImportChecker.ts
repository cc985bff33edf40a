import type { HistoryEvent } from '../../generated/model.schemas'
import type { ImportCheck } from '../../machines/import/importCalls'
import type { ImportFile } from '../../machines/import/importRow'

/** Number of tasks of the server queue by type. */
export type TaskCounts = Readonly<Record<string, number>>

type ImportCheckerInput = {
  /**
   * Reads the history events since a time.
   * @param since  local time of the server in ISO 8601
   */
  readImportEvents: (since: string) => Promise<readonly HistoryEvent[]>
  /** Returns the time at which the import of a file was first sent, in milliseconds since the epoch. */
  sentAt: (url: string) => number | undefined
  /** Called when imports without a report can be checked, because the server queue contains no imports any more. */
  onQueueEmpty: () => void
}

/** Checks imports whose report is missing, by the task queue and the history of the server. */
export type ImportChecker = {
  check: (file: Pick<ImportFile, 'url'>) => Promise<ImportCheck>
  /** Handles a status of the task queue. */
  receiveTaskCounts: (counts: TaskCounts) => void
  /** Handles a sent import request. The status of the queue is unknown afterwards. */
  forgetQueue: () => void
}

const IMPORT_TASK_TYPE = 'ImportBook'
/**
 * Largest difference between the clocks of server and browser. The times of the history have no time zone, and time zones differ by up to
 * 26 hours.
 */
const MAX_CLOCK_DIFFERENCE_MS = 27 * 3_600_000

/**
 * Creates the check of imports. The check reads the queue before the history, because an import is in one of them at any time. The first
 * status after a request may be older than the request, so it counts only if it lists imports.
 */
export function createImportChecker({ readImportEvents, sentAt, onQueueEmpty }: ImportCheckerInput): ImportChecker {
  let queue: 'unknown' | 'stale' | 'busy' | 'empty' = 'unknown'
  /** History events, shared by the checks since the last status of the queue. */
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
