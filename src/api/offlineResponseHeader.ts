/** Name of the header with which service workers of earlier client versions mark cached responses. */
export const OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS = 'x-longbox-kept'
/** Name of the header with which the service worker marks cached responses. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
