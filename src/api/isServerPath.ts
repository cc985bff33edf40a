/** First segments of the paths that the server handles, as alternatives of a regular expression. */
export const serverPathAlternatives = 'api|sse|actuator|oauth2|opds|kobo|koreader|v3/api-docs|login/oauth2'

const serverPathPattern = new RegExp(`^/(${serverPathAlternatives})(/|$)`)

/**
 * Whether the server handles a path. The client handles all other paths.
 * @param path  URL path without the base path and the query
 */
export const isServerPath = (path: string): boolean => serverPathPattern.test(path)
