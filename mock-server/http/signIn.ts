import { createHash } from 'node:crypto'
import { xxh3 } from '../archives/formats/xxh3'
import type { UserRecord } from '../world/records'
import type { ActivityRecord, ApiKeyRecord } from '../world/serverRecords'
import type { World } from '../world/world'
import type { CookieScope } from './cookies'
import { cookiesOf, expiredCookie, REMEMBER_COOKIE, rememberMeCookie, SESSION_COOKIE, sessionCookie } from './cookies'
import { isPassword } from './passwords'
import type { RememberMe } from './rememberMe'
import { requestLimits } from './requestLimits'
import type { Session, SessionStore } from './sessions'
import { cookieValueOf, sessionIdOf } from './sessions'

export type SignInMethod = 'session' | 'password' | 'apiKey' | 'rememberMe'
/**
 * Result of authentication: user, session and method, with response headers. `refused` is true after wrong credentials,
 * `ended` for a session that an administrator ended.
 */
export type SignedIn = {
  user?: UserRecord
  session?: Session
  way?: SignInMethod
  refused?: boolean
  ended?: boolean
  headers: [string, string][]
}
type Caller = { ip: string; userAgent: string; scope: CookieScope }

const TOKEN_HEADER = 'x-auth-token'

/**
 * Authenticates requests by session (cookie or header), API key, Basic credentials or remember-me cookie (server-facts
 * 3.1).
 */
export class SignIn {
  constructor(
    private readonly world: World,
    private readonly sessions: SessionStore,
    private readonly rememberMe: RememberMe,
  ) {}

  /** Whether the client wants its session in the header instead of a cookie: it sends the header, even empty. */
  private static wantsHeader(request: Request): boolean {
    return request.headers.has(TOKEN_HEADER)
  }

  sessionOf(request: Request): Session | undefined {
    const ids = SignIn.wantsHeader(request)
      ? [request.headers.get(TOKEN_HEADER) ?? undefined]
      : cookiesOf(request, SESSION_COOKIE).map(sessionIdOf)
    for (const id of ids) {
      const session = this.sessions.find(id)
      if (session) return session
    }
    return undefined
  }

  async recognise(request: Request, caller: Caller): Promise<SignedIn> {
    const session = this.sessionOf(request)
    if (session?.ended) {
      this.sessions.close(session)
      return { ended: true, headers: [] }
    }
    const known = session?.userId === undefined ? undefined : this.world.users.get(session.userId)
    const authorization = request.headers.get('authorization')
    const apiKey = request.headers.get('x-api-key')
    if (apiKey && !known) return this.byApiKey(request, caller, apiKey)
    const basic = /^basic\s+(.*)$/i.exec(authorization ?? '')?.[1]
    if (basic !== undefined) return this.byPassword(request, caller, basic, known, session)
    if (known && session) return { user: known, session, way: 'session', headers: [] }
    return this.byRememberMe(request, caller, session)
  }

  private async byApiKey(request: Request, caller: Caller, key: string): Promise<SignedIn> {
    const keyHash = hashKey(key)
    const found = [...this.world.apiKeys.values()].find(one => one.keyHash === keyHash)
    const user = found && this.world.users.get(found.userId)
    if (!user) {
      const apiKeyComment = await xxh3(Buffer.from(key))
      this.note(caller, { source: 'ApiKey', error: 'Bad credentials', apiKeyComment })
      return { refused: true, headers: [] }
    }
    this.note(caller, { user, source: 'ApiKey', apiKey: found })
    return { ...this.enter(request, caller, user), way: 'apiKey' }
  }

  private byPassword(
    request: Request,
    caller: Caller,
    basic: string,
    known: UserRecord | undefined,
    session: Session | undefined,
  ): SignedIn {
    const text = Buffer.from(basic, 'base64').toString()
    const at = text.indexOf(':')
    const email = at < 0 ? text : text.slice(0, at)
    if (known && session && known.email.toLowerCase() === email.toLowerCase())
      return { user: known, session, way: 'session', headers: [] }
    const user = this.world.userByEmail(email)
    if (!user || at < 0 || !isPassword(text.slice(at + 1), user.passwordHash)) {
      this.note(caller, { source: 'Password', error: 'Bad credentials', email, userId: user?.id })
      return { refused: true, headers: [['set-cookie', expiredCookie(REMEMBER_COOKIE, caller.scope)]] }
    }
    this.note(caller, { user, source: 'Password' })
    if (session) this.sessions.close(session)
    const signedIn = this.enter(request, caller, user)
    if (new URL(request.url).searchParams.get('remember-me')?.match(/^(true|on|yes|1)$/i))
      signedIn.headers.push([
        'set-cookie',
        rememberMeCookie(this.rememberMe.tokenFor(user), this.rememberMe.seconds, caller.scope),
      ])
    return { ...signedIn, way: 'password' }
  }

  private byRememberMe(request: Request, caller: Caller, session: Session | undefined): SignedIn {
    const [token] = cookiesOf(request, REMEMBER_COOKIE)
    if (!token) return { session, headers: [] }
    const user = this.rememberMe.userOf(token)
    if (!user) return { session, headers: [['set-cookie', expiredCookie(REMEMBER_COOKIE, caller.scope)]] }
    this.note(caller, { user, source: 'RememberMe' })
    return { ...this.enter(request, caller, user), way: 'rememberMe' }
  }

  /** Opens a session for a user and sends its id as header or cookie, as the client wants. */
  enter(request: Request, { scope }: Pick<Caller, 'scope'>, user: UserRecord): SignedIn {
    const session = this.sessions.open(user.id)
    return {
      user,
      session,
      headers: [SignIn.wantsHeader(request) ? [TOKEN_HEADER, session.id] : cookieHeader(session, scope)],
    }
  }

  /**
   * Headers that open an anonymous session, for requests of pages and images without sign-in. The session represents
   * the page to return to.
   */
  strangerHeaders(request: Request, { scope }: Caller): [string, string][] {
    if (SignIn.wantsHeader(request) || this.sessionOf(request)) return []
    return [cookieHeader(this.sessions.open(), scope)]
  }

  /** Adds an entry to the authentication activity. */
  note(
    { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
    what: {
      source: string
      user?: UserRecord
      apiKey?: ApiKeyRecord
      error?: string
      email?: string
      userId?: string
      apiKeyComment?: string
    },
  ): void {
    const row: ActivityRecord = {
      userId: what.user?.id ?? what.userId ?? null,
      email: what.user?.email ?? what.email?.slice(0, requestLimits.loggedTextLength) ?? null,
      apiKeyId: what.apiKey?.id ?? null,
      apiKeyComment: what.apiKey?.comment ?? what.apiKeyComment ?? null,
      ip: ip.slice(0, requestLimits.loggedTextLength),
      userAgent: userAgent.slice(0, requestLimits.loggedTextLength),
      success: what.error === undefined,
      error: what.error ?? null,
      dateTime: this.world.now(),
      source: what.source,
    }
    this.world.activity.push(row)
    const surplus = this.world.activity.length - requestLimits.activityCount
    // Drops entries in blocks, because removing single ones from the front of a long array is slow.
    if (surplus > requestLimits.activityCount / 10) this.world.activity.splice(0, surplus)
    this.world.changedBeside()
  }
}

function cookieHeader(session: Session, scope: CookieScope): [string, string] {
  return ['set-cookie', sessionCookie(cookieValueOf(session.id), scope)]
}

/** Hashes an API key for storage. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
