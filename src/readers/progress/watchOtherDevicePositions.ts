import { isReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { onLiveEvent } from '../../api/live/liveEvents'
import { getServerConnectionState, onServerReachableAgain } from '../../api/serverConnection'
import { readBookPositionOfTab, storeBookPositionOfTab } from '../../preferences/bookPositionsOfTab'
import { type PendingProgress, readPendingProgress } from '../../preferences/pendingProgress'
import { hasPendingProgress } from '../../preferences/pendingProgressAndSignOut'
import type { ReaderController, ServerReadingPosition } from '../session/useReaderController'
import { OtherDevicePositionWatcher } from './otherDevicePositionWatcher'
import { sendQueuedProgress, setProgressWriteGuard } from './progressQueue'

/**
 * If the window was hidden for longer than this time in milliseconds, the reader fetches the reading position again
 * when the window is shown.
 */
const MIN_HIDDEN_MS = 3_000

/**
 * The reader offers the reading position of another device. This offer ends when the user has turned more than this
 * number of pages. However, the offer remains visible for at least {@link MIN_OFFER_VISIBLE_MS}.
 */
const MAX_MOVES = 3
/**
 * Minimum time in milliseconds for which this offer is shown. Without this minimum, a user who holds down a key could
 * turn many pages and thus close the offer before noticing it.
 */
const MIN_OFFER_VISIBLE_MS = 10_000

/** Offer to the user to continue at the reading position of another device. */
export interface OtherDevicePositionOffer {
  readonly description: string
  readonly goThere: () => void
  readonly keepLocalPosition: () => void
}

/**
 * Offer that the user sees now, to go to the reading position of another device. `since` is the time at which the offer
 * appeared, in milliseconds since 1970. `moves` is the number of page turns since this time.
 */
interface OpenOffer {
  readonly since: number
  readonly moves: number
}

const isIgnored = ({ since, moves }: OpenOffer, time: number): boolean =>
  moves > MAX_MOVES && time - since > MIN_OFFER_VISIBLE_MS

let isFirstBook = true

/**
 * Detects that another device has changed the reading position of the open book. Checks the position after live events,
 * after a reload of the page, after a rejected write, when the window is shown, when the server is reachable again, and
 * before progress writes. Does nothing in incognito mode.
 * @param onOffer called with an offer to go to the position of the other device. Called with undefined when the offer
 *   ends.
 * @returns function that stops the checks
 */
export function watchOtherDevicePositions(
  reader: ReaderController,
  onOffer: (offer: OtherDevicePositionOffer | undefined) => void,
): () => void {
  const { actor } = reader
  const { bookId, incognito } = actor.getSnapshot().context
  if (incognito) return () => {}
  const isReloaded = wasReloadedOrRestored()
  const ownPositions = new Set(isReloaded ? readWrittenPositions(bookId) : [])
  let offered: OpenOffer | undefined

  const watcher = new OtherDevicePositionWatcher({
    fetchPosition: reader.fetchServerPosition,
    isOwnPosition: at => ownPositions.has(at),
    // Without live events, the reader must fetch the reading position more often.
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
  const sendQueued = async () => {
    await watcher.check()
    await sendProgressOfEarlierSessions(reader.userId, progress => progress.bookId !== bookId || !offered)
  }
  const stops = [
    followReader(reader, {
      ownPositions,
      onRejected: () => void watcher.check(),
      onMoved: () => {
        if (!offered) return
        offered = { ...offered, moves: offered.moves + 1 }
        if (isIgnored(offered, Date.now())) decide()
      },
    }),
    setProgressWriteGuard(watcher.beforeWrite),
    onServerReachableAgain(() => void sendQueued()),
    onLiveEvent('ReadProgressChanged', data => {
      if (data.bookId === bookId && data.userId === reader.userId) watcher.onProgressEvent()
    }),
    onWindowReturn(() => void watcher.check()),
    storeWrittenPositionOnReload(reader, bookId),
  ]
  handleMissedEventsAtBookOpening(reader, watcher, isReloaded, () => void sendQueued())
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns the positions that this tab had written or was writing when the browser last unloaded the page. */
function readWrittenPositions(bookId: string): string[] {
  const stored = readBookPositionOfTab(bookId, 'written')
  return Array.isArray(stored) ? stored.filter(at => typeof at === 'string') : []
}

const definedPositions = (...positions: (string | undefined)[]): string[] => positions.filter(at => at !== undefined)

/** Sends the queued progress of a user, book by book. Skips progress for which `isSendable` returns false. */
async function sendProgressOfEarlierSessions(
  userId: string,
  isSendable: (progress: PendingProgress) => boolean,
): Promise<void> {
  for (const progress of readPendingProgress(userId))
    if (isSendable(progress)) await sendQueuedProgress(userId, progress.bookId)
}

/**
 * Called when a book opens, after the listeners were registered. Handles the events that the listeners have missed.
 * After a reload of the page, checks whether another device has changed the reading position.
 */
function handleMissedEventsAtBookOpening(
  { actor }: ReaderController,
  watcher: OtherDevicePositionWatcher,
  isReloaded: boolean,
  sendQueued: () => void,
): void {
  if (isReloaded) void watcher.check(true)
  // If the user opened the book offline, the server may have rejected a write before the listeners were registered.
  else if (actor.getSnapshot().context.rejection) void watcher.check()
  // If the server became reachable before the listeners were registered, the queued progress must be sent now.
  else if (hasPendingProgress() && getServerConnectionState() === 'ok') sendQueued()
}

/**
 * Stores the last written reading position when the page unloads. After a reload, the reader then does not offer this
 * position as the position of another device. The visible position is not sufficient for this, because a layout change
 * can move the visible position without a write.
 * @returns function that removes the listener and deletes the stored position
 */
function storeWrittenPositionOnReload({ actor }: ReaderController, bookId: string): () => void {
  const store = () => {
    const { written, sending } = actor.getSnapshot().context
    storeBookPositionOfTab(bookId, definedPositions(written?.at, sending?.at), 'written')
  }
  window.addEventListener('pagehide', store)
  return () => {
    window.removeEventListener('pagehide', store)
    storeBookPositionOfTab(bookId, undefined, 'written')
  }
}

interface ReaderListener {
  /** Set to which {@link followReader} adds each reading position that this reader has written. */
  readonly ownPositions: Set<string>
  /** Called when the server has rejected a progress write, for example because the server has newer progress. */
  readonly onRejected: () => void
  /** Called when the user turns a page or jumps in the book. Not called when only the layout changes. */
  readonly onMoved: () => void
}

/**
 * Subscribes to the state machine of the reader, and calls the functions of the listener. Returns a function that ends
 * the subscription.
 */
function followReader({ actor }: ReaderController, { ownPositions, onRejected, onMoved }: ReaderListener): () => void {
  /**
   * Adds to `ownPositions` the reading positions that this device has sent or is sending now.
   * @returns the last position to which the user moved
   */
  const recordPositions = () => {
    const { written, sending, read } = actor.getSnapshot().context
    for (const at of definedPositions(written?.at, sending?.at)) ownPositions.add(at)
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

/**
 * Returns whether the browser has loaded this page by a reload or from the history. For the second and later books of
 * the same page load, the result is always false.
 */
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
