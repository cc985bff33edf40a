/** Name of the header that the service worker adds to cached responses. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-kept'
