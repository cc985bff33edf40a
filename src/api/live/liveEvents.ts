import { type LiveEventName, type LiveEvents, liveEventNames } from '../../generated/liveEvents'
import { serverUrl } from '../address'
import { type DataChange, reportChange } from '../cache/changes'
import { isReceivingEvents, setReceivingEvents } from './liveEventStatus'
import { openEventStream } from './liveStream'
import type { ElectionMessage } from './tabElection'
import { broadcastToTabs, onTabMessage } from './tabs'

type Handlers = { [E in LiveEventName]?: Set<(data: LiveEvents[E]) => void> }

const handlers: Handlers = {}

/** Registers a handler for live events of a kind, received by any tab of the browser. Returns an unregister function. */
export function onLiveEvent<E extends LiveEventName>(event: E, handler: (data: LiveEvents[E]) => void): () => void {
  const registered: Set<(data: LiveEvents[E]) => void> = handlers[event] ?? new Set()
  Object.assign(handlers, { [event]: registered.add(handler) })
  return () => registered.delete(handler)
}

type Options = {
  /** Called before the stream reopens. A stream must not open without a session (server-facts 3.1). */
  isSignedIn: () => Promise<boolean>
}

/**
 * Receives live events while a user is signed in. All tabs of a browser share one connection: the tab that holds a Web Lock
 * connects and broadcasts the events. Without Web Locks (plain http) the tabs elect the connected tab. After a gap, all visible
 * data is refetched.
 * @returns function that disconnects
 */
export function connectLiveEvents({ isSignedIn }: Options): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const startedAt = Date.now()
  let leads = false
  const stopListening = onTabMessage(message => {
    if (message.kind === 'event' || message.kind === 'gap') setReceivingEvents(true)
    if (message.kind === 'stream') setReceivingEvents(message.isOpen)
    // A new tab does not know yet that this tab receives events for it.
    if (message.kind === 'signedIn' && leads && isReceivingEvents()) broadcastToTabs({ kind: 'stream', isOpen: true })
    if (message.kind === 'event') receive(message.event, message.data)
    if (message.kind === 'gap') void reportChange(message)
  })
  signal.addEventListener('abort', () => {
    stopListening()
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
  return () => controller.abort()
}

/** Loads the election on demand. If the module is no longer on the server, this tab connects itself. */
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

/** Waits for the Web Lock and holds it until the signal aborts or the tab closes. The next tab then receives the lock. */
function leadWhenFree(signal: AbortSignal, lead: (until: AbortSignal) => void) {
  const leadUntilAbort = () =>
    new Promise<void>(resolve => {
      if (signal.aborted) return resolve()
      signal.addEventListener('abort', () => resolve())
      lead(signal)
    })
  navigator.locks.request(`longbox live ${serverUrl('')}`, { signal }, leadUntilAbort).catch(() => undefined)
}

function receive(event: string, data: unknown) {
  if (!isKnown(event)) return
  deliver(event, { ...(data as LiveEvents[typeof event]) })
}

function deliver<E extends LiveEventName>(event: E, data: LiveEvents[E]) {
  void reportChange({ kind: 'event', event, data } as DataChange)
  const registered: Handlers[E] = handlers[event]
  for (const handler of registered ?? []) handler(data)
}

const isKnown = (event: string): event is LiveEventName => liveEventNames.some(name => name === event)
