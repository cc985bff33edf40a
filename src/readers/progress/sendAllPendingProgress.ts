import { connection } from '../../api/connection'
import { pendingProgressOf } from '../../preferences/pendingProgress'
import { sendQueuedProgress } from './progressQueue'

/**
 * Sends the places that this device kept, one book after the other. What cannot be sent now stays kept.
 * @param isFullyDownloaded  whether it is still this person who is signed in
 */
export async function sendAllPendingProgress(userId: string, isHere: () => boolean): Promise<void> {
  for (const { bookId } of pendingProgressOf(userId)) {
    if (!isHere() || connection() === 'lost') return
    await sendQueuedProgress(userId, bookId)
  }
}
