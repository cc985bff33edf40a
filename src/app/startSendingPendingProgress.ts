import { type SessionActor, selectSessionStateName } from '../access/SessionContext'
import { onServerReachableAgain } from '../api/serverConnection'
import { hasPendingProgress } from '../preferences/pendingProgressAndSignOut'

/**
 * Sends the reading progress that the server has not received yet. Sends it now, and whenever the network or the server
 * becomes available again.
 * @returns function that stops sending
 */
export function startSendingPendingProgress(session: SessionActor): () => void {
  const signedInUserId = () => {
    const snapshot = session.getSnapshot()
    return selectSessionStateName(snapshot) === 'signedIn' ? snapshot.context.me?.id : undefined
  }
  const send = () => {
    const userId = signedInUserId()
    if (!userId || !hasPendingProgress()) return
    void import('../readers/progress/sendAllPendingProgress').then(
      ({ sendAllPendingProgress }) => sendAllPendingProgress(userId, () => signedInUserId() === userId),
      () => {},
    )
  }
  send()
  const stop = onServerReachableAgain(send)
  window.addEventListener('online', send)
  return () => {
    stop()
    window.removeEventListener('online', send)
  }
}
