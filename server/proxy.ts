import type { IncomingMessage, ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import type { Backend } from './backend'
import { UserError } from './options'
import { cookieHere, type Front, redirectHere } from './ownAddress'

/** How long the start waits for the real server's first answer, in milliseconds. */
const patience = 5_000

/**
 * Stands in front of a real server, so that client and server share one origin. Characters that browsers send as they are, such
 * as the brackets in the name of a picture of a book, are encoded: the server's own web server (Tomcat) answers 400 to them.
 * The forwarded headers make the server write its links and cookies for that origin (server-facts 3.1, "Behind a proxy").
 * @param server address of the real server, its own base path included
 * @param base   path under which the client is served, '' or '/path'
 */
export function proxyTo(server: URL, base: string): Backend {
  const target = server.href.replace(/\/$/, '')
  const { protocol, host, hostname, port, pathname } = server
  const proxy = createProxyServer({
    // Brackets belong to addresses; no name server knows them.
    target: { protocol, host, hostname: hostname.replace(/^\[|\]$/g, ''), port, pathname },
    changeOrigin: true,
    secure: true,
    proxyTimeout: 0,
  })
  proxy.on('proxyRes', (answer, request) => {
    const { headers } = answer
    if (isOfGate(answer, request)) answer.statusCode = 502
    const front = frontOf(request, base)
    if (headers.location) headers.location = redirectHere(headers.location, server, front)
    if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(cookie => cookieHere(cookie, front))
  })
  return {
    title: `in front of ${target}`,
    async handle(request, response) {
      request.url = (request.url ?? '/').slice(base.length).replace(/["<>[\\\]^`{|}]/g, encodeURIComponent)
      try {
        await proxy.web(request, response, { headers: forwardedHeaders(request, base) })
      } catch {
        answerUnreachable(response)
      }
    },
    close: async () => {},
  }
}

/** What a proxy further out says of a request; of several the one nearest to the browser, which stands first. */
const forwarded = (request: IncomingMessage, what: string) =>
  request.headers[`x-forwarded-${what}`]?.toString().split(',')[0]?.trim()

function frontOf(request: IncomingMessage, base: string): Front {
  const host = forwarded(request, 'host') ?? request.headers.host ?? 'localhost'
  const protocol = forwarded(request, 'proto') ?? 'http'
  return { origin: `${protocol}://${host}`, path: `${forwarded(request, 'prefix')?.replace(/\/+$/, '') ?? ''}${base}` }
}

function forwardedHeaders(request: IncomingMessage, base: string): Record<string, string> {
  const { origin, path } = frontOf(request, base)
  const { protocol, host, port } = new URL(origin)
  return {
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': protocol.slice(0, -1),
    'X-Forwarded-Port': forwarded(request, 'port') || port || (protocol === 'https:' ? '443' : '80'),
    'X-Forwarded-Prefix': path || '/',
    'X-Forwarded-For': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
  }
}

/**
 * Whether a gate before the server says in its own words that the server is away: 503 of many, 52x of Cloudflare, 404 of Traefik.
 * What the server says to a script is JSON or nothing.
 */
const isOfGate = ({ statusCode = 0, headers }: IncomingMessage, request: IncomingMessage) => {
  const type = headers['content-type'] ?? ''
  if (statusCode === 404) return type.startsWith('text/') && 'x-requested-with' in request.headers
  return statusCode > 502 && !type.includes('json')
}

/** 502 is what the client takes for a server that is away; the API itself uses 503 for something else. */
function answerUnreachable(response: ServerResponse) {
  if (response.headersSent) return response.destroy()
  response.writeHead(502, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': '5' })
  response.end(
    JSON.stringify({
      status: 502,
      error: 'Bad Gateway',
      message: 'The server behind this address does not answer.',
    }),
  )
}

/**
 * Makes sure that a server of the right kind answers.
 * @returns where it answers: one that sends plain HTTP on to its secure address, or to its base path, stands there. A redirect
 *   of each call would not do, as a write that is sent on becomes a read.
 * @throws UserError with the sentence to show
 */
export async function checkServer(server: URL): Promise<URL> {
  const address = server.href.replace(/\/$/, '')
  let answer: Response
  try {
    answer = await fetch(`${address}${question}`, { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    throw new UserError(whyNot(address, error))
  }
  const body: unknown = await answer.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('isClaimed' in body))
    throw new UserError(`What answers at ${address} does not speak the Komga API.`)
  const answeredAt = answer.url.split('?')[0] ?? ''
  return answer.redirected && answeredAt.endsWith(question) ? new URL(answeredAt.slice(0, -question.length)) : server
}

/** What every server answers, whoever asks. */
const question = '/api/v1/claim'

/** The codes of OpenSSL and Node for a certificate that nobody vouches for, and for one that is not valid. What else goes wrong is no answer. */
const unknown = /SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/
const invalid = /CERT/

function whyNot(address: string, error: unknown): string {
  const { code = '' } = { ...((error as Error).cause as { code?: string } | undefined) }
  if (unknown.test(code))
    return `Nobody known vouches for the certificate of ${address} (${code}): name its file in the environment variable NODE_EXTRA_CA_CERTS.`
  if (invalid.test(code)) return `The certificate of ${address} is not valid (${code}).`
  return `The server at ${address} does not answer.`
}
