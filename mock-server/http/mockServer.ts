import type { HttpHandler } from 'msw'
import type { UserRecord } from '../world/records'
import type { World } from '../world/world'
import { acceptedMediaTypes, accepts, producedMediaTypes } from './accept'
import type { CookieScope } from './cookies'
import { finishResponse } from './finishResponse'
import { isLogout, logOut, sessionEndedResponse } from './logOut'
import type { OAuth2Gate } from './oauth2'
import { Problem, problem } from './problems'
import type { PublicAddress } from './publicAddress'
import { publicAddressOf } from './publicAddress'
import { errorResponse, opdsAuthDocument, tomcatErrorPage } from './refusals'
import type { RequestContext } from './requestContext'
import { storeRequestContext } from './requestContext'
import { requestLimits } from './requestLimits'
import type { Route } from './routes'
import { RouteTable } from './routes'
import type { ServerParts } from './serverParts'
import { serverPartsOf } from './serverParts'
import type { SignedIn } from './signIn'

export type MockServerOptions = {
  /** Path of the server, without a slash at the end. */
  basePath?: string
  /** Fixed user of all requests, for tests without cookies; undefined means signed out. */
  signedInAs?: () => UserRecord | undefined
  oauth2?: OAuth2Gate
  /** Whether announcements and releases are available. The real server needs web access for them. */
  news?: boolean
  /** Called after the response to a shutdown request. */
  shutDown?: () => void
}
export type RequestHandler = (request: Request, ip?: string) => Promise<Response>

type Visit = {
  request: Request
  pathname: string
  path: string
  address: PublicAddress
  scope: CookieScope
  ip: string
  userAgent: string
}

const PUBLIC_PATHS = [
  /^\/api\/v1\/(claim|oauth2\/providers|client-settings\/global\/list)$/,
  /^\/api\/v1\/fonts\/resource\//,
  /^\/actuator\/health$/,
]
const EPUB_RESOURCE_PATH = /^\/api\/v1\/books\/[^/]+\/resource\//
const FONT_PATH = /\.(ttf|otf|woff2?|eot|svg)$/i

/**
 * Creates the mock server as a function from request to response.
 * @param handlers MSW handlers; the first one for a path wins
 */
export function createMockServer(
  world: World,
  handlers: readonly HttpHandler[],
  options: MockServerOptions = {},
): RequestHandler {
  const server = new MockServer(world, new RouteTable(handlers), serverPartsOf(world), options)
  return (request, ip = '127.0.0.1') => server.answer(request, ip)
}

class MockServer {
  constructor(
    private readonly world: World,
    private readonly routes: RouteTable,
    private readonly parts: ServerParts,
    private readonly options: MockServerOptions,
  ) {}

  /** Responds to a request. Never throws. */
  async answer(request: Request, ip: string): Promise<Response> {
    try {
      return await this.firstAnswer(request, ip)
    } catch (error) {
      const { pathname } = new URL(request.url)
      return finishResponse(request, pathname, errorResponse(error, request, pathname), { handled: false, headers: [] })
    }
  }

