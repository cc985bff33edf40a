/**
 * Fetch options that bypass the HTTP cache and the offline copies of the service worker, for calls that need the
 * current position. Cached responses may be older than writes of other devices.
 */
export const uncachedRequestInit: RequestInit = { cache: 'no-store' }
