/** Name of the header with which service workers of earlier client versions mark cached responses. */
export const OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS = 'x-longbox-kept'
/** Name of the header with which the service worker marks cached responses that replace a response of the server. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
/**
 * Name of the header with which the service worker marks cached responses for which it has not called the server. Such a
 * response does not show whether the server responds.
 */
export const CACHE_FIRST_RESPONSE_HEADER = 'x-longbox-cached'
