import { randomUUID } from 'node:crypto'
import type { MockServerState } from '../../state/mockServerState'
import type { CookieScope } from '../authenticationCookies'
import { createErrorResponse } from '../errorResponses'
import type { ForwardedRequestAddress } from '../forwardedRequestAddress'
import { createHttpProblem } from '../httpProblems'
import type { RequestAuthenticator } from '../requestAuthenticator'
import { requestLimits } from '../requestLimits'

type OAuth2Request = {
  pathname: string
  path: string
  address: ForwardedRequestAddress
  scope: CookieScope
  ip: string
  userAgent: string
  signIn: RequestAuthenticator
}
/** Simulated OAuth2 provider for sign-in. */
export type SimulatedOAuth2Provider = {
  providers: { name: string; registrationId: string }[]
  /** Handles a request that belongs to an OAuth2 sign-in. Returns undefined for other requests. */
  respond: (request: Request, oauthRequest: OAuth2Request) => Promise<Response | undefined>
}

type OAuth2Identity = { email?: string; verified: boolean }
const MINUTE_MS = 60_000

/**
 * Creates a simulated OAuth2 provider for demos and tests. On its sign-in page, the user enters an email address. Then
 * the page redirects to the server, as the page of a real provider does (server-facts 3.1).
 */
export function createSimulatedOAuth2Provider(
  world: MockServerState,
  registration: { registrationId: string; name: string },
): SimulatedOAuth2Provider {
  return new LocalOAuth2Provider(world, registration)
}

class LocalOAuth2Provider implements SimulatedOAuth2Provider {
  readonly providers
  private readonly waiting = new Map<string, number>()
  private readonly codes = new Map<string, OAuth2Identity>()

  constructor(
    private readonly world: MockServerState,
    private readonly registration: { registrationId: string; name: string },
  ) {
    this.providers = [registration]
  }

  async respond(request: Request, oauthRequest: OAuth2Request): Promise<Response | undefined> {
    const pathMatch = /^\/(oauth2\/authorization|oauth2\/provider|login\/oauth2\/code)\/([^/]+)$/.exec(
      oauthRequest.pathname,
    )
    if (!pathMatch) return undefined
    const params = new URL(request.url).searchParams
    const isKnown = [pathMatch[2], tryDecodeUriComponent(pathMatch[2] ?? '')].includes(this.registration.registrationId)
    if (pathMatch[1] === 'login/oauth2/code') return this.handleCallback(request, oauthRequest, params, isKnown)
    if (!isKnown) return createErrorResponse(createHttpProblem(500), request, oauthRequest.path)
    return pathMatch[1] === 'oauth2/provider' ? this.provider(oauthRequest, params) : this.begin(request, oauthRequest)
  }

  private begin(request: Request, oauthRequest: OAuth2Request): Response {
    const state = randomUUID()
    setWithLimit(this.waiting, state, Date.now() + 5 * MINUTE_MS)
    const { baseUrl } = oauthRequest.address
    const id = encodeURIComponent(this.registration.registrationId)
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'longbox',
      scope: 'email',
      state,
      redirect_uri: `${baseUrl}/login/oauth2/code/${id}`,
    })
    return redirectResponse(
      `${baseUrl}/oauth2/provider/${id}?${query}`,
      oauthRequest.signIn.anonymousSessionHeaders(request, oauthRequest),
    )
  }

  /**
   * Responds with the sign-in page of the provider. If the user has made a choice on this page, responds with a
   * redirect to the server instead.
   */
  private provider({ address }: OAuth2Request, params: URLSearchParams): Response {
    const state = params.get('state') ?? ''
    const choice = params.get('choice')
    const callbackUrl = `${address.baseUrl}/login/oauth2/code/${encodeURIComponent(this.registration.registrationId)}?`
    if (choice === null)
      return new Response(this.page(params), { headers: { 'content-type': 'text/html;charset=utf-8' } })
    if (choice === 'deny')
      return redirectResponse(`${callbackUrl}${new URLSearchParams({ state, error: 'access_denied' })}`)
    const code = randomUUID()
    setWithLimit(this.codes, code, {
      email: choice === 'nameless' ? undefined : (params.get('email') ?? undefined),
      verified: choice !== 'unverified',
    })
    return redirectResponse(`${callbackUrl}${new URLSearchParams({ state, code })}`)
  }

  private page(params: URLSearchParams): string {
    const hiddenFields = ['state', 'redirect_uri'].map(
      name => `<input type="hidden" name="${name}" value="${escapeHtml(params.get(name) ?? '')}">`,
    )
    const emails = [...this.world.users.values()].map(({ email }) => `<option>${escapeHtml(email)}</option>`)
    const button = (value: string, text: string) => `<button name="choice" value="${value}">${text}</button>`
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(this.registration.name)}</title>
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;display:block;width:100%;box-sizing:border-box;margin:.5rem 0;padding:.5rem}</style>
<h1>${escapeHtml(this.registration.name)}</h1><p>An account provider for trying things out. Who are you?</p>
<form>${hiddenFields.join('')}<label>Email<input name="email" list="known" value="${escapeHtml([...this.world.users.values()][0]?.email ?? '')}"></label><datalist id="known">${emails.join('')}</datalist>
${button('allow', 'Continue')}${button('unverified', 'Continue with an unverified address')}${button('nameless', 'Continue without an address')}${button('deny', 'Cancel')}</form></html>`
  }

  /**
   * Handles the redirect from the provider. Signs in the user who has the same email address as the account at the
   * provider. If the sign-in fails, redirects to the sign-in page of the client with an error code.
   */
  private handleCallback(
    request: Request,
    oauthRequest: OAuth2Request,
    params: URLSearchParams,
    isKnown: boolean,
  ): Response {
    const base = oauthRequest.scope.path === '/' ? '' : oauthRequest.scope.path
    const failed = (error: string) =>
      redirectResponse(`${base}/login?server_redirect=Y&error=${encodeURIComponent(error)}`)
    const state = params.get('state') ?? ''
    const expiresAtMs = this.waiting.get(state) ?? 0
    this.waiting.delete(state)
    if (!isKnown || expiresAtMs < Date.now()) return failed('authorization_request_not_found')
    const refused = params.get('error')
    if (refused) return failed(refused)
    const code = params.get('code') ?? ''
    const identity = this.codes.get(code)
    this.codes.delete(code)
    if (!identity) return failed('invalid_grant')
    if (!identity.email) return failed('ERR_1028')
    if (!identity.verified) return failed('ERR_1026')
    const user = this.world.userByEmail(identity.email)
    if (!user) return failed('ERR_1025')
    oauthRequest.signIn.logActivity(oauthRequest, { user, source: `OAuth2:${this.registration.name}` })
    return redirectResponse(
      `${base}/?server_redirect=Y`,
      oauthRequest.signIn.openSession(request, oauthRequest, user).headers,
    )
  }
}

/** Returns whether a path belongs to the sign-in page of the simulated OAuth2 provider. */
export function isOAuth2SignInPath(pathname: string, basePath: string): boolean {
  return pathname.startsWith(`${basePath}/oauth2/provider/`)
}

function setWithLimit<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > requestLimits.pendingSignInCount && oldest !== undefined) map.delete(oldest)
}

function tryDecodeUriComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function redirectResponse(location: string, headers: readonly [string, string][] = []): Response {
  return new Response(null, { status: 302, headers: [['location', location], ...headers] })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
