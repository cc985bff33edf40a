import { useSyncExternalStore } from 'react'
import { serverUrl } from './address'
import { requestHeaders } from './earlyFetch'
import { READ_TIMEOUT_MS } from './timeouts/callTimeout'

/** Connection to the server: `lost` while a check call gets no response. */
export type Connection = 'ok' | 'lost'

/** Bounds of the delay between checks. */
const shortest = 1000
const longest = 15_000
/** A repeated loss within this time doubles the initial delay. */
const calm = 120_000

let state: Connection = 'ok'
let isChecking = false
let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined
let telling: ReturnType<typeof setTimeout> | undefined
const losses = repetition()
const stumbles = repetition()
const listeners = new Set<() => void>()
const backListeners = new Set<(wasAway: boolean) => void>()

/**
 * Records a response of the server. Ends a first loss. Repeated losses end only with a successful check, because some calls may
 * succeed while others never do.
 */
export function reportResponse(): void {
  if (state === 'lost' && losses.count() === 1) back()
}

/**
 * Records a call without a response. Marks the connection as lost when a check call fails too, and repeats the check with
 * increasing delays until the server responds.
 */
export function reportNoResponse(): void {
  if (state === 'lost' || isChecking) return
  isChecking = true
  void answers().then(isResponding => {
    isChecking = false
    if (isResponding) tellLater()
    else lose()
  })
}

export const connection = (): Connection => state

export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connection)
}

/** Registers a listener for changes of {@link connection}. Returns an unregister function. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Registers a listener for the moments at which failed calls can be repeated. Returns an unregister function.
 * @param listener  `wasAway` is true after a lost connection, false after a single call without a response
 */
export function onServerBack(listener: (wasAway: boolean) => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

function lose() {
  clearTimeout(telling)
  telling = undefined
  pause = losses.begin()
  change('lost')
  askLater()
}

function back() {
  clearTimeout(timer)
  losses.end()
  change('ok')
  tellBack(true)
}

function tellLater() {
  telling ??= setTimeout(() => {
    telling = undefined
    stumbles.end()
    tellBack(false)
  }, stumbles.begin())
}

function tellBack(wasAway: boolean) {
  for (const listener of backListeners) listener(wasAway)
}

function change(next: Connection) {
  state = next
  for (const listener of listeners) listener()
}

function askLater() {
  clearTimeout(timer)
  timer = setTimeout(ask, pause)
  pause = Math.min(pause * 2, longest)
}

async function ask() {
  const isResponding = await answers()
  if (state === 'ok') return
  if (isResponding) back()
  else askLater()
}

/** Sends the check call. It has the timeout of a read, so that a slow server does not count as lost. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    const response = await fetch(serverUrl('/api/v1/claim'), { headers: requestHeaders, signal })
    return response.status < 500
  } catch {
    return false
  }
}

function repetition() {
  let repetitions = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    count: () => repetitions,
    /** Counts an occurrence and returns the delay for it, in milliseconds. */
    begin() {
      repetitions = Date.now() - endedAt < calm ? repetitions + 1 : 1
      return Math.min(shortest * 2 ** (repetitions - 1), longest)
    },
    end() {
      endedAt = Date.now()
    },
  }
}

globalThis.addEventListener?.('online', () => {
  if (state === 'lost') void ask()
})
