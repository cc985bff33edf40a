const name = 'longbox.place'

/**
 * Stores the position in a book in session storage of this tab, so that a reload opens the book at the same position.
 * @param place  JSON-serializable position; undefined deletes it
 */
export function storeTabPosition(bookId: string, place: object | undefined): void {
  try {
    if (place) sessionStorage.setItem(name, JSON.stringify({ bookId, place }))
    else sessionStorage.removeItem(name)
  } catch {
    // Without session storage the book opens at its stored progress.
  }
}

/** Returns the position of this tab in a book; undefined when there is none. The caller must validate its shape. */
export function readTabPosition(bookId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
