import type { CookieScope } from './cookies'
import { expiredCookie, expiredSessionCookie, REMEMBER_COOKIE, SESSION_COOKIE } from './cookies'
import type { ServerParts } from './serverParts'

/** Message of Spring for an expired session. Clients receive it with status 200. */
const SESSION_EXPIRED_MESSAGE =
  'This session has been expired (possibly due to multiple concurrent logins being attempted as the same user).'

/** Whether a path signs out. The path excludes the base path. */
export function isLogout(pathname: string): boolean {
  return pathname === '/api/logout'
}

/** Ends the session of the request and deletes its cookies. Accepts any method. */
export function logOut(
  request: Request,
  { scope }: { scope: CookieScope },
  { sessions, signIn }: ServerParts,
): Response {
  const session = signIn.sessionOf(request)
  const byHeader = request.headers.has('x-auth-token')
  if (session) sessions.close(session)
  const isPage =
    request.headers.get('x-requested-with') !== 'XMLHttpRequest' &&
    /^\s*text\/html/i.test(request.headers.get('accept') ?? '')
  const answer = new Response(
    null,
    isPage
      ? { status: 302, headers: { location: `${scope.path === '/' ? '' : scope.path}/login?logout` } }
      : { status: 204 },
  )
  withoutCookies(answer, scope)
  if (session && byHeader) answer.headers.set('x-auth-token', '')
  else if (session) answer.headers.append('set-cookie', expiredSessionCookie(scope))
  return answer
}

/** Response to the first request of a session that an administrator ended: status 200 without a content type. */
export function sessionEndedResponse(scope: CookieScope): Response {
  const answer = new Response(new TextEncoder().encode(SESSION_EXPIRED_MESSAGE))
  withoutCookies(answer, scope)
  return answer
}

function withoutCookies(answer: Response, scope: CookieScope): void {
  for (const name of [SESSION_COOKIE, REMEMBER_COOKIE]) answer.headers.append('set-cookie', expiredCookie(name, scope))
}
