/** Header that the service worker of earlier versions adds to cached responses. */
export const OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS = 'x-longbox-kept'
/** Header that the service worker adds to cached responses. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
