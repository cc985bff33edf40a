const name = 'longbox.scrolls'
/** Maximum number of history entries whose scroll offset is stored. Older entries are dropped. */
const MOST = 200

/**
 * Stores the vertical scroll offsets of visited pages in session storage of this tab, to restore them after a reload.
 * @param tops  offset in CSS pixels by key of the history entry
 */
export function storeTabScrollOffsets(tops: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...tops].slice(-MOST)))
  } catch {
    // Without session storage pages open at the top.
  }
}

/** Returns the scroll offsets stored before the reload: CSS pixels by key of the history entry. */
export function readTabScrollOffsets(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]'))
  } catch {
    return new Map()
  }
}
