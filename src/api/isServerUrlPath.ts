/** Beginnings of the paths that the server handles, as alternatives of a regular expression. */
export const serverUrlPathPatternSource = 'api|sse|actuator|oauth2|opds|kobo|koreader|v3/api-docs|login/oauth2'

const serverUrlPathPattern = new RegExp(`^/(${serverUrlPathPatternSource})(/|$)`)

/**
 * Returns whether the server handles a path. All other paths are pages and files of the client.
 * @param path URL path without the base path and the query
 */
export const isServerUrlPath = (path: string): boolean => serverUrlPathPattern.test(path)
