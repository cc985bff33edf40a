import type { ServerResponse } from 'node:http'

/**
 * Content-Security-Policy of every backend response, except the sign-in page of the mock server. It applies if a
 * browser opens the response as a page. The page then runs no scripts and cannot access the client. SVG images may
 * contain inline styles and `data:` images, but they cannot send requests, for example a sign-out.
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

/**
 * Security headers of every backend response, except the sign-in page of the mock server. They are necessary, because
 * the response may contain hostile library content.
 */
export const untrustedResponseSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': UNTRUSTED_CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
}

/**
 * Headers of the sign-in page of the mock server. They equal {@link untrustedResponseSecurityHeaders}, but allow the
 * page to submit its form.
 */
export const mockServerSignInPageHeaders: Readonly<Record<string, string>> = {
  ...untrustedResponseSecurityHeaders,
  'Content-Security-Policy': UNTRUSTED_CONTENT_POLICY.replace('sandbox', 'sandbox allow-forms').replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
}

/**
 * Names of the backend response headers that reach the browser. Headers whose names start with `x-kobo-` also reach the
 * browser. All other headers are dropped, for example browser policies for this host and commands to a reverse proxy.
 */
const FORWARDED_RESPONSE_HEADERS = new Set(
  `accept-ranges age allow cache-control content-disposition content-encoding content-language content-length content-range
  content-type date etag expires last-modified location pragma retry-after set-cookie vary www-authenticate x-auth-token
  x-frame-options x-xss-protection`.split(/\s+/),
)

/**
 * Returns whether a backend response header reaches the browser.
 * @param name header name, in upper or lower case
 */
export const isForwardedResponseHeader = (name: string): boolean =>
  FORWARDED_RESPONSE_HEADERS.has(name.toLowerCase()) || name.toLowerCase().startsWith('x-kobo-')

/**
 * Rules that replace the Content-Type of a backend response. The first rule with a matching pattern applies. The
 * patterns are case-insensitive. Scripts and multipart bodies become `application/octet-stream`, so that browsers do
 * not run them. SVG becomes `application/xml`, because a hostile SVG image could block the page.
 */
export const mediaTypeReplacements: readonly { readonly pattern: string; readonly type: string }[] = [
  { pattern: '(java|ecma|live|j)script|wasm|importmap|speculationrules|multipart', type: 'application/octet-stream' },
  { pattern: 'svg', type: 'application/xml' },
]

const restrictedMediaType = (type: string): string =>
  mediaTypeReplacements.find(({ pattern }) => new RegExp(pattern, 'i').test(type))?.type ?? type

/**
 * Restricts the headers of a response. Drops all headers that {@link isForwardedResponseHeader} rejects, replaces
 * unsafe media types, and sets the given headers. Also drops informational responses (102 and 103), reason phrases and
 * trailers.
 * @param headers {@link untrustedResponseSecurityHeaders} or {@link mockServerSignInPageHeaders}
 * @returns the same response
 */
export function restrictNodeResponseHeaders(
  response: ServerResponse,
  headers = untrustedResponseSecurityHeaders,
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
 * Restricts the headers of a Fetch API response, as {@link restrictNodeResponseHeaders} does for a Node response. Only
 * the browser demo needs this function, because the demo has no HTTP server.
 * @returns a new response with the same body
 */
export function restrictFetchResponseHeaders(response: Response): Response {
  const headers = new Headers([...response.headers].filter(([name]) => isForwardedResponseHeader(name)))
  const type = headers.get('Content-Type')
  if (type !== null) headers.set('Content-Type', restrictedMediaType(type))
  for (const [name, value] of Object.entries(untrustedResponseSecurityHeaders)) headers.set(name, value)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/**
 * Returns the headers of a `writeHead` call as pairs of name and value. `writeHead` accepts an object, an array of
 * pairs, or an array in which names and values alternate.
 */
function headerEntries(headers: unknown): [string, string | string[]][] {
  if (!headers) return []
  if (!Array.isArray(headers)) return Object.entries(headers as Record<string, string | string[]>)
  if (Array.isArray(headers[0])) return headers
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
}
