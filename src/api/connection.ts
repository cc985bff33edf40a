import { useSyncExternalStore } from 'react'
import { serverUrl } from './address'

/** Whether the server answers. */
export type Connection = 'ok' | 'lost'

let state: Connection = 'ok'
let pause = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const backListeners = new Set<() => void>()

/** Told by every call that got an answer. */
export function sawServer(): void {
  if (state === 'ok') return
  clearTimeout(timer)
  change('ok')
  for (const listener of backListeners) listener()
}

/** Told by every call that got none: asks again with growing pauses until there is an answer. */
export function lostServer(): void {
  if (state === 'lost') return
  pause = 1000
  change('lost')
  askLater()
}

/** The connection now. */
export const connection = (): Connection => state

/** The connection, for a component that tells about it. */
export function useConnection(): Connection {
  return useSyncExternalStore(onConnection, connection)
}

/** Calls back at each change of {@link connection}. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back each time the server is there again after having been away. */
export function onServerBack(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

function change(next: Connection) {
  state = next
  for (const listener of listeners) listener()
}

function askLater() {
  clearTimeout(timer)
  timer = setTimeout(ask, pause)
  pause = Math.min(pause * 2, 15_000)
}

async function ask() {
  try {
    const answer = await fetch(serverUrl('/api/v1/claim'), { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    if (answer.status < 500) return sawServer()
  } catch {
    // still away
  }
  if (state === 'lost') askLater()
}

globalThis.addEventListener?.('online', () => {
  if (state === 'lost') void ask()
})
