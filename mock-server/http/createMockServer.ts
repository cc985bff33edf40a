import type { HttpHandler } from 'msw'
import type { UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { addCommonResponseHeaders } from './addCommonResponseHeaders'
import { type ApiRoute, ApiRouteMatcher } from './apiRouteMatcher'
import type { CookieScope } from './authenticationCookies'
import {
  getResponseMediaTypesOfRequest,
  isAnyOfferedMediaTypeAccepted,
  parseAcceptedMediaTypes,
} from './contentNegotiation'
import { createOptionsResponse } from './createOptionsResponse'
import { createErrorResponse, createOpdsAuthenticationResponse, createTomcatErrorResponse } from './errorResponses'
import { type ForwardedRequestAddress, resolveForwardedRequestAddress } from './forwardedRequestAddress'
import { createHttpProblem, HttpProblem } from './httpProblems'
import { getMockServerServices, type MockServerServices } from './mockServerServices'
import type { SimulatedOAuth2Provider } from './oauth2/simulatedOAuth2Provider'
import { createRejectedUrlResponse } from './rejectedUrls/createRejectedUrlResponse'
import type { AuthenticationResult } from './requestAuthenticator'
import { type RequestContext, setRequestContext } from './requestContext'
import { createSessionEndedResponse, isLogoutPath, respondToLogout } from './respondToLogout'

export type MockServerOptions = {
  /** Base path of the mock server, without a slash at the end. */
  basePath?: string
  /**
   * Returns the user who is signed in for every request. Tests that set this option need no cookies. If the result is
   * undefined, each request must contain its own credentials.
   */
  signedInAs?: () => UserRecord | undefined
  oauth2?: SimulatedOAuth2Provider
  /** Whether requests for announcements and releases succeed. False simulates a server without internet access. */
  news?: boolean
  /** Folder with a subfolder for each built-in font family. */
  fontsDir?: string
  /** Called after the mock server has responded to a shutdown request. */
  shutDown?: () => void
}
export type MockServerRequestHandler = (request: Request, ip?: string) => Promise<Response>

type ClientRequest = {
  request: Request
  pathname: string
  path: string
  address: ForwardedRequestAddress
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
 * Creates the mock server. The mock server is a function that receives a request and returns a response.
 * @param handlers MSW handlers. If several handlers have the same method and path, the first handler is used
 */
export function createMockServer(
  world: MockServerState,
  handlers: readonly HttpHandler[],
  options: MockServerOptions = {},
): MockServerRequestHandler {
  const server = new MockServer(world, new ApiRouteMatcher(handlers), getMockServerServices(world), options)
  return (request, ip = '127.0.0.1') => server.respond(request, ip)
}

class MockServer {
  constructor(
    private readonly world: MockServerState,
    private readonly routes: ApiRouteMatcher,
    private readonly parts: MockServerServices,
    private readonly options: MockServerOptions,
  ) {}

  /** Responds to a request. Never throws. */
  async respond(request: Request, ip: string): Promise<Response> {
    try {
      return await this.firstAnswer(request, ip)
    } catch (error) {
      const { pathname } = new URL(request.url)
      return addCommonResponseHeaders(request, pathname, createErrorResponse(error, request, pathname), {
        handled: false,
        headers: [],
      })
    }
  }

  private async firstAnswer(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url)
    const rejected = createRejectedUrlResponse(request)
    if (rejected) return rejected
    const client = this.visitOf(request, url, ip)
    const oauthResponse = await this.options.oauth2?.respond(request, { ...client, signIn: this.parts.signIn })
    if (oauthResponse)
      return addCommonResponseHeaders(request, client.pathname, oauthResponse, { handled: false, headers: [] })
    if (isLogoutPath(client.pathname))
      return addCommonResponseHeaders(request, client.pathname, respondToLogout(request, client, this.parts), {
        handled: false,
        headers: [],
      })
    return this.afterSignIn(client)
  }

  private visitOf(request: Request, url: URL, ip: string): ClientRequest {
    const basePath = this.options.basePath ?? ''
    const local = { host: url.host, basePath, ip }
    const address = resolveForwardedRequestAddress(name => request.headers.get(name), local)
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

  private async afterSignIn(client: ClientRequest): Promise<Response> {
    const { request, pathname } = client
    const signedIn = await this.authenticate(client)
    if (signedIn.expired)
      return addCommonResponseHeaders(request, pathname, createSessionEndedResponse(client.scope), {
        handled: false,
        headers: [],
      })
    const isUnauthorized = signedIn.refused || (!signedIn.user && !this.isPublicPath(pathname))
    if (isUnauthorized) return this.rejectUnauthenticated(client, signedIn)
    try {
      const route = this.route(client)
      return await this.perform(client, signedIn, route)
    } catch (error) {
      return addCommonResponseHeaders(request, pathname, createErrorResponse(error, request, client.path), {
        handled: false,
        headers: signedIn.headers,
      })
    }
  }

  private async authenticate(client: ClientRequest): Promise<AuthenticationResult> {
    const fixedUser = this.options.signedInAs?.()
    if (fixedUser) return { user: fixedUser, method: 'session', headers: [] }
    return this.parts.signIn.authenticate(client.request, client)
  }

  private isPublicPath(pathname: string): boolean {
    return PUBLIC_PATHS.some(pattern => pattern.test(pathname)) || EPUB_RESOURCE_PATH.test(pathname)
  }

  /**
   * Creates the 401 response to a request without a valid sign-in. The body is an OPDS authentication document. For a
   * request from a script (header `X-Requested-With`), the body is empty.
   */
  private rejectUnauthenticated(client: ClientRequest, { headers }: AuthenticationResult): Promise<Response> {
    const { request, pathname, address } = client
    const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest'
    const response = isScript ? new Response(null, { status: 401 }) : createOpdsAuthenticationResponse(address.baseUrl)
    const specificTypes = parseAcceptedMediaTypes(request.headers.get('accept')).filter(type => type !== '*/*')
    const needsNoSession =
      isScript ||
      specificTypes.some(type =>
        isAnyOfferedMediaTypeAccepted(type, ['application/json', 'multipart/form-data', 'text/event-stream']),
      )
    const sessionHeaders = needsNoSession ? [] : this.parts.signIn.anonymousSessionHeaders(request, client)
    return addCommonResponseHeaders(request, pathname, response, {
      handled: false,
      headers: [...headers, ...sessionHeaders],
    })
  }

  /**
   * Finds the handler of a request.
   * @throws HttpProblem or a Response for an unknown path, a wrong method, or an unsupported Accept header
   */
  private route({ request, pathname }: ClientRequest): { route: ApiRoute; params: Record<string, string> } {
    const lookup = this.routes.find(request.method, pathname)
    if (!lookup) throw createHttpProblem(404, `No endpoint ${request.method} ${pathname}.`)
    if ('allowed' in lookup && request.method === 'OPTIONS') throw createOptionsResponse(lookup.allowed)
    if ('allowed' in lookup)
      throw new HttpProblem(405, `Method '${request.method}' is not supported.`, false, {
        allow: lookup.allowed.join(', '),
      })
    const produced = getResponseMediaTypesOfRequest(request.method, pathname)
    if (produced && !isAnyOfferedMediaTypeAccepted(request.headers.get('accept'), produced))
      throw notAcceptableError(request, produced)
    return lookup
  }

  private async perform(
    client: ClientRequest,
    signedIn: AuthenticationResult,
    { route, params }: { route: ApiRoute; params: Record<string, string> },
  ) {
    const { request, pathname, address, ip, userAgent } = client
    const { user, session, method } = signedIn
    const allowed =
      route.roles.length === 0 || (user && route.roles.some(role => role === 'USER' || user.roles.includes(role)))
    if (user && !allowed && method === 'rememberMe')
      return addCommonResponseHeaders(request, pathname, new Response(null, { status: 401 }), {
        handled: true,
        headers: signedIn.headers,
      })
    let response: Response
    try {
      if (!user && EPUB_RESOURCE_PATH.test(pathname) && !FONT_PATH.test(pathname)) throw createHttpProblem(401)
      if (!allowed && !EPUB_RESOURCE_PATH.test(pathname)) throw createHttpProblem(403, 'Forbidden')
      const call: RequestContext = {
        user,
        session,
        baseUrl: address.baseUrl,
        basePath: this.options.basePath ?? '',
        pathname,
        ip,
        userAgent,
      }
      setRequestContext(request, call)
      await this.applySimulatedFailure(request.method, pathname)
      response = (await route.resolve({ request, params, cookies: {}, requestId: '' })) as Response
    } catch (error) {
      response = createErrorResponse(error, request, client.path)
    }
    // A response with status 413 gets no caching headers. The real server rejects a form that is too large before it
    // calls a request handler. Only request handlers add caching headers.
    return addCommonResponseHeaders(request, pathname, response, {
      handled: response.status !== 413,
      headers: signedIn.headers,
    })
  }

  private async applySimulatedFailure(method: string, pathname: string): Promise<void> {
    const failure = this.world.simulateFailure?.(method, pathname)
    if (!failure) return
    const { delayMs = 0, hang = false, status } = failure
    await new Promise(done => setTimeout(done, hang ? 60_000 : delayMs))
    if (hang || status !== undefined) throw createHttpProblem(status ?? 503)
  }
}

function notAcceptableError(request: Request, produced: readonly string[]): Error | Response {
  if (parseAcceptedMediaTypes(request.headers.get('accept')).some(type => type === 'text/html'))
    return createTomcatErrorResponse(406, 'Not Acceptable')
  return createHttpProblem(406, `Acceptable representations: [${produced.join(', ')}].`)
}
