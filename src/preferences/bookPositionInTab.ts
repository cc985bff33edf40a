const STORAGE_KEY = 'longbox.place'

/**
 * Stores the position in a book in session storage of this tab, so that a reload opens the book at the same position.
 * @param position  JSON-serializable position; undefined deletes it
 */
export function storeBookPositionInTab(bookId: string, position: object | undefined): void {
  try {
    if (position) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ bookId, place: position }))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without session storage the book opens at its stored progress.
  }
}

/** Returns the position of this tab in a book; undefined when there is none. The caller must validate its shape. */
export function readBookPositionInTab(bookId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
