const serverPaths = /^\/(api|sse|actuator|oauth2|opds|kobo|koreader|v3\/api-docs|login\/oauth2)(\/|$)/

/** Whether a path (without the base path and query) belongs to the server; all others belong to the client. */
export const belongsToServer = (path: string): boolean => serverPaths.test(path)
