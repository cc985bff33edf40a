import { anonymizeRequestPath } from '../../server/operation/anonymizeRequestPath'
import { describeErrorForLog } from '../../server/operation/describeErrorForLog'
import { createErrorResponseBody, HttpProblem, RequestValidationProblem } from './httpProblems'

const JSON_MEDIA_TYPE = 'application/json'

function acceptsJson(request: Request): boolean {
  const accept = request.headers.get('accept')
  return accept === null || accept === '' || /(^|,)\s*(application\/(json|\*|[\w.-]+\+json)|\*\/\*)/i.test(accept)
}

/**
 * Creates the error response for an error that a handler has thrown.
 * @param path path of the request, including the base path
 */
export function createErrorResponse(error: unknown, request: Request, path: string): Response {
  if (error instanceof Response) return error
  if (error instanceof RequestValidationProblem)
    return jsonErrorResponse(400, { violations: error.violations }, request)
  const httpError =
    error instanceof HttpProblem ? error : new HttpProblem(500, error instanceof Error ? error.message : undefined)
  if (!(error instanceof HttpProblem))
    console.error(`${request.method} ${anonymizeRequestPath(path)}: ${describeErrorForLog(error)}`)
  const response = httpError.bare
    ? new Response(null, { status: httpError.status })
    : jsonErrorResponse(httpError.status, createErrorResponseBody(httpError.status, path, httpError.reason), request)
  for (const [name, value] of Object.entries(httpError.headers)) response.headers.set(name, value)
  return response
}

function jsonErrorResponse(status: number, body: unknown, request: Request): Response {
  if (!acceptsJson(request)) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': JSON_MEDIA_TYPE } })
}

/** Creates the error page that the web server Tomcat sends, for example for a malformed URL. */
export function createTomcatErrorResponse(status: number, phrase: string): Response {
  const page = `<!doctype html><html lang="en"><head><title>HTTP Status ${status}</title></head><body><h1>HTTP Status ${status} – ${phrase}</h1></body></html>`
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html;charset=utf-8', 'content-language': 'en' },
  })
}

/**
 * Creates the 401 response to a request that has no valid sign-in and was not sent by a script. The body is an OPDS
 * authentication document.
 */
export function createOpdsAuthenticationResponse(baseUrl: string): Response {
  const body = {
    authentication: [{ type: 'http://opds-spec.org/auth/basic', labels: { login: 'Email', password: 'Password' } }],
    title: 'Komga',
    id: `${baseUrl}/opds/v2/auth`,
    description: 'Enter your email and password to authenticate.',
    links: [
      { rel: 'help', href: 'https://komga.org' },
      { rel: 'logo', href: `${baseUrl}/android-chrome-512x512.png` },
    ],
  }
  return new Response(JSON.stringify(body), {
    status: 401,
    headers: {
      'content-type': 'application/opds-authentication+json;charset=UTF-8',
      'www-authenticate': 'Basic realm="Realm"',
    },
  })
}
