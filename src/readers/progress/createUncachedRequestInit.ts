/**
 * Fetch options of requests that need the current reading position. They bypass the HTTP cache and the service worker.
 */
export const createUncachedRequestInit: RequestInit = { cache: 'no-store' }
