const STORAGE_KEY = 'longbox.place'

/**
 * Stores the position in a book for this tab. A reload then opens the book at this position.
 * @param position JSON-serializable position; undefined deletes the stored position
 */
export function storeBookPositionOfTab(bookId: string, position: object | undefined): void {
  try {
    if (position) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ bookId, place: position }))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without session storage, a reload opens the book at the progress of the server.
  }
}

/**
 * Returns the stored position of this tab in a book. Undefined if no position is stored. The caller must validate the
 * value.
 */
export function readBookPositionOfTab(bookId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
