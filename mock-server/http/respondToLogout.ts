import type { CookieScope } from './authenticationCookies'
import {
  createCookieDeletionHeader,
  createSessionCookieDeletionHeader,
  REMEMBER_ME_COOKIE_NAME,
  SESSION_COOKIE_NAME,
} from './authenticationCookies'
import type { MockServerServices } from './mockServerServices'

/** Body of the response to a client whose session has expired. The real server sends it with status 200. */
const SESSION_EXPIRED_MESSAGE =
  'This session has been expired (possibly due to multiple concurrent logins being attempted as the same user).'

/**
 * Returns whether a path is the path for signing out.
 * @param pathname path without the base path
 */
export function isLogoutPath(pathname: string): boolean {
  return pathname === '/api/logout'
}

/** Ends the session of the request and deletes its cookies. Accepts every HTTP method. */
export function respondToLogout(
  request: Request,
  { scope }: { scope: CookieScope },
  { sessions, signIn }: MockServerServices,
): Response {
  const session = signIn.sessionOf(request)
  const byHeader = request.headers.has('x-auth-token')
  if (session) sessions.close(session)
  const isPage =
    request.headers.get('x-requested-with') !== 'XMLHttpRequest' &&
    /^\s*text\/html/i.test(request.headers.get('accept') ?? '')
  const response = new Response(
    null,
    isPage
      ? { status: 302, headers: { location: `${scope.path === '/' ? '' : scope.path}/login?logout` } }
      : { status: 204 },
  )
  expireCookies(response, scope)
  if (session && byHeader) response.headers.set('x-auth-token', '')
  else if (session) response.headers.append('set-cookie', createSessionCookieDeletionHeader(scope))
  return response
}

/**
 * Creates the response to a client whose session an administrator has ended. The response has status 200 and no
 * Content-Type header.
 */
export function createSessionEndedResponse(scope: CookieScope): Response {
  const response = new Response(new TextEncoder().encode(SESSION_EXPIRED_MESSAGE))
  expireCookies(response, scope)
  return response
}

function expireCookies(response: Response, scope: CookieScope): void {
  for (const name of [SESSION_COOKIE_NAME, REMEMBER_ME_COOKIE_NAME])
    response.headers.append('set-cookie', createCookieDeletionHeader(name, scope))
}
