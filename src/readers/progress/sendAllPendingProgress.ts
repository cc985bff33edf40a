import { getServerConnectionState } from '../../api/serverConnection'
import { readPendingProgress } from '../../preferences/pendingProgress'
import { sendQueuedProgress } from './progressQueue'

/**
 * Sends all queued progress of a user, book by book. Stops when the server is unreachable or the user has signed out.
 * @param isSignedIn returns whether the user of the progress is still signed in
 */
export async function sendAllPendingProgress(userId: string, isSignedIn: () => boolean): Promise<void> {
  for (const { bookId } of readPendingProgress(userId)) {
    if (!isSignedIn() || getServerConnectionState() === 'lost') return
    await sendQueuedProgress(userId, bookId)
  }
}
