import { onServerDataChange } from '../../api/cache/serverDataChanges'
import { isReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { onLiveEvent } from '../../api/live/liveEvents'
import { getServerConnectionState, onServerReachableAgain } from '../../api/serverConnection'
import { hasPendingProgress } from '../../preferences/hasPendingProgress'
import {
  deletePendingProgress,
  findPendingProgress,
  type PendingProgress,
  readPendingProgress,
} from '../../preferences/pendingProgress'
import type { ReaderController, ServerReadingPosition } from '../session/useReaderController'
import { booksToCheckBeforeWrite } from './knownServerProgress'
import { forgetOfferedPosition, rememberOfferedPosition } from './offeredPositionFingerprint'
import { onWindowReturn } from './onWindowReturn'
import { OtherDevicePositionWatcher } from './otherDevicePositionWatcher'
import { sendQueuedProgress, setProgressWriteGuard } from './progressQueue'
import { setProgressUndecided } from './setProgressUndecided'
import {
  addWrittenPositions,
  definedPositions,
  readWrittenPositions,
  storeWrittenPositionOnReload,
} from './writtenPositionsOfTab'

/**
 * Number of page turns that do not end the offer to continue at the reading position of another device. A further page
 * turn ends the offer if the offer has been visible for more than {@link MIN_OFFER_VISIBLE_MS}.
 */
const MAX_MOVES = 3
/**
 * Time in milliseconds during which page turns do not end the offer. Without this time, a user who holds down a key
 * could turn many pages and thus close the offer before noticing it.
 */
const MIN_OFFER_VISIBLE_MS = 10_000

/** Offer to the user to continue at the reading position of another device. */
export interface OtherDevicePositionOffer {
  readonly description: string
  readonly goThere: () => void
  readonly keepLocalPosition: () => void
}

/**
 * Visible offer to go to the reading position of another device. `since` is the time at which the offer appeared, in
 * milliseconds since 1970. `moves` is the number of page turns since this time.
 */
interface OpenOffer {
  readonly since: number
  readonly moves: number
  readonly position: ServerReadingPosition
}

const isIgnored = ({ since, moves }: OpenOffer, time: number): boolean =>
  moves > MAX_MOVES && time - since > MIN_OFFER_VISIBLE_MS

let isFirstBook = true

/**
 * Detects that another device has changed the reading position of the open book. Checks the position after live events
 * and their interruptions, after a reload of the page, after a rejected write, when the window is shown, when the server is reachable again, and
 * before progress writes. Does nothing in incognito mode.
 * @param onOffer called with an offer to go to the position of the other device. Called with undefined when the offer
 *   ends.
 * @returns function that stops the checks
 */
export function watchOtherDevicePositions(
  reader: ReaderController,
  onOffer: (offer: OtherDevicePositionOffer | undefined) => void,
): () => void {
  const { bookId, incognito } = reader.actor.getSnapshot().context
  if (incognito) return () => {}
  const isReloaded = wasReloadedOrRestored()
  const ownPositions = new Set(isReloaded ? readWrittenPositions(bookId) : [])
  let offered: OpenOffer | undefined
  const readerOfBook = { bookId, userId: reader.userId }
  const setUndecided = (isUndecided: boolean) => setProgressUndecided(readerOfBook, isUndecided)

  const watcher = new OtherDevicePositionWatcher({
    fetchPosition: reader.fetchServerPosition,
    isPositionKnown: !booksToCheckBeforeWrite.has(bookId),
    isOwnPosition: at => ownPositions.has(at),
    // Without live events, the reader must fetch the reading position more often.
    maxAgeMs: () => (isReceivingLiveEvents() ? 600_000 : 30_000),
    onOffer: serverPosition => {
      offered = serverPosition && { since: Date.now(), moves: 0, position: serverPosition }
      if (serverPosition) forgetOfferedPosition(readerOfBook, serverPosition)
      setUndecided(offered !== undefined)
      onOffer(serverPosition && createOffer(serverPosition, reader, watcher))
    },
    onNothingToOffer: () => setUndecided(false),
  })
  const sendQueued = async () => {
    await watcher.check()
    await sendProgressOfEarlierSessions(
      reader.userId,
      progress => progress.bookId !== bookId || !booksToCheckBeforeWrite.has(bookId),
    )
  }
  const stops = [
    followReader(reader, {
      ownPositions,
      onRejected: () => void watcher.check(),
      onMoved: () => {
        if (!offered) return
        offered = { ...offered, moves: offered.moves + 1 }
        if (isIgnored(offered, Date.now())) keepLocalPosition(offered.position, reader, watcher)
      },
    }),
    guardWrites(watcher, bookId, () => setUndecided(true)),
    onServerReachableAgain(() => void sendQueued()),
    onLiveEvent('ReadProgressChanged', data => {
      if (data.bookId === bookId && data.userId === reader.userId) watcher.onProgressEvent()
    }),
    onServerDataChange(change => void (change.kind === 'gap' && watcher.check())),
    onWindowReturn(() => void watcher.check()),
    storeWrittenPositionOnReload(reader, bookId),
  ]
  handleMissedEventsAtBookOpening(reader, watcher, isReloaded, () => void sendQueued())
  return () => {
    for (const stop of stops) stop()
    // The user leaves the book without a choice. The queued position must not replace the offered position.
    if (offered) setUndecided(true)
  }
}

/**
 * Ends the offer to go to the position of another device. Writes the position of this device to the server again. Also
 * stores the fingerprint of the offered position. With this fingerprint, a later write may replace the offered position
 * if the first write fails.
 */
function keepLocalPosition(
  offered: ServerReadingPosition,
  { actor }: ReaderController,
  watcher: OtherDevicePositionWatcher,
): void {
  rememberOfferedPosition(actor.getSnapshot().context.bookId, offered)
  watcher.decide()
  actor.send({ type: 'user.keepLocalPosition' })
}

const createOffer = (
  serverPosition: ServerReadingPosition,
  reader: ReaderController,
  watcher: OtherDevicePositionWatcher,
): OtherDevicePositionOffer => ({
  description: serverPosition.description,
  goThere: () => {
    // The queued position of this device must not replace the position that the user has chosen.
    const { bookId } = reader.actor.getSnapshot().context
    const queued = findPendingProgress({ bookId, userId: reader.userId })
    if (queued) deletePendingProgress(queued)
    rememberOfferedPosition(bookId, serverPosition)
    watcher.decide()
    reader.goTo(serverPosition.position)
  },
  keepLocalPosition: () => keepLocalPosition(serverPosition, reader, watcher),
})

/**
 * Lets the watcher check each progress write.
 * @param onBlocked called when a write must wait for the choice of the user
 * @returns function that ends the checks
 */
const guardWrites = (watcher: OtherDevicePositionWatcher, bookId: string, onBlocked: () => void): (() => void) =>
  setProgressWriteGuard(
    () =>
      watcher.beforeWrite().catch((error: unknown) => {
        onBlocked()
        throw error
      }),
    bookId,
  )

/** Sends the queued progress of a user, book by book. Skips progress for which `isSendable` returns false. */
async function sendProgressOfEarlierSessions(
  userId: string,
  isSendable: (progress: PendingProgress) => boolean,
): Promise<void> {
  for (const progress of readPendingProgress(userId))
    if (isSendable(progress)) await sendQueuedProgress(userId, progress.bookId)
}

/**
 * Called when a book opens, after the listeners were registered. Handles the events that the listeners have missed. If
 * the server is reachable, sends the queued progress. In the following cases, checks whether another device has changed
 * the reading position: the page was reloaded, the server has rejected a progress write, or the client must check the
 * position before it writes progress (see {@link booksToCheckBeforeWrite}).
 */
function handleMissedEventsAtBookOpening(
  { actor }: ReaderController,
  watcher: OtherDevicePositionWatcher,
  isReloaded: boolean,
  sendQueued: () => void,
): void {
  const { bookId, rejection } = actor.getSnapshot().context
  if (isReloaded) void watcher.check(true)
  // If the server became reachable before the listeners were registered, the queued progress must be sent now.
  if (hasPendingProgress() && getServerConnectionState() === 'ok') sendQueued()
  // If the user opened the book offline, the server may have rejected a write before the listeners were registered.
  else if (!isReloaded && (rejection || booksToCheckBeforeWrite.has(bookId))) void watcher.check()
}

interface ReaderListener {
  /** The last positions that this reader has written. {@link followReader} updates this set. */
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
    addWrittenPositions(ownPositions, definedPositions(written?.at, sending?.at))
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
