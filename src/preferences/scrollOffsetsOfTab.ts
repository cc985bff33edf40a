/**
 * Scroll position of a page.
 * - `top`: vertical scroll offset of the window in CSS pixels.
 * - `item`: row at the top of the window, if the user has scrolled a list. Contains the list index of the first item of
 *   this row, and the fraction of this row that is above the visible area. In contrast to `top`, `item` stays valid
 *   when the size of the window changes.
 */
export type StoredScrollOffset = { top: number; item?: { index: number; rowFraction: number } }

const STORAGE_KEY = 'longbox.scrolls'
/** Maximum number of history entries with a stored scroll offset. Older entries are dropped. */
const MAX_HISTORY_ENTRIES = 200

/**
 * Stores the scroll offsets of visited pages for this tab. A reload can then restore the offsets.
 * @param offsets scroll offsets, by key of the history entry
 */
export function storeScrollOffsetsOfTab(offsets: ReadonlyMap<string, StoredScrollOffset>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...offsets].slice(-MAX_HISTORY_ENTRIES)))
  } catch {
    // Ignores the error. If session storage is not available, pages open at the top after a reload.
  }
}

/**
 * Returns the stored scroll offsets, by key of the history entry. An offset that version 0.2.0 stored is a number
 * instead of an object. The app ignores such an offset.
 */
export function readScrollOffsetsOfTab(): Map<string, StoredScrollOffset> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}
