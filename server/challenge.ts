import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a page fetches by itself says so by what it accepts, on every address; `Sec-Fetch-Dest` is sent on secure ones alone. */
const ofPage = /^(image\/|font\/|text\/event-stream)/

/**
 * A picture of a person whose session ended is refused with a challenge, upon which browsers show a password box of their own
 * over the book (server-facts 3.1). Pictures and streams of a page lose the challenge; other programs keep it.
 */
export function withoutChallenge(request: IncomingMessage, response: ServerResponse): ServerResponse {
  if (!ofPage.test(request.headers.accept ?? '')) return response
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => (name.toLowerCase() === 'www-authenticate' ? response : set(name, value))
  return response
}
