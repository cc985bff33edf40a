import type { ServerResponse } from 'node:http'

/**
 * Content-Security-Policy of every response of a backend. A browser that shows such a response as a document (link, new
 * tab, frame) gives it an opaque origin and runs no scripts. Inline styles and `data:` images, fonts and media are allowed,
 * so that SVG images look right. `'self'` is not allowed, so that an SVG image cannot request `/api/logout`.
 */
const UNTRUSTED_CONTENT_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'media-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every response of a backend, including library content. */
export const untrustedResponseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': UNTRUSTED_CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
}

/** Headers of the sign-in page of the mock server. They equal {@link untrustedResponseHeaders}, but its form may be submitted. */
export const mockSignInPageHeaders: Readonly<Record<string, string>> = {
  ...untrustedResponseHeaders,
  'Content-Security-Policy': UNTRUSTED_CONTENT_POLICY.replace('sandbox', 'sandbox allow-forms').replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
}

/**
 * Names of the backend response headers that are passed on to the browser. All others are dropped: policies for this origin
 * (Access-Control-*, Clear-Site-Data, Link, Refresh, Service-Worker-Allowed, Strict-Transport-Security, …), commands to an
 * outer reverse proxy (X-Accel-*, X-Sendfile), hop-by-hop headers, and headers that browsers may support in future.
 */
const FORWARDED_RESPONSE_HEADERS = new Set(
  `accept-ranges age allow cache-control content-disposition content-encoding content-language content-length content-range
  content-type date etag expires last-modified location pragma retry-after set-cookie vary www-authenticate x-auth-token
  x-frame-options x-xss-protection`.split(/\s+/),
)

/**
 * Returns whether a response header of a backend is passed on to the browser.
 * @param name  header name; case is ignored
 */
export const isForwardedResponseHeader = (name: string): boolean =>
  FORWARDED_RESPONSE_HEADERS.has(name.toLowerCase()) || name.toLowerCase().startsWith('x-kobo-')

/**
 * Media types that are replaced: the first row whose pattern occurs in the Content-Type of the backend, in any case. Script types become
 * binary, so that no page can execute them; so do multipart types, because each part of such an image can have a type of its own. SVG
 * becomes XML: browsers refuse XML in images, where references that expand exponentially would block the tab. As a document, XML looks
 * the same. The client inspects drawings before it shows them.
 */
export const mediaTypeReplacements: readonly { readonly pattern: string; readonly type: string }[] = [
  { pattern: '(java|ecma|live|j)script|wasm|importmap|speculationrules|multipart', type: 'application/octet-stream' },
  { pattern: 'svg', type: 'application/xml' },
]

/** Returns the media type under which a response is passed on. @param type  Content-Type of the backend */
const restrictedMediaType = (type: string): string =>
  mediaTypeReplacements.find(({ pattern }) => new RegExp(pattern, 'i').test(type))?.type ?? type

/**
 * Restricts the headers of a response when its head is written: drops all that {@link isForwardedResponseHeader} rejects, then sets the
 * given headers. Informational responses (1xx), reason phrases and trailers are not passed on.
 * @param headers  {@link untrustedResponseHeaders} or {@link mockSignInPageHeaders}
 * @returns the same response
 */
export function restrictUntrustedResponse(
  response: ServerResponse,
  headers = untrustedResponseHeaders,
): ServerResponse {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    for (const [name, value] of headerEntries(rest.find(part => typeof part === 'object')))
      response.setHeader(name, value)
    for (const name of response.getHeaderNames()) if (!isForwardedResponseHeader(name)) response.removeHeader(name)
    if (response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', restrictedMediaType(String(response.getHeader('Content-Type'))))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return writeHead(status)
  }) as ServerResponse['writeHead']
  response.writeEarlyHints = () => undefined
  response.writeProcessing = () => undefined
  response.addTrailers = () => undefined
  return response
}

/**
 * Returns the entries of the headers argument of `writeHead`: an object, an array of pairs, or an array of alternating names
 * and values.
 */
function headerEntries(headers: unknown): [string, string | string[]][] {
  if (!headers) return []
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, string | string[]>)
  if (Array.isArray(headers[0])) return headers
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}
