/**
 * Options for `fetch` that bypass the HTTP cache and the service worker. They are used for requests that need the
 * current progress of a book.
 */
export const uncachedRequestInit: RequestInit = { cache: 'no-store' }
