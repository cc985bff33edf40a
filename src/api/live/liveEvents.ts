import { type LiveEventName, type LiveEvents, liveEventNames } from '../../generated/liveEvents'
import { createEmitter, type Emitter } from '../../preferences/emitter'
import { serverUrl } from '../address'
import { type DataChange, reportChange } from '../cache/changes'
import { isReceivingEvents, setReceivingEvents } from './liveEventStatus'
import { openEventStream } from './liveStream'
import type { ElectionMessage } from './tabElection'
import { broadcastToTabs, onTabMessage } from './tabs'

type Handlers = { [E in LiveEventName]?: Emitter<[LiveEvents[E]]> }

const handlers: Handlers = {}

/** Calls back for each live event of a kind, whichever tab of the browser received it. */
export function onLiveEvent<E extends LiveEventName>(event: E, handler: (data: LiveEvents[E]) => void): () => void {
  const known: Emitter<[LiveEvents[E]]> = handlers[event] ?? createEmitter()
  Object.assign(handlers, { [event]: known })
  return known.subscribe(handler)
}

type Options = {
  /** Asked before the stream is opened again: a stream must not be opened signed out (server-facts 3.1). */
  isSignedIn: () => Promise<boolean>
}

/**
 * Keeps what is shown equal to the server while somebody is signed in. All tabs of a browser share one connection: the tab
 * that holds the lock listens and tells the others; where a browser has no locks (plain http) the tabs elect one. After any
 * gap everything on the screen is read again.
 * @returns stops listening
 */
export function connectLiveEvents({ isSignedIn }: Options): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const startedAt = Date.now()
  let leads = false
  const stopHearing = onTabMessage(message => {
    if (message.kind === 'event' || message.kind === 'gap') setReceivingEvents(true)
    if (message.kind === 'stream') setReceivingEvents(message.isOpen)
    // A tab that has just begun does not know yet that somebody listens for it.
    if (message.kind === 'signedIn' && leads && isReceivingEvents()) broadcastToTabs({ kind: 'stream', isOpen: true })
    if (message.kind === 'event') receive(message.event, message.data)
    if (message.kind === 'gap') void reportChange(message)
  })
  signal.addEventListener('abort', () => {
    stopHearing()
    setReceivingEvents(false)
  })

  const lead = (until: AbortSignal) => {
    leads = true
    until.addEventListener('abort', () => {
      leads = false
    })
    openEventStream({
      url: serverUrl('/sse/v1/events'),
      events: liveEventNames,
      until,
      mayReopen: isSignedIn,
      gapBefore: Date.now() - startedAt > 1000,
      onEvent: (event, data) => {
        receive(event, data)
        broadcastToTabs({ kind: 'event', event, data })
      },
      onState: state => {
        if (until.aborted) return
        setReceivingEvents(state === 'open')
        broadcastToTabs({ kind: 'stream', isOpen: state === 'open' })
      },
      onGap: pictures => {
        void reportChange({ kind: 'gap', pictures })
        broadcastToTabs({ kind: 'gap', pictures })
      },
    })
  }
  if (hasLocks()) leadWhenFree(signal, lead)
  else void electLeader(signal, lead)
  return () => ended.abort()
}

/** Fetched where it is needed. A visit whose program is gone from the server listens by itself. */
async function electLeader(signal: AbortSignal, lead: (until: AbortSignal) => void): Promise<void> {
  const election = await import('./tabElection').catch(() => undefined)
  if (signal.aborted) return
  if (election) election.electLeader({ signal, lead, tell: broadcastToTabs, hear: onElection })
  else lead(signal)
}

const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks !== undefined

const onElection = (listener: (message: ElectionMessage) => void) =>
  onTabMessage(message => {
    if (message.kind === 'election') listener(message)
  })

/** Waits for the lock, leads until the end, and gives the lock to the next tab then or when this one is closed. */
function leadWhenFree(signal: AbortSignal, lead: (until: AbortSignal) => void) {
  const untilTheEnd = () =>
    new Promise<void>(resolve => {
      if (signal.aborted) return resolve()
      signal.addEventListener('abort', () => resolve())
      lead(signal)
    })
  navigator.locks.request(`longbox live ${serverUrl('')}`, { signal }, untilTheEnd).catch(() => undefined)
}

function receive(event: string, data: unknown) {
  if (!isKnown(event)) return
  deliver(event, { ...(data as LiveEvents[typeof event]) })
}

function deliver<E extends LiveEventName>(event: E, data: LiveEvents[E]) {
  void reportChange({ kind: 'event', event, data } as DataChange)
  const known: Handlers[E] = handlers[event]
  known?.emit(data)
}

const isKnown = (event: string): event is LiveEventName => liveEventNames.some(name => name === event)
