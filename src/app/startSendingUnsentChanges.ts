import { type SessionActor, selectSessionStateName } from '../access/SessionContext'
import { onServerReachableAgain } from '../api/serverConnection'
import { onSyncedMapChangeInThisTab } from '../preferences/changeListeners/onSyncedMapChangeInThisTab'
import { hasPendingProgress } from '../preferences/hasPendingProgress'
import { listScopesWithPendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload } from '../preferences/syncedReaderData'

/**
 * Delay in milliseconds before reader data and saved filters are sent. During this time, the first page loads, and a
 * reader that was closed sends its last changes.
 */
const SEND_DATA_AFTER_MS = 2_000

/**
 * Sends the unsent changes of the signed-in user: reading progress, reader data and saved filters. Sends them when this
 * function is called, and whenever the network or the server becomes available again. A change of reader data in this
 * tab also causes the sending of reader data and saved filters. Reader data and saved filters are sent after a delay of
 * {@link SEND_DATA_AFTER_MS}. Reading progress is sent without a delay.
 * @returns function that stops sending
 */
export function startSendingUnsentChanges(session: SessionActor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
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
  const sendData = async () => {
    const userId = signedInUserId()
    if (!userId || listSyncedMapsToUpload(userId).length + listScopesWithPendingFilterChanges(userId).length === 0)
      return
    const { sendUnsentReaderDataAndFilters } = await import('./sendUnsentReaderDataAndFilters')
    await sendUnsentReaderDataAndFilters(userId, id => signedInUserId() === id)
  }
  const scheduleData = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      running = running.then(sendData).catch(() => {})
    }, SEND_DATA_AFTER_MS)
  }
  const send = () => {
    sendProgress()
    scheduleData()
  }
  send()
  const stops = [
    onServerReachableAgain(send),
    // A change in another tab is sent by that tab.
    onSyncedMapChangeInThisTab(scheduleData),
  ]
  window.addEventListener('online', send)
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    window.removeEventListener('online', send)
  }
}
