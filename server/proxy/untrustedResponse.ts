import type { ServerResponse } from 'node:http'

/**
 * Content-Security-Policy of every response that is not a file of the client. A browser that shows such a response as a
 * document (link, new tab, frame) gives it an opaque origin, no scripts and no requests. Inline styles and embedded
 * (`data:`) images, fonts and media keep drawings readable. No `'self'`: a drawing must not request `/api/logout`.
 */
const untrustedPolicy = [
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

/** Headers of every response that is not a file of the client: library content and everything a backend answers. */
export const untrustedResponseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': untrustedPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
}

/** Headers of the sign-in page that the mock server plays itself: as above, and its form may be sent to this origin. */
export const signInPageHeaders: Readonly<Record<string, string>> = {
  ...untrustedResponseHeaders,
  'Content-Security-Policy': untrustedPolicy
    .replace('sandbox', 'sandbox allow-forms')
    .replace("form-action 'none'", "form-action 'self'"),
}

/**
 * Headers of a backend's response that are passed on. Everything else is dropped: policies for this origin
 * (Access-Control-*, Clear-Site-Data, Link, Refresh, Service-Worker-Allowed, Strict-Transport-Security, …), commands to a
 * reverse proxy further out (X-Accel-*, X-Sendfile), hop-by-hop headers and whatever browsers learn to obey later.
 */
const passedOn = new Set(
  `accept-ranges age allow cache-control content-disposition content-encoding content-language content-length content-range
  content-type date etag expires last-modified location pragma retry-after set-cookie vary www-authenticate x-auth-token
  x-frame-options x-xss-protection`.split(/\s+/),
)

/**
 * Whether a header of a backend's response is passed on to the browser.
 * @param name  in any case
 */
export const isPassedOn = (name: string): boolean =>
  passedOn.has(name.toLowerCase()) || name.toLowerCase().startsWith('x-kobo-')

/** Types that `<script>` and workers of the client's page would run. */
const scriptType = /(java|ecma|live|j)script|wasm|importmap|speculationrules/i

/**
 * Type under which a response is passed on: scripts lose theirs, so that no page of this origin can run them.
 * @param type  Content-Type of the backend
 */
const harmlessType = (type: string): string => (scriptType.test(type) ? 'application/octet-stream' : type)

/**
 * Makes a response untrusted: whatever is set on it later, its head carries the given headers and none but those that
 * {@link isPassedOn} allows. Informational responses (1xx), reason phrases and trailers are not passed on.
 * @param headers  {@link untrustedResponseHeaders} or {@link signInPageHeaders}
 * @returns the same response
 */
export function secureUntrusted(response: ServerResponse, headers = untrustedResponseHeaders): ServerResponse {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    for (const [name, value] of givenHeaders(rest.find(part => typeof part === 'object')))
      response.setHeader(name, value)
    for (const name of response.getHeaderNames()) if (!isPassedOn(name)) response.removeHeader(name)
    if (response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', harmlessType(String(response.getHeader('Content-Type'))))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return writeHead(status)
  }) as ServerResponse['writeHead']
  response.writeEarlyHints = () => undefined
  response.writeProcessing = () => undefined
  response.addTrailers = () => undefined
  return response
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function givenHeaders(headers: unknown): [string, string | string[]][] {
  if (!headers) return []
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, string | string[]>)
  if (Array.isArray(headers[0])) return headers
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}
