const STORAGE_KEY = 'longbox.place'
const WRITTEN_KEY = 'longbox.writtenPosition'

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

/**
 * Stores the reading position that this tab has written last, so that the tab recognizes it as its own after a reload.
 * @param at position as the reader compares it; undefined deletes the stored position
 */
export function storeWrittenPositionOfTab(bookId: string, at: string | undefined): void {
  try {
    if (at === undefined) sessionStorage.removeItem(WRITTEN_KEY)
    else sessionStorage.setItem(WRITTEN_KEY, JSON.stringify({ bookId, at }))
  } catch {
    // Ignores the error. If session storage is not available, a reload may offer the own position.
  }
}

/** Returns the reading position that this tab has written last. Undefined if it has written none in this book. */
export function readWrittenPositionOfTab(bookId: string): string | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(WRITTEN_KEY) ?? '{}')
    return stored.bookId === bookId && typeof stored.at === 'string' ? stored.at : undefined
  } catch {
    return undefined
  }
}
