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

// Also before this tab knows its own account: the answer on its way may be that of the account before.
onTabMessage(message => {
  if (message.kind.startsWith('signed') && (message as { userId?: string }).userId !== accountState.expected)
    recheckAccount()
})

/** Everything that runs while somebody is signed in: live events, the notice of a 401, the other tabs, the server's return. */
export function listenWhileSignedIn(tell: Tell, userId: string): () => void {
  expectAccount(userId)
  accountState.confirm ??= confirmLate
  broadcastToTabs({ kind: 'signedIn', userId })
  accountState.onChange = () => tell({ type: 'account.changed' })
  const stops = [
    onLiveEvent('SessionExpired', () => tell({ type: 'server.sessionExpired' })),
    onSignedOut(() => {
      accountState.doubts += 1
      tell({ type: 'server.signedOut' })
    }),
    onTabMessage(message => {
      if (message.kind === 'signedOut' && (message.userId ?? userId) === userId) tell({ type: 'tab.signedOut' })
    }),
    onServerBack(wasAway => {
      if (wasAway) void reportChange({ kind: 'gap', pictures: true })
    }),
    connectLiveEvents({ isSignedIn }),
  ]
  // The answer came from this device, or is older than a sign of a change.
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

/** A server that answers with a fault is asked again after so long, each time later, up to so long. In milliseconds. */
const firstPause = 5_000
const lastPause = 30_000

/** Tells when the server answers again. One that never went away, but answered with a fault, is asked by nobody else. */
export function watchForServer(tell: Tell): () => void {
  const back = () => tell({ type: 'server.back' })
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
