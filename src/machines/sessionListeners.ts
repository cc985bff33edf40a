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

// Registered before the account of this tab is known: a pending response may belong to the previous account.
onTabMessage(message => {
  if (message.kind.startsWith('signed') && (message as { userId?: string }).userId !== accountState.expected)
    recheckAccount()
})

/**
 * Runs all listeners of a signed-in session: live events, 401 responses, other tabs, and the return of the server.
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
    onServerBack(wasAway => {
      if (wasAway) void reportDataChange({ kind: 'gap', pictures: true })
    }),
    connectLiveEvents({ isSignedIn }),
  ]
  // The account comes from a cache, or the response is older than a sign of an account change.
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

/** Bounds of the increasing delay between checks of a server that responds with errors. */
const MIN_RETRY_DELAY_MS = 5_000
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Reports when the server responds again. Also polls a reachable server that responds with errors, which no other code checks.
 * @returns function that stops watching
 */
export function watchForServer(send: SendSessionEvent): () => void {
  const back = () => send({ type: 'server.back' })
  const stop = onServerBack(back)
  let isOver = false
  let pause = MIN_RETRY_DELAY_MS
  let timer: ReturnType<typeof setTimeout>
  const askLater = () => {
    timer = setTimeout(ask, pause)
    pause = Math.min(pause * 2, MAX_RETRY_DELAY_MS)
  }
  const ask = async () => {
    if (getConnectionState() === 'ok') await isSignedIn().then(back, () => undefined)
    if (!isOver) askLater()
  }
  askLater()
  return () => {
    isOver = true
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
