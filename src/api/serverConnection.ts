import { createEmitter } from '../preferences/emitter'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'
import { serverRequestHeaders } from './earlyFetch'
import { getStatusOfServer } from './gatewayErrors'
import { SERVER_READ_TIMEOUT_MS } from './timeouts/serverCallTimeout'
import { toAbsoluteServerUrl } from './toAbsoluteServerUrl'

/**
 * State of the connection to the server. The connection becomes `lost` when a test request fails: the server does not
 * respond in time, or responds with a server error (5xx), or a gateway responds.
 */
export type ServerConnectionState = 'ok' | 'lost'

/**
 * `MIN_CHECK_DELAY_MS` and `MAX_CHECK_DELAY_MS`: shortest and longest delay, in milliseconds, before the next test
 * request, or before failed calls are repeated. A test request finds out whether the server responds.
 */
const MIN_CHECK_DELAY_MS = 1000
const MAX_CHECK_DELAY_MS = 15_000
/**
 * Time in milliseconds. If a restored connection is lost again within this time, the delay before the next test request
 * doubles.
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
 * Must be called after each response of the server. Marks a lost connection as restored. After several losses in a
 * short time, only a successful test request marks the connection as restored.
 */
export function reportServerResponse(): void {
  if (getServerConnectionState() === 'lost' && connectionLosses.count() === 1) markRestored()
}

/**
 * Must be called after a server call without a response. Sends a test request, unless another test request is pending
 * or the connection is already lost. If the test request also fails, marks the connection as lost. Then repeats the
 * test request with growing delays until the server responds.
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
 * Registers a listener that is called when the server responds again after failed calls. The parameter of the listener
 * is true if the connection was marked as lost. Returns an unregister function.
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
 * Sends a test request. Returns whether the server responds in time and without a server error (5xx). Returns false for
 * the response of a gateway that cannot reach the server.
 */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SERVER_READ_TIMEOUT_MS)
    // Without `no-store`, the browser locks its cache entry for the URL of the test request while the test request
    // hangs. The sign-in page requests the same URL and would have to wait.
    const response = await fetch(toAbsoluteServerUrl('/api/v1/claim'), {
      cache: 'no-store',
      headers: serverRequestHeaders,
      signal,
    })
    return getStatusOfServer(response) < 500
  } catch {
    return false
  }
}

/**
 * Creates an object that calculates the delay before the next request to the server after a problem, such as a lost
 * connection. The first delay is {@link MIN_CHECK_DELAY_MS}. If the problem occurs again within
 * {@link REPEAT_WINDOW_MS} after its end, the delay doubles, up to {@link MAX_CHECK_DELAY_MS}.
 */
function createBackoff() {
  let repetitions = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    /** Returns how often the problem has occurred in quick succession, including the current problem. */
    count: () => repetitions,
    /**
     * Must be called when a problem starts. Returns the time in milliseconds that the caller must wait before the next
     * request to the server.
     */
    begin() {
      repetitions = Date.now() - endedAt < REPEAT_WINDOW_MS ? repetitions + 1 : 1
      return Math.min(MIN_CHECK_DELAY_MS * 2 ** (repetitions - 1), MAX_CHECK_DELAY_MS)
    },
    /** Must be called when the problem ends, for example when a lost connection is restored. */
    end() {
      endedAt = Date.now()
    },
  }
}

globalThis.addEventListener?.('online', () => {
  if (getServerConnectionState() === 'lost') void checkServer()
})
