import { createQueuedTaskTracker } from '../../api/live/queuedTaskTracker'
import { getFileDeletionTime, removeRequestedFileDeletion } from './requestedFileDeletions'

/** Deletions that the server has accepted in this tab, by the id of the book or series. */
export const fileDeletionTasks = createQueuedTaskTracker(['DeleteBook', 'DeleteSeries'])

/** Time of the registration of each deletion in `fileDeletionTasks`, see {@link getFileDeletionTime}. */
const registrationTimes = new Map<string, string | undefined>()

/**
 * Records that the server has accepted the request to delete the file of a book or the files of a series.
 * @param id id of the book or series
 * @param registeredAt result of {@link getFileDeletionTime} when the request was sent. The current result can differ,
 *   because another tab may have registered the same deletion again before the response arrived.
 */
export function addAcceptedFileDeletion(id: string, registeredAt: string | undefined): void {
  registrationTimes.set(id, registeredAt)
  fileDeletionTasks.add(id)
}

/**
 * Removes the registrations of finished deletions. A registration stays if the same deletion was requested again in the
 * meantime, for example in another tab.
 */
export function removeFinishedFileDeletions(ids: readonly string[]): void {
  for (const id of ids) {
    if (!fileDeletionTasks.hasEnded(id)) continue
    fileDeletionTasks.remove(id)
    if (getFileDeletionTime(id) === registrationTimes.get(id)) removeRequestedFileDeletion(id)
    registrationTimes.delete(id)
  }
}
