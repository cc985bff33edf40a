import type { HistoryEvent } from '../../generated/model.schemas'
import type { ImportVerificationResult } from '../../machines/import/bookImportServerFunctions'
import type { ImportableBookFile } from '../../machines/import/importRow'

/** Number of tasks of the server queue by type. */
export type ServerTaskCountsByType = Readonly<Record<string, number>>

type ImportCheckerInput = {
  /**
   * Reads the history events since a time.
   * @param since  local time of the server in ISO 8601
   */
  readImportEvents: (since: string) => Promise<readonly HistoryEvent[]>
  /** Returns the time of the first import request for a file, in milliseconds since the epoch. */
  sentAt: (url: string) => number | undefined
  /** Called when the server queue contains no imports any more. Imports without a report can then be checked. */
  onQueueEmpty: () => void
}

/**
 * Finds out the results of imports for which the server has sent no report. Uses the task queue and the history of the
 * server.
 */
export type ImportCompletionChecker = {
  check: (file: Pick<ImportableBookFile, 'url'>) => Promise<ImportVerificationResult>
  /** Receives a status of the task queue. */
  receiveTaskCounts: (counts: ServerTaskCountsByType) => void
  /** Called after an import request. The status of the queue is then unknown. */
  forgetQueue: () => void
}

const IMPORT_TASK_TYPE = 'ImportBook'
/**
 * Largest difference between the clocks of server and browser, in milliseconds. Time zones differ by up to 26 hours,
 * and history times have no time zone.
 */
const MAX_CLOCK_DIFFERENCE_MS = 27 * 3_600_000

/**
 * Creates the check that finds out the results of imports. A finished import moves from the queue to the history, so
 * the check reads the queue first. The first status after a request may be outdated.
 */
export function createImportCompletionChecker({
  readImportEvents,
  sentAt,
  onQueueEmpty,
}: ImportCheckerInput): ImportCompletionChecker {
  let queue: 'unknown' | 'stale' | 'busy' | 'empty' = 'unknown'
  /** History events. All checks share them until the next status of the queue. */
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
