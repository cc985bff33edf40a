/**
 * Fetch options of requests that need the current reading position. These requests bypass the HTTP cache and the
 * service worker.
 */
export const uncachedRequestInit: RequestInit = { cache: 'no-store' }
