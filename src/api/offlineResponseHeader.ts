/** Name of the header with which service workers of earlier client versions mark cached responses. */
export const OFFLINE_RESPONSE_HEADER_OF_EARLIER_VERSIONS = 'x-longbox-kept'
/** Name of the header with which the service worker marks cached responses that replace a response of the server. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-offline'
/**
 * Name of a response header. The service worker sets it if it responds from the cache and has not called the server.
 * Such a response does not show whether the server is reachable.
 */
export const CACHE_FIRST_RESPONSE_HEADER = 'x-longbox-cached'
