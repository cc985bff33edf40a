import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whatever answers the API: the stand-in server or the proxy to a real one. */
export type Backend = {
  /** What the start message says about it. */
  title: string
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  /** Ends what is open and saves what is to be kept. */
  close: () => Promise<void>
}

export { belongsToServer } from '../src/api/serverPaths'
