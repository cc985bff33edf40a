import { type SessionActor, sessionState } from '../access/SessionContext'
import { onServerBack } from '../api/connection'
import { hasPendingProgress } from '../preferences/pendingFlags'

/**
 * What was read while nothing could be sent reaches the server from any page of the shell: when it is entered (after the
 * start, the sign-in, a reader), when the network is there again and when the server is. What does it is fetched only when
 * there is something to send. While a book lies open its reader does the same.
 * @returns stops
 */
export function sendPendingProgress(session: SessionActor): () => void {
  const whoIsHere = () => {
    const snapshot = session.getSnapshot()
    return sessionState(snapshot) === 'signedIn' ? snapshot.context.me?.id : undefined
  }
  const send = () => {
    const me = whoIsHere()
    if (!me || !hasPendingProgress()) return
    void import('../readers/progress/sendAllPendingProgress').then(
      ({ sendAllPendingProgress }) => sendAllPendingProgress(me, () => whoIsHere() === me),
      () => {},
    )
  }
  send()
  const stop = onServerBack(send)
  window.addEventListener('online', send)
  return () => {
    stop()
    window.removeEventListener('online', send)
  }
}
