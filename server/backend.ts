import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whatever answers the API: the stand-in server or the proxy to a real one. */
export type Backend = {
  /** What the start message says about it. */
  title: string
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  /** Ends what is open and saves what is to be kept. */
  close: () => Promise<void>
}

const serverPaths = /^\/(api|sse|actuator|oauth2|opds|kobo|koreader|v3\/api-docs|login\/oauth2)(\/|$)/

/** Whether a path (without the base path and query) belongs to the server; all others belong to the client. */
export const belongsToServer = (path: string): boolean => serverPaths.test(path)
