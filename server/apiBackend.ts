import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PublicAddressAndClientIp } from './proxy/replaceForwardedHeaders'

/** Component that answers the API requests: either the mock server, or the proxy to a Komga server. */
export type ApiBackend = {
  /** Description of the backend in the start message. It may have several lines. */
  title: string
  /**
   * Handles an API request. The caller has already replaced the forwarded headers of the request (see
   * `replaceForwardedHeaders`).
   * @param origin public address of Longbox, and IP address of the browser
   */
  handle: (request: IncomingMessage, response: ServerResponse, origin: PublicAddressAndClientIp) => void | Promise<void>
  /**
   * Returns whether a path leads to the sign-in page of the mock server. The response for this page has the headers
   * `mockServerSignInPageHeaders`.
   */
  isSignInPage?: (path: string) => boolean
  /**
   * Returns whether the backend accepts requests for a host (value of the `Host` header). If this function is missing,
   * the backend accepts every host.
   */
  isOwnHost?: (host: string) => boolean
  /** Returns whether the backend can respond to API requests now. */
  isReady: () => Promise<boolean>
  /** Closes the connections of the backend and saves its state. */
  close: () => Promise<void>
}

export { isGatewayError } from '../src/api/gatewayErrors'
export { isServerUrlPath } from '../src/api/isServerUrlPath'
