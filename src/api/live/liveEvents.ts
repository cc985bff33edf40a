import { type LiveEventName, type LiveEvents, liveEventNames } from '../../generated/liveEvents'
import { createEmitter, type Emitter } from '../../preferences/emitter'
import { reportServerDataChange, type ServerDataChange } from '../cache/serverDataChanges'
import { toAbsoluteServerUrl } from '../toAbsoluteServerUrl'
import { broadcastToOtherTabs, onCrossTabMessage } from './crossTabChannel'
import type { LeaderElectionMessage } from './electLeaderTab'
import { isReceivingLiveEvents, setIsReceivingLiveEvents } from './isReceivingLiveEvents'
import { openEventStream } from './openEventStream'

type LiveEventHandlers = { [E in LiveEventName]?: Emitter<[LiveEvents[E]]> }

const liveEventHandlers: LiveEventHandlers = {}

/** Registers a handler for a live event. Returns an unregister function. */
export function onLiveEvent<E extends LiveEventName>(event: E, handler: (data: LiveEvents[E]) => void): () => void {
  const registered: Emitter<[LiveEvents[E]]> = liveEventHandlers[event] ?? createEmitter()
  Object.assign(liveEventHandlers, { [event]: registered })
  return registered.subscribe(handler)
}

type LiveEventOptions = {
  /**
   * Returns whether the user is signed in. A closed event stream is opened again only if the user is signed in
   * (server-facts 3.1).
   */
  isSignedIn: () => Promise<boolean>
}

/**
 * Starts receiving live events. Only the leader tab opens an event stream. It sends the events to the other tabs. After
 * an interruption, all visible data is refetched.
 * @returns function that stops receiving live events
 */
export function connectLiveEvents({ isSignedIn }: LiveEventOptions): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const startedAt = Date.now()
  let isLeader = false
  const stopListening = onCrossTabMessage(message => {
    if (message.kind === 'event' || message.kind === 'gap') setIsReceivingLiveEvents(true)
    if (message.kind === 'stream') setIsReceivingLiveEvents(message.isOpen)
    // After a sign-in on another tab, that tab does not know whether the event stream is open. The leader reports the
    // open stream to that tab.
    if (message.kind === 'signedIn' && isLeader && isReceivingLiveEvents())
      broadcastToOtherTabs({ kind: 'stream', isOpen: true })
    if (message.kind === 'event') receiveEvent(message.event, message.data)
    if (message.kind === 'gap') void reportServerDataChange(message)
  })
  signal.addEventListener('abort', () => {
    stopListening()
    setIsReceivingLiveEvents(false)
  })

  const lead = (until: AbortSignal) => {
    isLeader = true
    until.addEventListener('abort', () => {
      isLeader = false
    })
    openEventStream({
      url: toAbsoluteServerUrl('/sse/v1/events'),
      events: liveEventNames,
      until,
      mayReopen: isSignedIn,
      gapBefore: Date.now() - startedAt > 1000,
      onEvent: (event, data) => {
        receiveEvent(event, data)
        broadcastToOtherTabs({ kind: 'event', event, data })
      },
      onState: state => {
        if (until.aborted) return
        setIsReceivingLiveEvents(state === 'open')
        broadcastToOtherTabs({ kind: 'stream', isOpen: state === 'open' })
      },
      onGap: pictures => {
        void reportServerDataChange({ kind: 'gap', pictures })
        broadcastToOtherTabs({ kind: 'gap', pictures })
      },
    })
  }
  if (hasWebLocks()) leadWhenLockIsFree(signal, lead)
  else void electLeadingTab(signal, lead)
  return () => controller.abort()
}

/**
 * Elects the leader tab, which opens the event stream. If the import of the election code fails, this tab acts as a
 * leader, even if another tab is a leader too.
 */
async function electLeadingTab(signal: AbortSignal, lead: (until: AbortSignal) => void): Promise<void> {
  const election = await import('./electLeaderTab').catch(() => undefined)
  if (signal.aborted) return
  if (election) election.electLeaderTab({ signal, lead, send: broadcastToOtherTabs, subscribe: onElectionMessage })
  else lead(signal)
}

const hasWebLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks !== undefined

const onElectionMessage = (listener: (message: LeaderElectionMessage) => void) =>
  onCrossTabMessage(message => {
    if (message.kind === 'election') listener(message)
  })

/**
 * Makes this tab the leader when the Web Lock becomes free. Only the leader opens the event stream. The tab stays the
 * leader until the signal aborts or the tab closes.
 */
function leadWhenLockIsFree(signal: AbortSignal, lead: (until: AbortSignal) => void) {
  const leadUntilAbort = () =>
    new Promise<void>(resolve => {
      if (signal.aborted) return resolve()
      signal.addEventListener('abort', () => resolve())
      lead(signal)
    })
  navigator.locks.request(`longbox live ${toAbsoluteServerUrl('')}`, { signal }, leadUntilAbort).catch(() => undefined)
}

function receiveEvent(event: string, data: unknown) {
  if (!isLiveEventName(event)) return
  deliverEvent(event, { ...(data as LiveEvents[typeof event]) })
}

function deliverEvent<E extends LiveEventName>(event: E, data: LiveEvents[E]) {
  void reportServerDataChange({ kind: 'event', event, data } as ServerDataChange)
  const registered: LiveEventHandlers[E] = liveEventHandlers[event]
  registered?.emit(data)
}

const isLiveEventName = (event: string): event is LiveEventName => liveEventNames.some(name => name === event)
