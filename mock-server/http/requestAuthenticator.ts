import { createHash } from 'node:crypto'
import { hashXxh3 } from '../archives/formats/hashXxh3'
import type { ApiKeyRecord, AuthenticationActivityRecord } from '../state/administrationRecords'
import type { UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import type { CookieScope } from './authenticationCookies'
import {
  createCookieDeletionHeader,
  createRememberMeCookieHeader,
  createSessionCookieHeader,
  REMEMBER_ME_COOKIE_NAME,
  readCookieValues,
  SESSION_COOKIE_NAME,
} from './authenticationCookies'
import { verifyPassword } from './passwordHash'
import type { RememberMeTokenSigner } from './rememberMeTokenSigner'
import { requestLimits } from './requestLimits'
import type { UserSession, UserSessionStore } from './userSessionStore'
import { decodeSessionCookie, encodeSessionCookie } from './userSessionStore'

export type AuthenticationMethod = 'session' | 'password' | 'apiKey' | 'rememberMe'
/**
 * Result of the authentication of a request. `refused` is true if the credentials were wrong. `expired` is true if an
 * administrator has ended the session. `headers` are headers to add to the response.
 */
export type AuthenticationResult = {
  user?: UserRecord
  session?: UserSession
  method?: AuthenticationMethod
  refused?: boolean
  expired?: boolean
  headers: [string, string][]
}
type ClientInfo = { ip: string; userAgent: string; scope: CookieScope }

const TOKEN_HEADER = 'x-auth-token'

/**
 * Authenticates requests. A request can contain a session id in a cookie or header, an API key, Basic credentials, or a
 * remember-me cookie (server-facts 3.1).
 */
export class RequestAuthenticator {
  constructor(
    private readonly world: MockServerState,
    private readonly sessions: UserSessionStore,
    private readonly rememberMe: RememberMeTokenSigner,
  ) {}

  /**
   * Returns whether the client uses a header for the session id instead of a cookie. A client without a session sends
   * this header with an empty value. The response then contains the id of the new session in the same header.
   */
  private static usesHeaderForSessionId(request: Request): boolean {
    return request.headers.has(TOKEN_HEADER)
  }

  sessionOf(request: Request): UserSession | undefined {
    const ids = RequestAuthenticator.usesHeaderForSessionId(request)
      ? [request.headers.get(TOKEN_HEADER) ?? undefined]
      : readCookieValues(request, SESSION_COOKIE_NAME).map(decodeSessionCookie)
    for (const id of ids) {
      const session = this.sessions.find(id)
      if (session) return session
    }
    return undefined
  }

  async authenticate(request: Request, caller: ClientInfo): Promise<AuthenticationResult> {
    const session = this.sessionOf(request)
    if (session?.ended) {
      this.sessions.close(session)
      return { expired: true, headers: [] }
    }
    const sessionUser = session?.userId === undefined ? undefined : this.world.users.get(session.userId)
    const signedIn: AuthenticationResult | undefined =
      sessionUser && session ? { user: sessionUser, session, method: 'session', headers: [] } : undefined
    const apiKey = request.headers.get('x-api-key')
    if (apiKey !== null) return this.byApiKey(request, caller, apiKey, signedIn)
    const basic = /^basic(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '')
    if (basic) return this.byPassword(request, caller, basic[1] ?? '', signedIn)
    return signedIn ?? this.byRememberMe(request, caller, session)
  }

  private async byApiKey(
    request: Request,
    caller: ClientInfo,
    key: string,
    signedIn: AuthenticationResult | undefined,
  ): Promise<AuthenticationResult> {
    const keyHash = hashApiKey(key)
    if (signedIn?.session?.apiKeyHash === keyHash) return signedIn
    const matchingKey = [...this.world.apiKeys.values()].find(apiKeyRecord => apiKeyRecord.keyHash === keyHash)
    const user = matchingKey && this.world.users.get(matchingKey.userId)
    if (!user) {
      const apiKeyComment = await hashXxh3(Buffer.from(key))
      this.logActivity(caller, { source: 'ApiKey', error: 'Bad credentials', apiKeyComment })
      return { refused: true, headers: [] }
    }
    this.logActivity(caller, { user, source: 'ApiKey', apiKey: matchingKey })
    return { ...this.continueOrOpenSession(request, caller, user, signedIn, keyHash), method: 'apiKey' }
  }

  private byPassword(
    request: Request,
    caller: ClientInfo,
    basic: string,
    signedIn: AuthenticationResult | undefined,
  ): AuthenticationResult {
    const refusal: AuthenticationResult = {
      refused: true,
      headers: [['set-cookie', createCookieDeletionHeader(REMEMBER_ME_COOKIE_NAME, caller.scope)]],
    }
    const text = Buffer.from(basic, 'base64').toString()
    const colonIndex = text.indexOf(':')
    if (colonIndex < 0 || !/^[a-z\d+/]+={0,2}$/i.test(basic)) return refusal
    const email = text.slice(0, colonIndex)
    if (signedIn?.user?.email === email && signedIn.session?.apiKeyHash === undefined) return signedIn
    const user = this.world.userByEmail(email)
    if (!user || !verifyPassword(text.slice(colonIndex + 1), user.passwordHash)) {
      this.logActivity(caller, { source: 'Password', error: 'Bad credentials', email, userId: user?.id })
      return refusal
    }
    this.logActivity(caller, { user, source: 'Password' })
    const result = this.continueOrOpenSession(request, caller, user, signedIn)
    if (new URL(request.url).searchParams.get('remember-me')?.match(/^(true|on|yes|1)$/i))
      result.headers.push([
        'set-cookie',
        createRememberMeCookieHeader(this.rememberMe.tokenFor(user), this.rememberMe.seconds, caller.scope),
      ])
    return { ...result, method: 'password' }
  }

  /**
   * Signs in a user for a request. If the request has a session of any user, this session stays unchanged, and the
   * credentials are valid only for this request, as on the real server. Otherwise, opens a session, and closes the
   * anonymous session of the request.
   */
  private continueOrOpenSession(
    request: Request,
    caller: ClientInfo,
    user: UserRecord,
    signedIn: AuthenticationResult | undefined,
    apiKeyHash?: string,
  ): AuthenticationResult {
    if (signedIn) return { user, session: signedIn.session, headers: [] }
    const anonymousSession = this.sessionOf(request)
    if (anonymousSession) this.sessions.close(anonymousSession)
    return this.openSession(request, caller, user, apiKeyHash)
  }

  private byRememberMe(request: Request, caller: ClientInfo, session: UserSession | undefined): AuthenticationResult {
    const [token] = readCookieValues(request, REMEMBER_ME_COOKIE_NAME)
    if (!token) return { session, headers: [] }
    const user = this.rememberMe.userOf(token)
    if (!user)
      return { session, headers: [['set-cookie', createCookieDeletionHeader(REMEMBER_ME_COOKIE_NAME, caller.scope)]] }
    this.logActivity(caller, { user, source: 'RememberMe' })
    return { ...this.openSession(request, caller, user), method: 'rememberMe' }
  }

  /**
   * Opens a session for a user. If the request uses the header for session ids, the response contains the session id in
   * this header. Otherwise, the response contains a session cookie.
   */
  openSession(
    request: Request,
    { scope }: Pick<ClientInfo, 'scope'>,
    user: UserRecord,
    apiKeyHash?: string,
  ): AuthenticationResult {
    const session = this.sessions.open(user.id, apiKeyHash)
    return {
      user,
      session,
      headers: [
        RequestAuthenticator.usesHeaderForSessionId(request)
          ? [TOKEN_HEADER, session.id]
          : sessionCookieEntry(session, scope),
      ],
    }
  }

  /**
   * Opens an anonymous session and returns the response header that sets the session cookie. Opens no session if the
   * request belongs to a session or contains the header for session ids. As on the real server, a browser that has not
   * signed in gets an anonymous session when it requests a page or an image.
   */
  anonymousSessionHeaders(request: Request, { scope }: ClientInfo): [string, string][] {
    if (RequestAuthenticator.usesHeaderForSessionId(request) || this.sessionOf(request)) return []
    return [sessionCookieEntry(this.sessions.open(), scope)]
  }

  logActivity(
    { ip, userAgent }: Pick<ClientInfo, 'ip' | 'userAgent'>,
    details: {
      source: string
      user?: UserRecord
      apiKey?: ApiKeyRecord
      error?: string
      email?: string
      userId?: string
      apiKeyComment?: string
    },
  ): void {
    const row: AuthenticationActivityRecord = {
      userId: details.user?.id ?? details.userId ?? null,
      email: details.user?.email ?? details.email?.slice(0, requestLimits.loggedTextLength) ?? null,
      apiKeyId: details.apiKey?.id ?? null,
      apiKeyComment: details.apiKey?.comment ?? details.apiKeyComment ?? null,
      ip: ip.slice(0, requestLimits.loggedTextLength),
      userAgent: userAgent.slice(0, requestLimits.loggedTextLength),
      success: details.error === undefined,
      error: details.error ?? null,
      dateTime: this.world.now(),
      source: details.source,
    }
    this.world.activity.push(row)
    const surplus = this.world.activity.length - requestLimits.activityCount
    // Removes the oldest entries of the authentication activity when the number of entries exceeds the limit by more
    // than 10 percent. Removing a single entry each time would be slow, because all remaining entries of the array
    // move.
    if (surplus > requestLimits.activityCount / 10) this.world.activity.splice(0, surplus)
    this.world.markChangedOutsideLists()
  }
}

function sessionCookieEntry(session: UserSession, scope: CookieScope): [string, string] {
  return ['set-cookie', createSessionCookieHeader(encodeSessionCookie(session.id), scope)]
}

/** Hashes an API key for storage. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
