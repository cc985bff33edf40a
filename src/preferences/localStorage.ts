import { createEmitter } from './emitter'

/**
 * Reads and writes `localStorage`; no other file accesses it. When the browser cannot store a value (private browsing, quota, disabled), the value is
 * held in memory until the page is closed.
 */
const KEY_PREFIX = 'longbox.'
const memoryFallback = new Map<string, string>()
const stored = createEmitter<[key: string | null, elsewhere: boolean]>(() => {
  globalThis.addEventListener?.('storage', handleStorageEvent)
  return () => globalThis.removeEventListener?.('storage', handleStorageEvent)
})

/** Returns the text stored under a key; undefined when there is none. */
export function readLocalStorage(key: string): string | undefined {
  const inMemory = memoryFallback.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(KEY_PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key, or deletes it for undefined, and notifies the listeners of this tab. */
export function writeLocalStorage(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY_PREFIX + key)
    else localStorage.setItem(KEY_PREFIX + key, text)
    memoryFallback.delete(key)
  } catch {
    if (text === undefined) memoryFallback.delete(key)
    else memoryFallback.set(key, text)
  }
  stored.emit(key, false)
}

/**
 * Subscribes to changes of stored texts, in this tab and others.
 * @param listener  receives the key, or null when the whole storage was cleared, and whether another tab made the change
 * @returns unsubscribes
 */
export function onLocalStorageChange(listener: (key: string | null, isFromOtherTab: boolean) => void): () => void {
  return stored.subscribe(listener)
}

function handleStorageEvent(event: StorageEvent) {
  if (event.key !== null && !event.key.startsWith(KEY_PREFIX)) return
  const key = event.key?.slice(KEY_PREFIX.length) ?? null
  if (key !== null) memoryFallback.delete(key)
  stored.emit(key, true)
}
