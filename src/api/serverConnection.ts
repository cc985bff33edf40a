import { createEmitter } from '../preferences/emitter'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableValue } from '../preferences/useObservableValue'
import { serverRequestHeaders } from './earlyFetch'
import { serverUrl } from './serverUrl'
import { READ_TIMEOUT_MS } from './timeouts/callTimeout'

/**
 * State of the connection to the server. `lost`: the server did not respond to the last check call, which only tests
 * the connection.
 */
export type ServerConnectionState = 'ok' | 'lost'

/** Shortest and longest delay between two calls that check whether the server responds, in milliseconds. */
const MIN_CHECK_DELAY_MS = 1000
const MAX_CHECK_DELAY_MS = 15_000
/** If the connection is lost again within this time after the previous loss ended, the initial delay doubles. */
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
 * Reports a response of the server. Any response ends the first loss of the connection. After repeated losses, only a
 * successful check call ends the loss, because some calls may succeed while others fail.
 */
export function reportServerResponse(): void {
  if (getServerConnectionState() === 'lost' && connectionLosses.count() === 1) markRestored()
}

/**
 * Reports a call without a response and starts a check call. If the check call fails too, the connection is lost, and the check is
 * repeated with increasing delays.
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
  return useObservableValue(connectionState)
}

/** Registers a listener for changes of {@link getServerConnectionState}. Returns an unregister function. */
export const onServerConnectionChange = connectionState.subscribe

/**
 * Registers a listener that is called when failed calls can be repeated. Returns an unregister function. The argument `wasLost` is
 * true after a lost connection, and false after a single call without a response.
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
 * Sends the check call and returns whether the server responds. Uses the timeout of reads, so that a slow server does
 * not count as lost.
 */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    const response = await fetch(serverUrl('/api/v1/claim'), { headers: serverRequestHeaders, signal })
    return response.status < 500
  } catch {
    return false
  }
}

/** Creates a counter that doubles its delay with each repetition within {@link REPEAT_WINDOW_MS}. */
function createBackoff() {
  let repetitions = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    count: () => repetitions,
    /** Counts an occurrence and returns its delay in milliseconds. */
    begin() {
      repetitions = Date.now() - endedAt < REPEAT_WINDOW_MS ? repetitions + 1 : 1
      return Math.min(MIN_CHECK_DELAY_MS * 2 ** (repetitions - 1), MAX_CHECK_DELAY_MS)
    },
    end() {
      endedAt = Date.now()
    },
  }
}

globalThis.addEventListener?.('online', () => {
  if (getServerConnectionState() === 'lost') void checkServer()
})
