import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeHead } from './beforeHead'

/** What a browser shows as a page, and may run scripts of. */
const shown = /^(text\/html|application\/xhtml\+xml|(application|text)\/xml|image\/svg\+xml)\b/i
const fileOfBook = /\/api\/v1\/books\/[^/]+\/resource\//

/**
 * Puts files of books that a browser would show as pages of this origin, as a link opened in a tab of its own does, into a box of
 * their own. Chapters are shown from their fetched text, which this does not touch.
 */
export function boxed(request: IncomingMessage, response: ServerResponse): ServerResponse {
  if (!fileOfBook.test(request.url ?? '')) return response
  return beforeHead(response, () => {
    if (!shown.test(String(response.getHeader('Content-Type') ?? ''))) return
    const policies = [response.getHeader('Content-Security-Policy') ?? [], 'sandbox'].flat()
    response.setHeader('Content-Security-Policy', policies.join(', '))
  })
}
