import { connection, onServerBack } from '../../api/connection'
import { isReceivingEvents } from '../../api/live/liveEventStatus'
import { onLiveEvent } from '../../api/live/liveEvents'
import { hasPendingProgress } from '../../preferences/pendingFlags'
import { pendingProgressOf } from '../../preferences/pendingProgress'
import type { Reader, StoredPosition } from '../session/useReader'
import { PositionWatcher } from './positionWatcher'
import { guardProgressWrites, sendQueuedProgress } from './progressQueue'

/** A window hidden for at least this long fetches the position of other devices, in milliseconds. */
const away = 3_000

/**
 * An offer ends when the user makes more than this many moves and this much time (in milliseconds) has passed. A held
 * key makes many moves before the offer can be read.
 */
const MAX_MOVES = 3
const READ_TIME_MS = 10_000

/** Offer to continue at the position of another device. */
export interface OtherDeviceOffer {
  readonly words: string
  readonly goThere: () => void
  readonly stay: () => void
}

/** Open offer: when it appeared, and the moves that the user made since then. */
interface OpenOffer {
  readonly since: number
  readonly moves: number
}

const isIgnored = ({ since, moves }: OpenOffer, time: number): boolean =>
  moves > MAX_MOVES && time - since > READ_TIME_MS

let isFirstBook = true

/**
 * Watches for other devices reading the same book: by live events, when the window is shown again, when the server is
 * reachable again, and before a write when the last check is old. Does nothing in incognito mode.
 * @param onOffer  called with an offer, and with undefined when it ends
 * @returns function that stops watching
 */
export function watchOtherDevices(reader: Reader, onOffer: (offer: OtherDeviceOffer | undefined) => void): () => void {
  const { actor } = reader
  const { bookId, incognito } = actor.getSnapshot().context
  if (incognito) return () => {}
  const known = new Set<string>()
  let offered: OpenOffer | undefined

  const watch = new PositionWatcher({
    ask: reader.askPlace,
    isKnown: at => known.has(at),
    // Without live events, other devices are noticed only by fetching.
    trust: () => (isReceivingEvents() ? 600_000 : 30_000),
    onFound: serverPosition => {
      offered = serverPosition && { since: Date.now(), moves: 0 }
      onOffer(serverPosition && offerOf(serverPosition))
    },
  })
  const decide = () => {
    watch.decide()
    actor.send({ type: 'user.stay' })
  }
  const offerOf = ({ words, position }: StoredPosition): OtherDeviceOffer => ({
    words,
    goThere: () => {
      watch.decide()
      reader.goTo(position)
    },
    stay: decide,
  })
  const unfollow = followReader(reader, {
    known,
    onRejected: () => void watch.look(),
    onMoved: () => {
      if (!offered) return
      offered = { ...offered, moves: offered.moves + 1 }
      if (isIgnored(offered, Date.now())) decide()
    },
  })
  /**
   * Sends queued progress. The reader itself sends only new writes, so progress queued before the book was opened is
   * sent here.
   */
  const reach = async () => {
    await watch.look()
    for (const kept of pendingProgressOf(reader.userId))
      if (kept.bookId !== bookId || !offered) await sendQueuedProgress(reader.userId, kept.bookId)
  }
  const stops = [
    unfollow,
    guardProgressWrites(watch.beforeWrite),
    onServerBack(() => void reach()),
    onLiveEvent('ReadProgressChanged', data => {
      if (data.bookId === bookId && data.userId === reader.userId) watch.changed()
    }),
    onReturn(() => void watch.look()),
  ]
  if (wasBroughtBack()) void watch.look(true)
  // A write may have been rejected before the watch began, when the book was opened offline.
  else if (actor.getSnapshot().context.refusal) void watch.look()
  // The server may have become reachable before the watch began.
  else if (hasPendingProgress() && connection() === 'ok') void reach()
  return () => {
    for (const stop of stops) stop()
  }
}

interface ReaderListener {
  /** Receives the positions of this reader. */
  readonly known: Set<string>
  /** Called when the server rejects a write because it has newer progress. */
  readonly onRejected: () => void
  /** Called when the user moved. Changes of layout do not count. */
  readonly onMoved: () => void
}

/** Follows the reader machine. Returns a function that stops. */
function followReader({ actor }: Reader, { known, onRejected, onMoved }: ReaderListener): () => void {
  /** Records own positions. @returns the position of the last navigation */
  const remember = () => {
    const { written, sending, read } = actor.getSnapshot().context
    for (const at of [written?.at, sending?.at]) if (at !== undefined) known.add(at)
    return read?.position.at
  }
  let at = remember()
  let { refusal } = actor.getSnapshot().context
  const subscription = actor.subscribe(({ context }) => {
    const now = remember()
    if (context.refusal && context.refusal !== refusal) onRejected()
    refusal = context.refusal
    if (now === at) return
    at = now
    onMoved()
  })
  return () => subscription.unsubscribe()
}

/** Returns whether the window was reloaded or restored from history. True at most once, for the first book. */
function wasBroughtBack(): boolean {
  if (!isFirstBook) return false
  isFirstBook = false
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

function onReturn(listener: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const follow = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > away) listener()
  }
  document.addEventListener('visibilitychange', follow)
  return () => document.removeEventListener('visibilitychange', follow)
}
