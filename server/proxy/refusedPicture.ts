import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeHead } from '../clientFiles/beforeHead'

/** What a page fetches by itself says so by what it accepts, on every address; `Sec-Fetch-Dest` is sent on secure ones alone. */
const ofPage = /^(image\/|font\/|text\/event-stream)/

/**
 * A picture of a person whose session ended is refused with a challenge, upon which browsers show a password box of their own
 * over the book, and with a new session for a stranger, which takes the place of the person's own when the refusal arrives
 * while they sign in again (server-facts 3.1). Pictures and streams of a page lose both; other programs keep them.
 */
export function plainlyRefused(request: IncomingMessage, response: ServerResponse): ServerResponse {
  if (!ofPage.test(request.headers.accept ?? '')) return response
  return beforeHead(response, status => {
    if (status === 401) for (const name of ['WWW-Authenticate', 'Set-Cookie']) response.removeHeader(name)
  })
}
