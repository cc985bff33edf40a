import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from './proxy/forwarded'

/** Answers the API: the mock server or the proxy to a real one. */
export type Backend = {
  /** What the start message says about it. */
  title: string
  /**
   * Answers a request. Its forwarded headers are those of `origin`.
   * @param origin  where the browser sees the client
   */
  handle: (request: IncomingMessage, response: ServerResponse, origin: Origin) => void | Promise<void>
  /** Whether a path (without the base path) is a page of the backend's own that sends a form: see `signInPageHeaders`. */
  isSignInPage?: (path: string) => boolean
  /** Ends what is open and saves what is to be saved. */
  close: () => Promise<void>
}

export { isServerPath } from '../src/api/isServerPath'
