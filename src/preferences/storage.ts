/**
 * The browser's local storage, the only place that touches it. A browser that refuses (private mode, full, switched off)
 * is tolerated: what could not be stored lives as long as the page.
 */
const prefix = 'longbox.'
const unstored = new Map<string, string>()
const listeners = new Set<(key: string | null, elsewhere: boolean) => void>()

/** The stored text, or undefined. */
export function readStored(key: string): string | undefined {
  const kept = unstored.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text under a key and tells everybody in this tab; undefined forgets it. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, text)
    unstored.delete(key)
  } catch {
    if (text === undefined) unstored.delete(key)
    else unstored.set(key, text)
  }
  for (const listener of listeners) listener(key, false)
}

/**
 * Hears every change of a stored text, of this tab and of others.
 * @param listener  gets the key, or null when everything was cleared, and whether another tab did it
 * @returns stops listening
 */
export function onStored(listener: (key: string | null, elsewhere: boolean) => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', hearOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', hearOtherTab)
  }
}

function hearOtherTab(event: StorageEvent) {
  if (event.key !== null && !event.key.startsWith(prefix)) return
  const key = event.key?.slice(prefix.length) ?? null
  if (key !== null) unstored.delete(key)
  for (const listener of listeners) listener(key, true)
}
