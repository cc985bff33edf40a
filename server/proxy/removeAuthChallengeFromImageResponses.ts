import type { IncomingMessage, ServerResponse } from 'node:http'
import { runBeforeResponseHead } from '../clientFiles/runBeforeResponseHead'

/**
 * Matches the Accept header of requests for images, fonts and event streams. The header `Sec-Fetch-Dest` would be more
 * precise, but browsers send it only to secure origins.
 */
const SUBRESOURCE_ACCEPT_PATTERN = /^(image\/|font\/|text\/event-stream)/

/**
 * If a request for an image, a font or an event stream gets status 401, removes the headers `WWW-Authenticate` and
 * `Set-Cookie` from the response. `WWW-Authenticate` would open the password dialog of the browser. The cookie would
 * replace the session of a user who has signed in again since the request (server-facts 3.1).
 */
export function removeAuthChallengeFromImageResponses(
  request: IncomingMessage,
  response: ServerResponse,
): ServerResponse {
  if (!SUBRESOURCE_ACCEPT_PATTERN.test(request.headers.accept ?? '')) return response
  return runBeforeResponseHead(response, status => {
    if (status === 401) for (const name of ['WWW-Authenticate', 'Set-Cookie']) response.removeHeader(name)
  })
}
