/**
 * Fetch options that bypass the HTTP cache and the offline copies of the service worker. For requests that need the
 * current position, because cached responses may be older than writes of other devices.
 */
export const createUncachedRequestInit: RequestInit = { cache: 'no-store' }
