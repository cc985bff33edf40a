/**
 * Names of the caches in Cache Storage: one cache for the program files of each build, one cache for the account data, and one cache
 * for each downloaded book of each user.
 */
export interface OfflineCacheNames {
  readonly shell: (build: string) => string
  /** Prefix of the program caches of all builds. */
  readonly shellPrefix: string
  readonly userData: string
  readonly book: (userId: string, bookId: string) => string
  /** Prefix of the caches of all downloaded books of a user. */
  readonly bookPrefix: (userId: string) => string
}

/**
 * Returns the cache names of a client. Several clients with different base paths may share an origin.
 * @param base  base path of the client, such as `` or `/comics`
 */
export const offlineCacheNames = (base: string): OfflineCacheNames => ({
  shell: build => `longbox${base} shell ${build}`,
  shellPrefix: `longbox${base} shell `,
  userData: `longbox${base} person`,
  book: (userId, bookId) => `longbox${base} book ${userId} ${bookId}`,
  bookPrefix: userId => `longbox${base} book ${userId} `,
})

/** URL of the cache entry that marks a download as outdated, because the server has another file of the book. */
export const OUTDATED_DOWNLOAD_MARKER_URL = 'https://longbox.invalid/outdated'

/** Message from a page to the service worker. The worker then caches the program files and takes control of the page. */
export const INSTALL_WORKER_MESSAGE = 'longbox keep'
