export const SESSION_COOKIE_NAME = 'KOMGA-SESSION'
export const REMEMBER_ME_COOKIE_NAME = 'komga-remember-me'

/**
 * Returns all values of a cookie in a request, in order. A request can contain the same cookie name several times,
 * because several servers on the same host can each set a cookie with this name.
 */
export function readCookieValues(request: Request, name: string): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap(pair => {
    const [cookieName = '', ...value] = pair.trim().split('=')
    return cookieName === name ? [value.join('=')] : []
  })
}

/** Path of a cookie, and whether the cookie requires HTTPS. */
export type CookieScope = { path: string; secure: boolean }

const scopeAttributes = ({ path, secure }: CookieScope) => `Path=${path}${secure ? '; Secure' : ''}`

/** Creates the Set-Cookie header of a session cookie. The cookie is deleted when the browser closes. */
export function createSessionCookieHeader(value: string, scope: CookieScope): string {
  return `${SESSION_COOKIE_NAME}=${value}; ${scopeAttributes(scope)}; HttpOnly; SameSite=Lax`
}

/**
 * Creates the Set-Cookie header of a remember-me cookie.
 * @param seconds lifetime of the cookie
 */
export function createRememberMeCookieHeader(value: string, seconds: number, scope: CookieScope): string {
  const expires = new Date(Date.now() + seconds * 1000).toUTCString()
  return `${REMEMBER_ME_COOKIE_NAME}=${value}; Max-Age=${seconds}; Expires=${expires}; ${scopeAttributes(scope)}; HttpOnly`
}

/** Creates the Set-Cookie header that deletes a cookie. */
export function createCookieDeletionHeader(name: string, { path }: CookieScope): string {
  return `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}`
}

/**
 * Creates the Set-Cookie header that deletes the session cookie. Unlike the header of
 * {@link createCookieDeletionHeader}, this header has the attributes HttpOnly and SameSite.
 */
export function createSessionCookieDeletionHeader(scope: CookieScope): string {
  return `${createCookieDeletionHeader(SESSION_COOKIE_NAME, scope)}; HttpOnly; SameSite=Lax`
}
