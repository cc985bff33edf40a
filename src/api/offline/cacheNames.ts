/**
 * Names of the caches in which this browser keeps things, for a client that stands under a base path (`` or `/comics`).
 * One holds the program, one what the server says to the person, one each book of each person.
 */
export interface CacheNames {
  readonly shell: (build: string) => string
  readonly allShells: string
  readonly person: string
  readonly book: (userId: string, bookId: string) => string
  readonly booksOf: (userId: string) => string
}

/** The names for a client under a base path, '' or '/path': several may share an origin. */
export const cacheNames = (base: string): CacheNames => ({
  shell: build => `longbox${base} shell ${build}`,
  allShells: `longbox${base} shell `,
  person: `longbox${base} person`,
  book: (userId, bookId) => `longbox${base} book ${userId} ${bookId}`,
  booksOf: userId => `longbox${base} book ${userId} `,
})

/** Under this address a book's cache says that the server has another file of it by now. */
export const OUTDATED_MARKER = 'https://longbox.invalid/outdated'

/** With this message a page asks the worker to keep the program and to answer for the page. */
export const INSTALL_MESSAGE = 'longbox keep'
