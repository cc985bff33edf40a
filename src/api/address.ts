/** The path under which the application stands, from `<base href>`, without a slash at its end: `` or `/comics`. */
export const basePath: string =
  typeof document === 'undefined' ? '' : new URL(document.baseURI).pathname.replace(/[^/]*$/, '').replace(/\/$/, '')

const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin

/** The full address of a path of the contract or of the application. */
export const serverUrl = (path: string): string => `${origin}${basePath}${path}`
