import { createEmitter } from './emitter'

// All access to stored texts in `localStorage` goes through this file. The only exception is the key of
// `isConsoleLogRequested.ts`, which has no prefix, because the web client of Komga uses the same key.

/** Prefix of all keys in `localStorage`. The functions of this file add the prefix to their keys. */
const KEY_PREFIX = 'longbox.'
/** Values that the browser cannot store, for example in private browsing. These values exist until the page closes. */
const memoryFallback = new Map<string, string>()
const keyChanged = createEmitter<[key: string | null, isFromOtherTab: boolean]>(() => {
  globalThis.addEventListener?.('storage', handleStorageEvent)
  return () => globalThis.removeEventListener?.('storage', handleStorageEvent)
})

/** Returns the stored text of a key. Returns undefined if nothing is stored. */
export function readLocalStorage(key: string): string | undefined {
  const inMemory = memoryFallback.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(KEY_PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key and notifies the listeners. Undefined deletes the key. */
export function writeLocalStorage(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(KEY_PREFIX + key)
    else localStorage.setItem(KEY_PREFIX + key, text)
    memoryFallback.delete(key)
  } catch {
    if (text === undefined) memoryFallback.delete(key)
    else memoryFallback.set(key, text)
  }
  keyChanged.emit(key, false)
}

/**
 * Registers a listener that is called when this tab or another tab changes stored texts.
 * @param listener receives the key, and whether another tab made the change; the key is null if the whole storage was
 *   cleared
 * @returns unregister function
 */
export function onLocalStorageChange(listener: (key: string | null, isFromOtherTab: boolean) => void): () => void {
  return keyChanged.subscribe(listener)
}

function handleStorageEvent(event: StorageEvent) {
  if (event.key !== null && !event.key.startsWith(KEY_PREFIX)) return
  const key = event.key?.slice(KEY_PREFIX.length) ?? null
  if (key !== null) memoryFallback.delete(key)
  keyChanged.emit(key, true)
}
