/** Header that the service worker of earlier versions adds to cached responses. */
export const OLD_OFFLINE_RESPONSE_HEADER = 'x-longbox-kept'
/** Header that the service worker adds to cached responses. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
