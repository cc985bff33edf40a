const STORAGE_KEY = 'longbox.scrolls'
/** Maximum number of history entries with a stored scroll offset. Older entries are dropped. */
const MAX_HISTORY_ENTRIES = 200

/**
 * Stores the scroll offsets of visited pages for this tab. A reload can then restore the offsets.
 * @param offsets vertical scroll offsets in CSS pixels, by key of the history entry
 */
export function storeScrollOffsetsOfTab(offsets: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...offsets].slice(-MAX_HISTORY_ENTRIES)))
  } catch {
    // Ignores the error. If session storage is not available, pages open at the top after a reload.
  }
}

/** Returns the stored scroll offsets in CSS pixels, by key of the history entry. */
export function readScrollOffsetsOfTab(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}
