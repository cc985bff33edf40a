export const SESSION_COOKIE = 'KOMGA-SESSION'
export const REMEMBER_COOKIE = 'komga-remember-me'

/**
 * Values of a cookie in a request, in order. Several values occur when servers under other base paths share the host:
 * cookies ignore ports, and the longest path comes first.
 */
export function cookiesOf(request: Request, name: string): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap(pair => {
    const [given = '', ...value] = pair.trim().split('=')
    return given === name ? [value.join('=')] : []
  })
}

/** Path of a cookie, and whether it requires HTTPS. */
export type CookieScope = { path: string; secure: boolean }

const scoped = ({ path, secure }: CookieScope) => `Path=${path}${secure ? '; Secure' : ''}`

/** Set-Cookie header of a session cookie, which ends with the browser session. */
export function sessionCookie(value: string, scope: CookieScope): string {
  return `${SESSION_COOKIE}=${value}; ${scoped(scope)}; HttpOnly; SameSite=Lax`
}

/** Set-Cookie header of a remember-me cookie. */
export function rememberMeCookie(value: string, seconds: number, scope: CookieScope): string {
  const expires = new Date(Date.now() + seconds * 1000).toUTCString()
  return `${REMEMBER_COOKIE}=${value}; Max-Age=${seconds}; Expires=${expires}; ${scoped(scope)}; HttpOnly`
}

/** Set-Cookie header that deletes a cookie. */
export function expiredCookie(name: string, { path }: CookieScope): string {
  return `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}`
}

/**
 * Set-Cookie header that deletes the session cookie with the attributes it was set with. The server sends it in
 * addition if there was a session.
 */
export function expiredSessionCookie(scope: CookieScope): string {
  return `${expiredCookie(SESSION_COOKIE, scope)}; HttpOnly; SameSite=Lax`
}
