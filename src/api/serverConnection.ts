import { createEmitter } from '../preferences/emitter'
import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'
import { requestHeaders } from './earlyFetch'
import { serverUrl } from './serverUrl'
import { READ_TIMEOUT_MS } from './timeouts/callTimeout'

/** Connection to the server: `lost` while a check call gets no response. */
export type ConnectionState = 'ok' | 'lost'

/** Bounds of the delay between checks. */
const MIN_CHECK_DELAY_MS = 1000
const MAX_CHECK_DELAY_MS = 15_000
/** A repeated loss within this time doubles the initial delay. */
const REPEAT_WINDOW_MS = 120_000

const connectionState = createStore<ConnectionState>('ok')
let isChecking = false
let checkDelayMs = 0
let checkTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
const connectionLosses = createBackoff()
const unansweredCalls = createBackoff()
const serverBack = createEmitter<[wasAway: boolean]>()

/**
 * Records a response of the server. Ends a first loss. Repeated losses end only with a successful check, because some calls may
 * succeed while others never do.
 */
export function reportServerResponse(): void {
  if (getConnectionState() === 'lost' && connectionLosses.count() === 1) markRestored()
}

/**
 * Records a call without a response. Marks the connection as lost when a check call fails too, and repeats the check with
 * increasing delays until the server responds.
 */
export function reportNoServerResponse(): void {
  if (getConnectionState() === 'lost' || isChecking) return
  isChecking = true
  void isServerResponding().then(isResponding => {
    isChecking = false
    if (isResponding) scheduleRetryNotification()
    else markLost()
  })
}

export const getConnectionState = connectionState.get

export function useConnectionState(): ConnectionState {
  return useStoreValue(connectionState)
}

/** Registers a listener for changes of {@link getConnectionState}. Returns an unregister function. */
export const onConnectionChange = connectionState.subscribe

/**
 * Registers a listener for the moments at which failed calls can be repeated. Returns an unregister function.
 * @param listener  `wasAway` is true after a lost connection, false after a single call without a response
 */
export const onServerBack = serverBack.subscribe

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
  serverBack.emit(true)
}

function scheduleRetryNotification() {
  retryTimer ??= setTimeout(() => {
    retryTimer = undefined
    unansweredCalls.end()
    serverBack.emit(false)
  }, unansweredCalls.begin())
}

function scheduleCheck() {
  clearTimeout(checkTimer)
  checkTimer = setTimeout(checkServer, checkDelayMs)
  checkDelayMs = Math.min(checkDelayMs * 2, MAX_CHECK_DELAY_MS)
}

async function checkServer() {
  const isResponding = await isServerResponding()
  if (getConnectionState() === 'ok') return
  if (isResponding) markRestored()
  else scheduleCheck()
}

/** Sends the check call. It has the timeout of a read, so that a slow server does not count as lost. */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    const response = await fetch(serverUrl('/api/v1/claim'), { headers: requestHeaders, signal })
    return response.status < 500
  } catch {
    return false
  }
}

function createBackoff() {
  let repetitions = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    count: () => repetitions,
    /** Counts an occurrence and returns the delay for it, in milliseconds. */
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
  if (getConnectionState() === 'lost') void checkServer()
})
