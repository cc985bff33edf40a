import {
  accountState,
  type ConfirmAccount,
  coversUnload,
  expectAccount,
  recheckAccount,
} from '../api/account/accountState'
import { reportChange } from '../api/cache/changes'
import { connection, onServerBack } from '../api/connection'
import { dropEarlyResponses } from '../api/earlyFetch'
import { onSignedOut } from '../api/http'
import { connectLiveEvents, onLiveEvent } from '../api/live/liveEvents'
import { broadcastToTabs, onTabMessage } from '../api/live/tabs'
import { ServerError } from '../api/ServerError'
import { namedAccount } from './sessionCalls'
import type { SessionEvent } from './sessionEvents'

type Tell = (event: SessionEvent) => void

// Registered before the account of this tab is known: a pending response may belong to the previous account.
onTabMessage(message => {
  if (message.kind.startsWith('signed') && (message as { userId?: string }).userId !== accountState.expected)
    recheckAccount()
})

/**
 * Runs all listeners of a signed-in session: live events, 401 responses, other tabs, and the return of the server.
 * @returns function that stops the listeners and clears cached data
 */
export function listenWhileSignedIn(send: Tell, userId: string): () => void {
  expectAccount(userId)
  accountState.confirm ??= confirmLate
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
      if (wasAway) void reportChange({ kind: 'gap', pictures: true })
    }),
    connectLiveEvents({ isSignedIn }),
  ]
  // The account comes from a cache, or the response is older than a sign of an account change.
  if (!coversUnload()) recheckAccount()
  return () => {
    for (const stop of stops) stop()
    expectAccount(undefined)
    dropEarlyResponses()
    void reportChange({ kind: 'farewell' })
  }
}

const confirmLate: ConfirmAccount = async (...args) =>
  (await import('../api/account/confirmedAccount')).confirmAccount(...args)

/** Bounds of the increasing delay between checks of a server that responds with errors. */
const firstPause = 5_000
const lastPause = 30_000

/**
 * Reports when the server responds again. Also polls a reachable server that responds with errors, which no other code checks.
 * @returns function that stops watching
 */
export function watchForServer(send: Tell): () => void {
  const back = () => send({ type: 'server.back' })
  const stop = onServerBack(back)
  let isOver = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout>
  const askLater = () => {
    timer = setTimeout(ask, pause)
    pause = Math.min(pause * 2, lastPause)
  }
  const ask = async () => {
    if (connection() === 'ok') await isSignedIn().then(back, () => undefined)
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
    await namedAccount(undefined, { cache: 'no-store' })
    return true
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return false
    throw error
  }
}
