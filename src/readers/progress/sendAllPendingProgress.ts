import { connection } from '../../api/connection'
import { pendingProgressOf } from '../../preferences/pendingProgress'
import { sendQueuedProgress } from './progressQueue'

/**
 * Sends all queued progress, one book after the other. Stops when the server is unreachable.
 * @param isHere  returns whether this user is still signed in
 */
export async function sendAllPendingProgress(userId: string, isHere: () => boolean): Promise<void> {
  for (const { bookId } of pendingProgressOf(userId)) {
    if (!isHere() || connection() === 'lost') return
    await sendQueuedProgress(userId, bookId)
  }
}
