import { connection, onServerBack } from '../../api/connection'
import { isReceivingEvents } from '../../api/live/liveEventStatus'
import { onLiveEvent } from '../../api/live/liveEvents'
import { hasPendingProgress } from '../../preferences/pendingFlags'
import { pendingProgressOf } from '../../preferences/pendingProgress'
import type { Reader, StoredPosition } from '../session/useReader'
import { PositionWatcher } from './positionWatcher'
import { guardProgressWrites, sendQueuedProgress } from './progressQueue'

/** A window that was hidden for so long asks what happened elsewhere, in milliseconds. */
const away = 3_000

/**
 * So many places, and so long, after an offer that was not answered the reader has stayed. In milliseconds: a held key passes many
 * places before anybody can have read it.
 */
const patience = 3
const timeToRead = 10_000

/** What a person can do about a place that they reached elsewhere. */
export interface OtherDeviceOffer {
  readonly words: string
  readonly goThere: () => void
  readonly stay: () => void
}

let isFirstBook = true

/**
 * Looks out for the same book being read on another device: by live events, when the window is looked at again, when the
 * server is back, and before a write that nobody checked for long. Incognito it does not look.
 * @param onOffer  hears of an offer, and of undefined when it is over
 * @returns stops
 */
export function watchOtherDevices(reader: Reader, onOffer: (offer: OtherDeviceOffer | undefined) => void): () => void {
  const { actor } = reader
  const { bookId, incognito } = actor.getSnapshot().context
  if (incognito) return () => {}
  const known = new Set<string>()
  let ignored = 0
  let offeredAt: number | undefined

  const offer = (place: StoredPosition | undefined) => {
    offeredAt = place && Date.now()
    ignored = 0
    onOffer(place && { words: place.words, goThere: () => goThere(place), stay: () => decide() })
  }
  const watch = new PositionWatcher({
    ask: reader.askPlace,
    isKnown: at => known.has(at),
    // Without live events nothing says that somebody reads elsewhere.
    trust: () => (isReceivingEvents() ? 600_000 : 30_000),
    onFound: offer,
  })
  const decide = () => {
    watch.decide()
    actor.send({ type: 'user.stay' })
  }
  const goThere = (place: StoredPosition) => {
    watch.decide()
    reader.goTo(place.position)
  }
  /** @returns where the reader went last: what only a new layout shows is no going on */
  const remember = () => {
    const { written, sending, read } = actor.getSnapshot().context
    for (const at of [written?.at, sending?.at]) if (at !== undefined) known.add(at)
    return read?.position.at
  }
  let at = remember()
  let refusal = actor.getSnapshot().context.refusal
  const following = actor.subscribe(({ context }) => {
    const now = remember()
    // The server has a newer place than the one that was told.
    if (context.refusal && context.refusal !== refusal) void watch.look()
    refusal = context.refusal
    if (now === at) return
    at = now
    if (offeredAt === undefined) return
    ignored += 1
    if (ignored > patience && Date.now() - offeredAt > timeToRead) decide()
  })
  /** Places that were kept before this book was opened are not written by who only looks at its page: they are sent here. */
  const reach = async () => {
    await watch.look()
    for (const kept of pendingProgressOf(reader.userId))
      if (kept.bookId !== bookId || offeredAt === undefined) await sendQueuedProgress(reader.userId, kept.bookId)
  }
  const stops = [
    () => following.unsubscribe(),
    guardProgressWrites(watch.beforeWrite),
    onServerBack(() => void reach()),
    onLiveEvent('ReadProgressChanged', data => {
      if (data.bookId === bookId && data.userId === reader.userId) watch.changed()
    }),
    onReturn(() => void watch.look()),
  ]
  if (wasBroughtBack()) void watch.look(true)
  // A book that was opened without the server may have been refused its place before this looked out.
  else if (refusal) void watch.look()
  // So may the server have come back.
  else if (hasPendingProgress() && connection() === 'ok') void reach()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether this window shows an address again that it had before, however long ago; asked of its first book. */
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
