import { randomUUID } from 'node:crypto'
import type { World } from '../world/world'
import type { CookieScope } from './cookies'
import { problem } from './problems'
import type { PublicAddress } from './publicAddress'
import { errorResponse } from './refusals'
import { requestLimits } from './requestLimits'
import type { SignIn } from './signIn'

type OAuth2Visit = {
  pathname: string
  path: string
  address: PublicAddress
  scope: CookieScope
  ip: string
  userAgent: string
  signIn: SignIn
}
/** Sign-in with an account of another provider. */
export type OAuth2Gate = {
  providers: { name: string; registrationId: string }[]
  /** Handles a request of the sign-in flow; undefined for other requests. */
  answer: (request: Request, visit: OAuth2Visit) => Promise<Response | undefined>
}

type Identity = { email?: string; verified: boolean }
const MINUTE_MS = 60_000

/**
 * Creates an OAuth2 provider for demos and tests, served by the mock server itself. Its page offers the accounts, then
 * redirects back as a real provider does (server-facts 3.1).
 */
export function localOAuth2(world: World, registration: { registrationId: string; name: string }): OAuth2Gate {
  return new LocalProvider(world, registration)
}

class LocalProvider implements OAuth2Gate {
  readonly providers
  private readonly waiting = new Map<string, number>()
  private readonly codes = new Map<string, Identity>()

  constructor(
    private readonly world: World,
    private readonly registration: { registrationId: string; name: string },
  ) {
    this.providers = [registration]
  }

  async answer(request: Request, visit: OAuth2Visit): Promise<Response | undefined> {
    const found = /^\/(oauth2\/authorization|oauth2\/provider|login\/oauth2\/code)\/([^/]+)$/.exec(visit.pathname)
    if (!found) return undefined
    const params = new URL(request.url).searchParams
    const isKnown = [found[2], decodedOrNothing(found[2] ?? '')].includes(this.registration.registrationId)
    if (found[1] === 'login/oauth2/code') return this.comeBack(request, visit, params, isKnown)
    if (!isKnown) return errorResponse(problem(500), request, visit.path)
    return found[1] === 'oauth2/provider' ? this.provider(visit, params) : this.begin(request, visit)
  }

  /** Redirects to the provider and opens a session that represents the pending sign-in. */
  private begin(request: Request, visit: OAuth2Visit): Response {
    const state = randomUUID()
    remember(this.waiting, state, Date.now() + 5 * MINUTE_MS)
    const { baseUrl } = visit.address
    const id = encodeURIComponent(this.registration.registrationId)
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'longbox',
      scope: 'email',
      state,
      redirect_uri: `${baseUrl}/login/oauth2/code/${id}`,
    })
    return redirect(`${baseUrl}/oauth2/provider/${id}?${query}`, visit.signIn.strangerHeaders(request, visit))
  }

  /** Page of the provider, and the redirects of its buttons. */
  private provider({ address }: OAuth2Visit, params: URLSearchParams): Response {
    const state = params.get('state') ?? ''
    const choice = params.get('choice')
    const back = `${address.baseUrl}/login/oauth2/code/${encodeURIComponent(this.registration.registrationId)}?`
    if (choice === null)
      return new Response(this.page(params), { headers: { 'content-type': 'text/html;charset=utf-8' } })
    if (choice === 'deny') return redirect(`${back}${new URLSearchParams({ state, error: 'access_denied' })}`)
    const code = randomUUID()
    remember(this.codes, code, {
      email: choice === 'nameless' ? undefined : (params.get('email') ?? undefined),
      verified: choice !== 'unverified',
    })
    return redirect(`${back}${new URLSearchParams({ state, code })}`)
  }

  private page(params: URLSearchParams): string {
    const kept = ['state', 'redirect_uri'].map(
      name => `<input type="hidden" name="${name}" value="${escaped(params.get(name) ?? '')}">`,
    )
    const emails = [...this.world.users.values()].map(({ email }) => `<option>${escaped(email)}</option>`)
    const button = (value: string, text: string) => `<button name="choice" value="${value}">${text}</button>`
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(this.registration.name)}</title>
<style>body{font:16px/1.5 system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;display:block;width:100%;box-sizing:border-box;margin:.5rem 0;padding:.5rem}</style>
<h1>${escaped(this.registration.name)}</h1><p>An account provider for trying things out. Who are you?</p>
<form>${kept.join('')}<label>Email<input name="email" list="known" value="${escaped([...this.world.users.values()][0]?.email ?? '')}"></label><datalist id="known">${emails.join('')}</datalist>
${button('allow', 'Continue')}${button('unverified', 'Continue with an unverified address')}${button('nameless', 'Continue without an address')}${button('deny', 'Cancel')}</form></html>`
  }

  /**
   * Handles the redirect back: signs in the user with the email address of the identity, or redirects with an error.
   */
  private comeBack(request: Request, visit: OAuth2Visit, params: URLSearchParams, isKnown: boolean): Response {
    const base = visit.scope.path === '/' ? '' : visit.scope.path
    const failed = (error: string) => redirect(`${base}/login?server_redirect=Y&error=${encodeURIComponent(error)}`)
    const state = params.get('state') ?? ''
    const until = this.waiting.get(state) ?? 0
    this.waiting.delete(state)
    if (!isKnown || until < Date.now()) return failed('authorization_request_not_found')
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
    visit.signIn.note(visit, { user, source: `OAuth2:${this.registration.name}` })
    return redirect(`${base}/?server_redirect=Y`, visit.signIn.enter(request, visit, user).headers)
  }
}

/** Whether a path is that of the page with the provider form. */
export function isSignInPage(pathname: string, basePath: string): boolean {
  return pathname.startsWith(`${basePath}/oauth2/provider/`)
}

/** Adds an entry to a map of limited size; the oldest entry is dropped. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > requestLimits.pendingSignInCount && oldest !== undefined) map.delete(oldest)
}

function decodedOrNothing(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function redirect(location: string, headers: readonly [string, string][] = []): Response {
  return new Response(null, { status: 302, headers: [['location', location], ...headers] })
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
