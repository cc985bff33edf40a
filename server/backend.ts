import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from './proxy/forwarded'

/** Server side of the API: the mock server, or the proxy to a real Komga server. */
export type Backend = {
  /** Description of the backend in the start message; may span several lines. */
  title: string
  /**
   * Responds to a request. `takeOrigin` has already replaced its forwarded headers.
   * @param origin  public address of the client
   */
  handle: (request: IncomingMessage, response: ServerResponse, origin: Origin) => void | Promise<void>
  /** Whether a path without the base path is the sign-in page of the mock server. That page gets `signInPageHeaders`. */
  isSignInPage?: (path: string) => boolean
  /** Closes connections and saves the state. */
  close: () => Promise<void>
}

export { isServerPath } from '../src/api/isServerPath'
