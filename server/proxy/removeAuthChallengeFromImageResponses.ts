import type { IncomingMessage, ServerResponse } from 'node:http'
import { runBeforeResponseHead } from '../clientFiles/runBeforeResponseHead'

/**
 * Matches the Accept header of requests for images, fonts and event streams. Browsers send the more precise header
 * `Sec-Fetch-Dest` only to secure origins.
 */
const SUBRESOURCE_ACCEPT_PATTERN = /^(image\/|font\/|text\/event-stream)/

/**
 * Removes the sign-in challenge and the session cookie from 401 responses to images, fonts and event streams. The
 * challenge would open the password dialog of the browser. The cookie would replace the session of a user who has just
 * signed in again (server-facts 3.1).
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
