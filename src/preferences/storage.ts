import { createEmitter } from './emitter'

/**
 * Reads and writes `localStorage`; no other file accesses it. When the browser cannot store a value (private browsing, quota, disabled), the value is
 * held in memory until the page is closed.
 */
const prefix = 'longbox.'
const unstored = new Map<string, string>()
const stored = createEmitter<[key: string | null, elsewhere: boolean]>(() => {
  globalThis.addEventListener?.('storage', hearOtherTab)
  return () => globalThis.removeEventListener?.('storage', hearOtherTab)
})

/** Returns the text stored under a key; undefined when there is none. */
export function readStored(key: string): string | undefined {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key, or deletes it for undefined, and notifies the listeners of this tab. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, text)
    unstored.delete(key)
  } catch {
    if (text === undefined) unstored.delete(key)
    else unstored.set(key, text)
  }
  stored.emit(key, false)
}

/**
 * Subscribes to changes of stored texts, in this tab and others.
 * @param listener  receives the key, or null when the whole storage was cleared, and whether another tab made the change
 * @returns unsubscribes
 */
export function onStored(listener: (key: string | null, elsewhere: boolean) => void): () => void {
  return stored.subscribe(listener)
}

function hearOtherTab(event: StorageEvent) {
  if (event.key !== null && !event.key.startsWith(prefix)) return
  const key = event.key?.slice(prefix.length) ?? null
  if (key !== null) unstored.delete(key)
  stored.emit(key, true)
}
