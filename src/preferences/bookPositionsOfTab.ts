const STORAGE_KEY = 'longbox.place'

/**
 * Stores the current position in a book in the session storage of this tab. After a reload, the book opens at this
 * position.
 * @param position JSON-serializable position; undefined deletes the stored position
 */
export function storeBookPositionOfTab(bookId: string, position: object | undefined): void {
  try {
    if (position) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ bookId, place: position }))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Ignores the error. If session storage is not available, a reload opens the book at the reading progress from the
    // server.
  }
}

/**
 * Returns the position in a book that this tab has stored. Returns undefined if no position is stored. The caller must
 * validate the value.
 */
export function readBookPositionOfTab(bookId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