  private async firstAnswer(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url)
    if (request.url.length > requestLimits.urlLength) return tomcatErrorPage(400, 'Bad Request')
    if (/%00|%2f|%5c|%(?![0-9a-f]{2})/i.test(url.pathname)) return tomcatErrorPage(400, 'Bad Request')
    const visit = this.visitOf(request, url, ip)
    const early = await this.options.oauth2?.answer(request, { ...visit, signIn: this.parts.signIn })
    if (early) return finishResponse(request, visit.pathname, early, { handled: false, headers: [] })
    if (isLogout(visit.pathname))
      return finishResponse(request, visit.pathname, logOut(request, visit, this.parts), {
        handled: false,
        headers: [],
      })
    return this.afterSignIn(visit)
  }

  private visitOf(request: Request, url: URL, ip: string): Visit {
    const basePath = this.options.basePath ?? ''
    const address = publicAddressOf(name => request.headers.get(name), { host: url.host, basePath, ip })
    const pathname = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : url.pathname
    const scope = { path: address.cookiePath, secure: address.secure }
    return {
      request,
      pathname,
      path: url.pathname,
      address,
      scope,
      ip: address.ip,
      userAgent: request.headers.get('user-agent') ?? '',
    }
  }

  private async afterSignIn(visit: Visit): Promise<Response> {
    const { request, pathname } = visit
    const signedIn = await this.signedIn(visit)
    if (signedIn.ended)
      return finishResponse(request, pathname, sessionEndedResponse(visit.scope), { handled: false, headers: [] })
    const stranger = signedIn.refused || (!signedIn.user && !this.isOpen(pathname))
    if (stranger) return this.turnAway(visit, signedIn)
    try {
      const route = this.route(visit)
      return await this.perform(visit, signedIn, route)
    } catch (error) {
      return finishResponse(request, pathname, errorResponse(error, request, visit.path), {
        handled: false,
        headers: signedIn.headers,
      })
    }
  }

  private async signedIn(visit: Visit): Promise<SignedIn> {
    const given = this.options.signedInAs?.()
    if (given) return { user: given, way: 'session', headers: [] }
    return this.parts.signIn.recognise(visit.request, visit)
  }

  private isOpen(pathname: string): boolean {
    return PUBLIC_PATHS.some(pattern => pattern.test(pathname)) || EPUB_RESOURCE_PATH.test(pathname)
  }

  /**
   * Rejects a request without valid sign-in: scripts get a 401 without a body, pages and images an authentication
   * document.
   */
  private turnAway(visit: Visit, { headers }: SignedIn): Promise<Response> {
    const { request, pathname, address } = visit
    const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest'
    const answer = isScript ? new Response(null, { status: 401 }) : opdsAuthDocument(address.baseUrl)
    const named = acceptedMediaTypes(request.headers.get('accept')).filter(type => type !== '*/*')
    const plain =
      isScript || named.some(type => accepts(type, ['application/json', 'multipart/form-data', 'text/event-stream']))
    const more = plain ? [] : this.parts.signIn.strangerHeaders(request, visit)
    return finishResponse(request, pathname, answer, { handled: false, headers: [...headers, ...more] })
  }

  /**
   * Finds the route of a request. Errors thrown here come before any handler, so their responses have no caching
   * header.
   */
  private route({ request, pathname }: Visit): { route: Route; params: Record<string, string> } {
    const found = this.routes.find(request.method, pathname)
    if (!found) throw problem(404, `No endpoint ${request.method} ${pathname}.`)
    if ('allowed' in found)
      throw new Problem(405, `Method '${request.method}' is not supported.`, false, { allow: found.allowed.join(', ') })
    const produced = request.method === 'GET' ? producedMediaTypes(pathname) : undefined
    if (produced && !accepts(request.headers.get('accept'), produced)) throw notAcceptable(request, produced)
    return found
  }

  private async perform(
    visit: Visit,
    signedIn: SignedIn,
    { route, params }: { route: Route; params: Record<string, string> },
  ) {
    const { request, pathname, address, ip, userAgent } = visit
    const { user, session, way } = signedIn
    const allowed =
      route.roles.length === 0 || (user && route.roles.some(role => role === 'USER' || user.roles.includes(role)))
    if (user && !allowed && way === 'rememberMe')
      return finishResponse(request, pathname, new Response(null, { status: 401 }), {
        handled: true,
        headers: signedIn.headers,
      })
    let answer: Response
    try {
      if (!user && EPUB_RESOURCE_PATH.test(pathname) && !FONT_PATH.test(pathname)) throw problem(401)
      if (!allowed && !EPUB_RESOURCE_PATH.test(pathname)) throw problem(403, 'Forbidden')
      const call: RequestContext = {
        user,
        session,
        baseUrl: address.baseUrl,
        basePath: this.options.basePath ?? '',
        pathname,
        ip,
        userAgent,
      }
      storeRequestContext(request, call)
      await this.suffer(request.method, pathname)
      answer = (await route.resolve({ request, params, cookies: {}, requestId: '' })) as Response
    } catch (error) {
      answer = errorResponse(error, request, visit.path)
    }
    // An oversized form is rejected before the handler runs.
    return finishResponse(request, pathname, answer, { handled: answer.status !== 413, headers: signedIn.headers })
  }

  /** Applies the failure that the scenario simulates: delay, error status, or no response. */
  private async suffer(method: string, pathname: string): Promise<void> {
    const trouble = this.world.trouble?.(method, pathname)
    if (!trouble) return
    const { delayMs = 0, hang = false, status } = trouble
    await new Promise(done => setTimeout(done, hang ? 60_000 : delayMs))
    if (hang || status !== undefined) throw problem(status ?? 503)
  }
}

function notAcceptable(request: Request, produced: readonly string[]): Error | Response {
  if (acceptedMediaTypes(request.headers.get('accept')).some(type => type === 'text/html'))
    return tomcatErrorPage(406, 'Not Acceptable')
  const error = problem(406, `Acceptable representations: [${produced.join(', ')}].`)
  return error
}
