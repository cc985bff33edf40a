import { getFileDeletionTime, removeRequestedFileDeletion } from './requestedFileDeletions'

/** Deletion that the server has accepted in this tab. The server executes the deletion later, in its task queue. */
type AcceptedFileDeletion = {
  /** Time of the registration, see {@link getFileDeletionTime}. */
  readonly registeredAt: string | undefined
  readonly acceptedAt: number
  /** Number of consecutive reports about the task queue that contain no deletions. */
  reportsWithoutDeletions: number
}

/**
 * A report without deletions counts only if it arrives more than this time in milliseconds after the server has
 * accepted the deletion. An earlier report may be delayed, and may describe the task queue before the deletion.
 */
const MIN_REPORT_DELAY_MS = 60_000
/** A deletion counts as finished after this number of consecutive reports that contain no deletions. */
const REPORTS_UNTIL_FINISHED = 2
const deletionTaskTypes = ['DeleteBook', 'DeleteSeries']

const accepted = new Map<string, AcceptedFileDeletion>()

/**
 * Records that the server has accepted the request to delete the file of a book or the files of a series.
 * @param id id of the book or series
 * @param registeredAt result of {@link getFileDeletionTime} when the request was sent. The current result can differ,
 *   because another tab may have registered the same deletion again before the response arrived.
 */
export function addAcceptedFileDeletion(id: string, registeredAt: string | undefined): void {
  accepted.set(id, { registeredAt, acceptedAt: Date.now(), reportsWithoutDeletions: 0 })
}

/**
 * Handles a report of the server about its task queue.
 * @param counts number of tasks by type. Undefined if the report does not contain the types
 * @returns ids of the deletions that are no longer in the queue. The server has executed them, or could not execute
 *   them
 */
export function listFinishedFileDeletions(counts: Readonly<Record<string, number>> | undefined): string[] {
  const hasDeletions = !counts || deletionTaskTypes.some(type => (counts[type] ?? 0) > 0)
  const finished: string[] = []
  for (const [id, deletion] of accepted) {
    if (hasDeletions) deletion.reportsWithoutDeletions = 0
    else if (Date.now() - deletion.acceptedAt > MIN_REPORT_DELAY_MS) deletion.reportsWithoutDeletions += 1
    if (deletion.reportsWithoutDeletions >= REPORTS_UNTIL_FINISHED) finished.push(id)
  }
  return finished
}

/**
 * Sets the numbers of consecutive reports back to 0. Must be called after an interruption of the live events, because
 * reports may be missing.
 */
export const forgetFileDeletionReports = (): void => void listFinishedFileDeletions(undefined)

/**
 * Removes the registrations of finished deletions. A registration stays if the same deletion was requested again in the
 * meantime, for example in another tab.
 */
export function removeFinishedFileDeletions(ids: readonly string[]): void {
  for (const id of ids) {
    const deletion = accepted.get(id)
    if (!deletion || deletion.reportsWithoutDeletions < REPORTS_UNTIL_FINISHED) continue
    accepted.delete(id)
    if (getFileDeletionTime(id) === deletion.registeredAt) removeRequestedFileDeletion(id)
  }
}
