const name = 'longbox.place'

/**
 * Remembers in this tab where somebody is in a book of which nothing else is remembered, so that loading the page again does
 * not lose it.
 * @param place  of JSON; undefined forgets it
 */
export function storeTabPosition(bookId: string, place: object | undefined): void {
  try {
    if (place) sessionStorage.setItem(name, JSON.stringify({ bookId, place }))
    else sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing: the book begins where it is stored.
  }
}

/** The place of this tab in a book; what is stored is not to be trusted in shape. */
export function readTabPosition(bookId: string): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
