/** Response header that the service worker adds to responses from its caches. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-kept'
