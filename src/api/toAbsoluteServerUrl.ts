/** Base path of the client from `<base href>`, without a trailing slash, such as `` or `/comics`. */
export const clientBasePath: string =
  typeof document === 'undefined'
    ? ''
    : new URL(document.baseURI).pathname.replace(/(?<=\/)[^/]*$/, '').replace(/\/$/, '')

const pageOrigin = typeof location === 'undefined' ? 'http://localhost' : location.origin

/** Returns the absolute URL of an API path or client path. `path` does not contain the base path. */
export const toAbsoluteServerUrl = (path: string): string => `${pageOrigin}${clientBasePath}${path}`
