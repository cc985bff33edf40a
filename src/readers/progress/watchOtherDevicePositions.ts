import { isReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { onLiveEvent } from '../../api/live/liveEvents'
import { getServerConnectionState, onServerReachableAgain } from '../../api/serverConnection'
import { type PendingProgress, readPendingProgress } from '../../preferences/pendingProgress'
import { hasPendingProgress } from '../../preferences/pendingProgressAndSignOut'
import type { ReaderController, ServerReadingPosition } from '../session/useReaderController'
import { OtherDevicePositionWatcher } from './otherDevicePositionWatcher'
import { sendQueuedProgress, setProgressWriteGuard } from './progressQueue'

/**
 * Minimum time in milliseconds that the window must be hidden before the positions of other devices are fetched again.
 */
const MIN_HIDDEN_MS = 3_000

/** Number of page turns after which an offer ends. The offer also lasts at least {@link READ_TIME_MS}. */
const MAX_MOVES = 3
/**
 * Minimum duration of an offer, in milliseconds. A user who holds down a key may turn many pages before noticing the
 * offer.
 */
const READ_TIME_MS = 10_000

/** Offer to continue at the position of another device. */
export interface OtherDevicePositionOffer {
  readonly description: string
  readonly goThere: () => void
  readonly keepLocalPosition: () => void
}

/**
 * Offer that is visible now. `since` is the time at which it appeared, and `moves` the number of page turns by the user
 * since then.
 */
interface OpenOffer {
  readonly since: number
  readonly moves: number
}

const isIgnored = ({ since, moves }: OpenOffer, time: number): boolean =>
  moves > MAX_MOVES && time - since > READ_TIME_MS

let isFirstBook = true

/**
 * Watches for other devices that read the same book. Checks after live events, when the window is shown, when the
 * server is reachable again, and before writes. Does nothing in incognito mode.
 * @param onOffer called with an offer; called with undefined when the offer ends
 * @returns function that stops watching
 */
export function watchOtherDevicePositions(
  reader: ReaderController,
  onOffer: (offer: OtherDevicePositionOffer | undefined) => void,
): () => void {
  const { actor } = reader
  const { bookId, incognito } = actor.getSnapshot().context
  if (incognito) return () => {}
  const ownPositions = new Set<string>()
  let offered: OpenOffer | undefined

  const watcher = new OtherDevicePositionWatcher({
    fetchPosition: reader.fetchServerPosition,
    isOwnPosition: at => ownPositions.has(at),
    // Fetches positions more often while no live events arrive.
    maxAgeMs: () => (isReceivingLiveEvents() ? 600_000 : 30_000),
    onOffer: serverPosition => {
      offered = serverPosition && { since: Date.now(), moves: 0 }
      onOffer(serverPosition && offerOf(serverPosition))
    },
  })
  const decide = () => {
    watcher.decide()
    actor.send({ type: 'user.keepLocalPosition' })
  }
  const offerOf = ({ description, position }: ServerReadingPosition): OtherDevicePositionOffer => ({
    description,
    goThere: () => {
      watcher.decide()
      reader.goTo(position)
    },
    keepLocalPosition: decide,
  })
  const stopFollowing = followReader(reader, {
    ownPositions,
    onRejected: () => void watcher.check(),
    onMoved: () => {
      if (!offered) return
      offered = { ...offered, moves: offered.moves + 1 }
      if (isIgnored(offered, Date.now())) decide()
    },
  })
  const sendQueued = async () => {
    await watcher.check()
    await sendProgressOfEarlierSessions(reader.userId, progress => progress.bookId !== bookId || !offered)
  }
  const stops = [
    stopFollowing,
    setProgressWriteGuard(watcher.beforeWrite),
    onServerReachableAgain(() => void sendQueued()),
    onLiveEvent('ReadProgressChanged', data => {
      if (data.bookId === bookId && data.userId === reader.userId) watcher.onProgressEvent()
    }),
    onWindowReturn(() => void watcher.check()),
  ]
  checkWhenBookOpens(reader, watcher, () => void sendQueued())
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sends the progress that was queued before the book was opened. The reader itself sends newer progress. */
async function sendProgressOfEarlierSessions(
  userId: string,
  isSendable: (progress: PendingProgress) => boolean,
): Promise<void> {
  for (const progress of readPendingProgress(userId))
    if (isSendable(progress)) await sendQueuedProgress(userId, progress.bookId)
}

/**
 * Handles events that happened before watching started: the window was reloaded, a write was rejected, or the server
 * has become reachable again.
 */
function checkWhenBookOpens(
  { actor }: ReaderController,
  watcher: OtherDevicePositionWatcher,
  sendQueued: () => void,
): void {
  if (wasReloadedOrRestored()) void watcher.check(true)
  // If the book was opened offline, the server may have rejected a write before watching started.
  else if (actor.getSnapshot().context.rejection) void watcher.check()
  // The server may have become reachable before watching started.
  else if (hasPendingProgress() && getServerConnectionState() === 'ok') sendQueued()
}

interface ReaderListener {
  /** Positions that this reader has written. Each new position is added to the set. */
  readonly ownPositions: Set<string>
  /** Called when the server has rejected a write, because the server has newer progress. */
  readonly onRejected: () => void
  /** Called when the user moves in the book. Layout changes are not moves. */
  readonly onMoved: () => void
}

/**
 * Watches the reader machine for written positions, rejected writes and moves of the user. Returns a function that
 * stops watching.
 */
function followReader({ actor }: ReaderController, { ownPositions, onRejected, onMoved }: ReaderListener): () => void {
  /**
   * Adds the positions that the reader has written to `ownPositions`.
   * @returns the last position to which the user moved
   */
  const recordPositions = () => {
    const { written, sending, read } = actor.getSnapshot().context
    for (const at of [written?.at, sending?.at]) if (at !== undefined) ownPositions.add(at)
    return read?.position.at
  }
  let at = recordPositions()
  let { rejection } = actor.getSnapshot().context
  const subscription = actor.subscribe(({ context }) => {
    const now = recordPositions()
    if (context.rejection && context.rejection !== rejection) onRejected()
    rejection = context.rejection
    if (now === at) return
    at = now
    onMoved()
  })
  return () => subscription.unsubscribe()
}

/** Returns whether the window was reloaded or restored from history. Always false after the first call. */
function wasReloadedOrRestored(): boolean {
  if (!isFirstBook) return false
  isFirstBook = false
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

function onWindowReturn(listener: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > MIN_HIDDEN_MS) listener()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => document.removeEventListener('visibilitychange', onVisibilityChange)
}
