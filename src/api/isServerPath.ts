const serverPathPattern = /^\/(api|sse|actuator|oauth2|opds|kobo|koreader|v3\/api-docs|login\/oauth2)(\/|$)/

/** Whether a path (without base path and query) belongs to the server. All other paths belong to the client. */
export const isServerPath = (path: string): boolean => serverPathPattern.test(path)
