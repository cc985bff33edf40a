import { type SessionActor, selectSessionStateName } from '../access/SessionContext'
import { onServerReachableAgain } from '../api/serverConnection'
import { hasPendingProgress } from '../preferences/pendingProgressAndSignOut'
import { listScopesWithPendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload, onAnySyncedMapChange } from '../preferences/syncedReaderData'

/**
 * Delay in milliseconds before reader data and saved filters are sent. During this time, the first page loads, and a
 * reader that was closed sends its last changes.
 */
const SEND_DATA_AFTER_MS = 2_000

/**
 * Sends the reading progress, reader data and saved filters that the server has not received yet. Sends them now, and
 * whenever the network or the server becomes available again.
 * @returns function that stops sending
 */
export function startSendingUnsentChanges(session: SessionActor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const signedInUserId = () => {
    const snapshot = session.getSnapshot()
    return selectSessionStateName(snapshot) === 'signedIn' ? snapshot.context.me?.id : undefined
  }
  const sendProgress = () => {
    const userId = signedInUserId()
    if (!userId || !hasPendingProgress()) return
    void import('../readers/progress/sendAllPendingProgress').then(
      ({ sendAllPendingProgress }) => sendAllPendingProgress(userId, () => signedInUserId() === userId),
      () => {},
    )
  }
  const sendData = () => {
    timer = undefined
    const userId = signedInUserId()
    if (!userId || listSyncedMapsToUpload(userId).length + listScopesWithPendingFilterChanges(userId).length === 0)
      return
    void import('./sendUnsentReaderDataAndFilters').then(
      module => module.sendUnsentReaderDataAndFilters(userId, id => signedInUserId() === id),
      () => {},
    )
  }
  const scheduleData = () => {
    timer ??= setTimeout(sendData, SEND_DATA_AFTER_MS)
  }
  const send = () => {
    sendProgress()
    scheduleData()
  }
  send()
  const stops = [onServerReachableAgain(send), onAnySyncedMapChange(scheduleData)]
  window.addEventListener('online', send)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    window.removeEventListener('online', send)
  }
}
