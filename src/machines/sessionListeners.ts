import {
  accountState,
  type ConfirmAccount,
  isAccountConfirmedForUnload,
  recheckAccount,
  setExpectedAccount,
} from '../api/account/accountState'
import { reportDataChange } from '../api/cache/dataChanges'
import { discardEarlyResponses } from '../api/earlyFetch'
import { onSignedOut } from '../api/http'
import { connectLiveEvents, onLiveEvent } from '../api/live/liveEvents'
import { broadcastToTabs, onTabMessage } from '../api/live/tabChannel'
import { ServerError } from '../api/ServerError'
import { getConnectionState, onServerBack } from '../api/serverConnection'
import { fetchAndRecordAccount } from './sessionCalls'
import type { SessionEvent } from './sessionEvents'

type SendSessionEvent = (event: SessionEvent) => void

// Registered before this tab knows its account. After a sign-in in another tab, a pending response may belong to the
// previous account.
onTabMessage(message => {
  if (message.kind.startsWith('signed') && (message as { userId?: string }).userId !== accountState.expected)
    recheckAccount()
})

/**
 * Starts the listeners of a signed-in session: live events, 401 responses, messages of other tabs, and recovery of the
 * server.
 * @returns function that stops the listeners and clears cached data
 */
export function listenWhileSignedIn(send: SendSessionEvent, userId: string): () => void {
  setExpectedAccount(userId)
  accountState.confirm ??= confirmAccountLazily
  broadcastToTabs({ kind: 'signedIn', userId })
  accountState.onChange = () => send({ type: 'account.changed' })
  const stops = [
    onLiveEvent('SessionExpired', () => send({ type: 'server.sessionExpired' })),
    onSignedOut(() => {
      accountState.doubts += 1
      send({ type: 'server.signedOut' })
    }),
    onTabMessage(message => {
      if (message.kind === 'signedOut' && (message.userId ?? userId) === userId) send({ type: 'tab.signedOut' })
    }),
    onServerBack(wasUnreachable => {
      if (wasUnreachable) void reportDataChange({ kind: 'gap', pictures: true })
    }),
    connectLiveEvents({ isSignedIn }),
  ]
  // Checks the account of a cached response. Also checks it when another tab may have changed the account since the
  // response.
  if (!isAccountConfirmedForUnload()) recheckAccount()
  return () => {
    for (const stop of stops) stop()
    setExpectedAccount(undefined)
    discardEarlyResponses()
    void reportDataChange({ kind: 'farewell' })
  }
}

const confirmAccountLazily: ConfirmAccount = async (...args) =>
  (await import('../api/account/confirmAccount')).confirmAccount(...args)

/** First delay between checks of a server that responds with errors. The delay doubles after each check. */
const MIN_RETRY_DELAY_MS = 5_000
/** Longest delay between checks of a server that responds with errors. */
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Sends `server.back` when the server responds again. Also polls a server that is reachable but responds with errors,
 * because no other code checks it.
 * @returns function that stops watching
 */
export function watchForServer(send: SendSessionEvent): () => void {
  const sendBack = () => send({ type: 'server.back' })
  const stop = onServerBack(sendBack)
  let isStopped = false
  let delayMs = MIN_RETRY_DELAY_MS
  let timer: ReturnType<typeof setTimeout>
  const scheduleCheck = () => {
    timer = setTimeout(checkSession, delayMs)
    delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)
  }
  const checkSession = async () => {
    if (getConnectionState() === 'ok') await isSignedIn().then(sendBack, () => undefined)
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
    await fetchAndRecordAccount(undefined, { cache: 'no-store' })
    return true
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return false
    throw error
  }
}
