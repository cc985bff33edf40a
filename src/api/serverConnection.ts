import { createEmitter } from '../preferences/emitter'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'
import { serverRequestHeaders } from './earlyFetch'
import { SERVER_READ_TIMEOUT_MS } from './timeouts/serverCallTimeout'
import { toAbsoluteServerUrl } from './toAbsoluteServerUrl'

/** State of the connection to the server. `lost`: the server did not respond to a request that tests the connection. */
export type ServerConnectionState = 'ok' | 'lost'

/**
 * Shortest and longest delay between two check calls, in milliseconds. A check call tests whether the server responds.
 */
const MIN_CHECK_DELAY_MS = 1000
const MAX_CHECK_DELAY_MS = 15_000
/**
 * Time window in milliseconds after the connection is restored. If the connection is lost again in this window, the
 * delay before the first check call doubles.
 */
const REPEAT_WINDOW_MS = 120_000

const connectionState = createObservableStore<ServerConnectionState>('ok')
let isChecking = false
let checkDelayMs = 0
let checkTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
const connectionLosses = createBackoff()
const unansweredCalls = createBackoff()
const serverReachableAgain = createEmitter<[wasLost: boolean]>()

/**
 * Must be called after each response of the server. If the connection was lost, marks it as restored. After several
 * losses in a short time, only a successful check call (a request that tests the connection) restores the connection.
 */
export function reportServerResponse(): void {
  if (getServerConnectionState() === 'lost' && connectionLosses.count() === 1) markRestored()
}

/**
 * Must be called after a server call without a response. Sends a check call (a request that tests the connection). If
 * the check call also fails, marks the connection as lost and repeats check calls with growing delays until the server
 * responds.
 */
export function reportMissingServerResponse(): void {
  if (getServerConnectionState() === 'lost' || isChecking) return
  isChecking = true
  void isServerResponding().then(isResponding => {
    isChecking = false
    if (isResponding) scheduleRetryNotification()
    else markLost()
  })
}

/** Returns the current state of the connection. */
export const getServerConnectionState = connectionState.get

/** Returns the current state of the connection. Re-renders the component when the state changes. */
export function useServerConnectionState(): ServerConnectionState {
  return useObservableStoreValue(connectionState)
}

/** Registers a listener for changes of the connection state. Returns an unregister function. */
export const onServerConnectionChange = connectionState.subscribe

/**
 * Registers a listener that is called when the server responds again after failed calls. The listener receives whether
 * the connection was lost. Returns an unregister function.
 */
export const onServerReachableAgain = serverReachableAgain.subscribe

function markLost() {
  clearTimeout(retryTimer)
  retryTimer = undefined
  checkDelayMs = connectionLosses.begin()
  connectionState.set('lost')
  scheduleCheck()
}

function markRestored() {
  clearTimeout(checkTimer)
  connectionLosses.end()
  connectionState.set('ok')
  serverReachableAgain.emit(true)
}

function scheduleRetryNotification() {
  retryTimer ??= setTimeout(() => {
    retryTimer = undefined
    unansweredCalls.end()
    serverReachableAgain.emit(false)
  }, unansweredCalls.begin())
}

function scheduleCheck() {
  clearTimeout(checkTimer)
  checkTimer = setTimeout(checkServer, checkDelayMs)
  checkDelayMs = Math.min(checkDelayMs * 2, MAX_CHECK_DELAY_MS)
}

async function checkServer() {
  const isResponding = await isServerResponding()
  if (getServerConnectionState() === 'ok') return
  if (isResponding) markRestored()
  else scheduleCheck()
}

/**
 * Sends a check call (a request that tests the connection). Returns whether the server responds. A slow server counts
 * as responding.
 */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SERVER_READ_TIMEOUT_MS)
    // Without `no-store`, a hanging check call would lock the cache entry for this URL in the browser. The sign-in page
    // requests the same URL and would have to wait.
    const response = await fetch(toAbsoluteServerUrl('/api/v1/claim'), {
      cache: 'no-store',
      headers: serverRequestHeaders,
      signal,
    })
    return response.status < 500
  } catch {
    return false
  }
}

/**
 * Creates a calculator of growing delays for repeated events, such as losses of the connection. If an event starts less
 * than {@link REPEAT_WINDOW_MS} after the end of the previous event, its delay is twice the previous delay. Otherwise,
 * the event has the shortest delay.
 */
function createBackoff() {
  let repetitions = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    /** Returns the number of events that followed each other within the repeat window, including the latest event. */
    count: () => repetitions,
    /**
     * Records the start of an event. Returns the delay of the event, in milliseconds. The caller waits for this time
     * before it sends the next request.
     */
    begin() {
      repetitions = Date.now() - endedAt < REPEAT_WINDOW_MS ? repetitions + 1 : 1
      return Math.min(MIN_CHECK_DELAY_MS * 2 ** (repetitions - 1), MAX_CHECK_DELAY_MS)
    },
    /** Ends the current event. */
    end() {
      endedAt = Date.now()
    },
  }
}

globalThis.addEventListener?.('online', () => {
  if (getServerConnectionState() === 'lost') void checkServer()
})
