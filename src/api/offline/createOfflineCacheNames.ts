/**
 * Names of the caches in Cache Storage. `shell` returns the name of the cache for the files of a client build. `book`
 * returns the name of the cache for a downloaded book.
 */
export interface OfflineCacheNames {
  readonly shell: (build: string) => string
  /** Beginning of the names of all caches for client builds. */
  readonly shellPrefix: string
  readonly userData: string
  readonly book: (userId: string, bookId: string) => string
  readonly bookPrefix: (userId: string) => string
  /**
   * Returns the name of the temporary cache for an update of a downloaded book. This cache contains the new files of
   * the book until they replace the earlier files. The name must not begin with `bookPrefix`, because the service
   * worker responds from all caches whose names begin with `bookPrefix`.
   */
  readonly bookUpdate: (userId: string, bookId: string) => string
}

/**
 * Returns the names of the caches of a client. The names contain the base path, because clients with different base
 * paths may share an origin.
 * @param base base path of the client, such as `` or `/comics`
 */
export const createOfflineCacheNames = (base: string): OfflineCacheNames => ({
  shell: build => `longbox${base} shell ${build}`,
  shellPrefix: `longbox${base} shell `,
  userData: `longbox${base} person`,
  book: (userId, bookId) => `longbox${base} book ${userId} ${bookId}`,
  bookPrefix: userId => `longbox${base} book ${userId} `,
  bookUpdate: (userId, bookId) => `longbox${base} update ${userId} ${bookId}`,
})

/** URL of the cache entry that marks a download as outdated. */
export const OUTDATED_DOWNLOAD_MARKER_URL = 'https://longbox.invalid/outdated'

/** Message that makes the service worker cache the files of the client build and take control of the page. */
export const CACHE_AND_CLAIM_MESSAGE = 'longbox keep'

/**
 * Tells the service worker the language of a page, so that the worker caches the texts of this language. The page sends
 * this message when the language changes and before each {@link CACHE_AND_CLAIM_MESSAGE}. That message cannot contain
 * the language, because it is a fixed text that the service workers of earlier builds also understand.
 */
export interface LanguageMessage {
  /** Language code, such as `pt-BR`. */
  readonly language: string
}

/** Returns whether the data of a message to the service worker is a {@link LanguageMessage}. */
export const isLanguageMessage = (data: unknown): data is LanguageMessage =>
  typeof data === 'object' && data !== null && 'language' in data && typeof data.language === 'string'
