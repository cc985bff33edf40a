/**
 * Session storage keys. `open` stores the position in the open book. `written` stores the last position that this tab
 * has sent to the server.
 */
const STORAGE_KEYS = { open: 'longbox.place', written: 'longbox.writtenPosition' } as const

type StoredPositionKind = keyof typeof STORAGE_KEYS

/**
 * Stores a position in a book in the session storage of this tab. After a reload, the book opens at the `open`
 * position. With the `written` position, the reader recognizes its own progress on the server.
 * @param position JSON-serializable position; undefined deletes the stored position
 */
export function storeBookPositionOfTab(
  bookId: string,
  position: object | undefined,
  kind: StoredPositionKind = 'open',
): void {
  try {
    if (position === undefined) sessionStorage.removeItem(STORAGE_KEYS[kind])
    else sessionStorage.setItem(STORAGE_KEYS[kind], JSON.stringify({ bookId, place: position }))
  } catch {
    // Ignores the error. If session storage is not available, a reload opens the book at the reading progress from the
    // server.
  }
}

/**
 * Returns the stored position of this tab in a book. Returns undefined if no position in this book is stored. The
 * caller must validate the value.
 */
export function readBookPositionOfTab(bookId: string, kind: StoredPositionKind = 'open'): unknown {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEYS[kind]) ?? '{}')
    return stored.bookId === bookId ? stored.place : undefined
  } catch {
    return undefined
  }
}
