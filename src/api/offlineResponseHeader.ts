/** Name of the header by which the service worker of earlier versions marks cached responses. */
export const OLD_OFFLINE_RESPONSE_HEADER = 'x-longbox-kept'
/** Name of the header that the service worker adds to cached responses. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
