import { createEmitter } from '../preferences/emitter'
import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'
import { serverUrl } from './address'
import { requestHeaders } from './earlyFetch'
import { READ_TIMEOUT_MS } from './timeouts/callTimeout'

/** Whether the server answers. */
export type Connection = 'ok' | 'lost'

/** Pauses between checks, in milliseconds. */
const shortest = 1000
const longest = 15_000
/** What happens again within so long repeats itself: each time, the pause begins twice as long. */
const calm = 120_000

const state = createStore<Connection>('ok')
let isChecking = false
let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined
let telling: ReturnType<typeof setTimeout> | undefined
const losses = repetition()
const stumbles = repetition()
const serverBack = createEmitter<[wasAway: boolean]>()

/** Told by every call that got an answer. While losses repeat it takes more: some calls may always get one, others never. */
export function reportResponse(): void {
  if (connection() === 'lost' && losses.count() === 1) back()
}

/**
 * Told by every call that got none. The server counts as lost when a cheap call gets none either; then it is asked again with
 * growing pauses until there is an answer.
 */
export function reportNoResponse(): void {
  if (connection() === 'lost' || isChecking) return
  isChecking = true
  void answers().then(isThere => {
    isChecking = false
    if (isThere) tellLater()
    else lose()
  })
}

/** The connection now. */
export const connection = state.get

/** The connection, for a component that tells about it. */
export function useConnection(): Connection {
  return useStoreValue(state)
}

/** Calls back at each change of {@link connection}. */
export const onConnection = state.subscribe

/**
 * Calls back each time that what failed may be tried again: the server is there after having been away, or (`wasAway` false)
 * a call got no answer although the server was there.
 */
export const onServerBack = serverBack.subscribe

function lose() {
  clearTimeout(telling)
  telling = undefined
  pause = losses.begin()
  state.set('lost')
  askLater()
}

function back() {
  clearTimeout(timer)
  losses.end()
  state.set('ok')
  serverBack.emit(true)
}

function tellLater() {
  telling ??= setTimeout(() => {
    telling = undefined
    stumbles.end()
    serverBack.emit(false)
  }, stumbles.begin())
}

function askLater() {
  clearTimeout(timer)
  timer = setTimeout(ask, pause)
  pause = Math.min(pause * 2, longest)
}

async function ask() {
  const isThere = await answers()
  if (connection() === 'ok') return
  if (isThere) back()
  else askLater()
}

/** A server that is merely slow is not away: the check waits as long as any read does. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    const answer = await fetch(serverUrl('/api/v1/claim'), { headers: requestHeaders, signal })
    return answer.status < 500
  } catch {
    return false
  }
}

function repetition() {
  let times = 0
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    count: () => times,
    /** @returns the pause that it is worth */
    begin() {
      times = Date.now() - endedAt < calm ? times + 1 : 1
      return Math.min(shortest * 2 ** (times - 1), longest)
    },
    end() {
      endedAt = Date.now()
    },
  }
}

globalThis.addEventListener?.('online', () => {
  if (connection() === 'lost') void ask()
})
