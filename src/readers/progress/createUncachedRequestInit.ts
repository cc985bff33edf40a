/** Fetch options that bypass the HTTP cache and the service worker. For requests that need the current position. */
export const createUncachedRequestInit: RequestInit = { cache: 'no-store' }
