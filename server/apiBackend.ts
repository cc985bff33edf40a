import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientOrigin } from './proxy/replaceForwardedHeaders'

/** Server side of the API: the mock server, or the proxy to a real Komga server. */
export type ApiBackend = {
  /** Description of the backend in the start message; may span several lines. */
  title: string
  /**
   * Responds to a request whose forwarded headers `replaceForwardedHeaders` has already replaced.
   * @param origin  public address of the client
   */
  handle: (request: IncomingMessage, response: ServerResponse, origin: ClientOrigin) => void | Promise<void>
  /** Whether a path without the base path is the sign-in page of the mock server. That page gets `mockSignInPageHeaders`. */
  isSignInPage?: (path: string) => boolean
  /** Returns whether the API answers now. */
  isReady: () => Promise<boolean>
  /** Closes connections and saves the state. */
  close: () => Promise<void>
}

export { isServerPath } from '../src/api/isServerPath'
