import {
  type AssertSessionAccount,
  isAccountCheckRecent,
  recheckSessionAccount,
  sessionAccountCheckState,
  setAccountOfTab,
} from '../api/account/sessionAccountCheckState'
import { reportServerDataChange } from '../api/cache/serverDataChanges'
import { discardUnusedEarlyFetchResponses } from '../api/earlyFetch'
import { onSessionExpired } from '../api/http'
import { broadcastToOtherTabs, onCrossTabMessage } from '../api/live/crossTabChannel'
import { connectLiveEvents, onLiveEvent } from '../api/live/liveEvents'
import { reopenEventStream } from '../api/live/openEventStream'
import { ServerError } from '../api/ServerError'
import { getServerConnectionState, onServerReachableAgain } from '../api/serverConnection'
import type { SessionMachineEvent } from './sessionMachineEvents'
import { fetchSignedInUserFromServer } from './sessionRequests'

type SendSessionEvent = (event: SessionMachineEvent) => void

// The listener is registered before the first account request. It therefore also detects a sign-in in another tab
// during this request.
onCrossTabMessage(message => {
  if (
    message.kind.startsWith('signed') &&
    (message as { userId?: string }).userId !== sessionAccountCheckState.expected
  )
    recheckSessionAccount()
})

/**
 * Starts the listeners of a signed-in session. They handle live events, 401 responses, messages from other tabs, and
 * the recovery of the server.
 * @returns function that stops the listeners and clears cached data
 */
export function startSessionListeners(send: SendSessionEvent, userId: string): () => void {
  setAccountOfTab(userId)
  sessionAccountCheckState.confirm ??= confirmAccountLazily
  broadcastToOtherTabs({ kind: 'signedIn', userId })
  sessionAccountCheckState.onChange = () => send({ type: 'account.changed' })
  const stops = [
    onLiveEvent('SessionExpired', event => {
      // The event stream of the leader tab can belong to another account. This happens if the stream was opened before
      // the account of this tab signed in.
      if (event.userId === userId) send({ type: 'server.sessionExpired' })
    }),
    onSessionExpired(() => {
      sessionAccountCheckState.possibleChangeCount += 1
      send({ type: 'server.signedOut' })
    }),
    onCrossTabMessage(message => {
      if (message.kind === 'signedIn') send({ type: 'tab.signedIn' })
      if (message.kind === 'signedOut' && (message.userId ?? userId) === userId) send({ type: 'tab.signedOut' })
    }),
    onServerReachableAgain(wasUnreachable => {
      if (wasUnreachable) void reportServerDataChange({ kind: 'gap', pictures: true })
    }),
    connectLiveEvents({ isSignedIn }),
  ]
  // The response that started the session may come from a cache. If the server has not confirmed the account recently,
  // checks the account again.
  if (!isAccountCheckRecent()) recheckSessionAccount()
  return () => {
    for (const stop of stops) stop()
    setAccountOfTab(undefined)
    discardUnusedEarlyFetchResponses()
    void reportServerDataChange({ kind: 'accountChange' })
  }
}

/**
 * Call this function if a session of the account has expired and the server has then confirmed the account. For
 * example, the remember-me cookie has started a new session. Does nothing if this tab does not expect this account.
 * - Lets other tabs sign in again. The tab that sent the first request after the end of the session is signed out.
 * - Opens the event stream again. The previous stream belongs to the ended session and stays open (server-facts 3.1).
 */
export function announceRenewedSession(userId: string): void {
  if (userId !== sessionAccountCheckState.expected) return
  broadcastToOtherTabs({ kind: 'signedIn', userId })
  reopenEventStream()
}

const confirmAccountLazily: AssertSessionAccount = async (...args) =>
  (await import('../api/account/assertSessionAccount')).assertSessionAccount(...args)

/**
 * Delay in milliseconds before the first check of a failing server. The delay doubles after each check, up to
 * `MAX_RETRY_DELAY_MS`.
 */
const MIN_RETRY_DELAY_MS = 5_000
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Sends `server.back` when a failing server responds again, even if the connection was not marked as lost. Also checks
 * the server at intervals: requests the account of the user, and sends `server.back` after a successful check. A check
 * succeeds if the server responds with the account, or with status 401 because no user is signed in.
 * @returns function that stops the checks
 */
export function pollServerUntilItResponds(send: SendSessionEvent): () => void {
  const sendBack = () => send({ type: 'server.back' })
  const stop = onServerReachableAgain(sendBack)
  let isStopped = false
  let delayMs = MIN_RETRY_DELAY_MS
  let timer: ReturnType<typeof setTimeout>
  const scheduleCheck = () => {
    timer = setTimeout(checkSession, delayMs)
    delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)
  }
  const checkSession = async () => {
    if (getServerConnectionState() === 'ok') await isSignedIn().then(sendBack, () => undefined)
    if (!isStopped) scheduleCheck()
  }
  scheduleCheck()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}

async function isSignedIn(): Promise<boolean> {
  try {
    await fetchSignedInUserFromServer(undefined, { cache: 'no-store' })
    return true
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return false
    throw error
  }
}
