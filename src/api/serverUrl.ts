/** Base path of the client from `<base href>`, without a trailing slash: `` or `/comics`. */
export const basePath: string =
  typeof document === 'undefined' ? '' : new URL(document.baseURI).pathname.replace(/[^/]*$/, '').replace(/\/$/, '')

const pageOrigin = typeof location === 'undefined' ? 'http://localhost' : location.origin

/** Returns the absolute URL of a path of the contract or of the client. */
export const serverUrl = (path: string): string => `${pageOrigin}${basePath}${path}`
