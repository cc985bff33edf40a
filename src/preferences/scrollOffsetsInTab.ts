const STORAGE_KEY = 'longbox.scrolls'
/** Maximum number of history entries whose scroll offset is stored. Older entries are dropped. */
const MAX_HISTORY_ENTRIES = 200

/**
 * Stores the vertical scroll offsets of visited pages in session storage of this tab, to restore them after a reload.
 * @param offsets  offset in CSS pixels by key of the history entry
 */
export function storeScrollOffsetsInTab(offsets: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...offsets].slice(-MAX_HISTORY_ENTRIES)))
  } catch {
    // Without session storage pages open at the top.
  }
}

/** Returns the scroll offsets stored before the reload: CSS pixels by key of the history entry. */
export function readScrollOffsetsInTab(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}
