/**
 * Names of the Cache Storage caches of a client. One cache holds the program, one the account data of the user, and one each
 * downloaded book of each user.
 */
export interface CacheNames {
  readonly shell: (build: string) => string
  /** Prefix of the caches of all builds. */
  readonly shellPrefix: string
  readonly userData: string
  readonly book: (userId: string, bookId: string) => string
  /** Prefix of the caches of all books of a user. */
  readonly bookPrefix: (userId: string) => string
}

/** Returns the cache names for a base path (`` or `/comics`). Several clients may share an origin. */
export const cacheNames = (base: string): CacheNames => ({
  shell: build => `longbox${base} shell ${build}`,
  shellPrefix: `longbox${base} shell `,
  userData: `longbox${base} person`,
  book: (userId, bookId) => `longbox${base} book ${userId} ${bookId}`,
  bookPrefix: userId => `longbox${base} book ${userId} `,
})

/** URL of the cache entry that marks a download as outdated: the server has another file of the book. */
export const OUTDATED_MARKER = 'https://longbox.invalid/outdated'

/** Message with which a page requests that the worker caches the program and controls the page. */
export const INSTALL_MESSAGE = 'longbox keep'
