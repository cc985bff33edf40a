export const SESSION_COOKIE = 'KOMGA-SESSION'
export const REMEMBER_COOKIE = 'komga-remember-me'

/**
 * The values of a cookie that came with a request, in their order. There are several where cookies of several paths fit: those of
 * servers under other base paths of one host come along, the longest path first, and ports make no difference.
 */
export function cookiesOf(request: Request, name: string): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap(pair => {
    const [given = '', ...value] = pair.trim().split('=')
    return given === name ? [value.join('=')] : []
  })
}

/** Where a cookie is valid, and whether it may travel unencrypted. */
export type CookieScope = { path: string; secure: boolean }

const scoped = ({ path, secure }: CookieScope) => `Path=${path}${secure ? '; Secure' : ''}`

/** The header that sets the cookie of a session, which ends with the browser. */
export function sessionCookie(value: string, scope: CookieScope): string {
  return `${SESSION_COOKIE}=${value}; ${scoped(scope)}; HttpOnly; SameSite=Lax`
}

/** The header that sets the cookie to be remembered by, for so many seconds. */
export function rememberMeCookie(value: string, seconds: number, scope: CookieScope): string {
  const expires = new Date(Date.now() + seconds * 1000).toUTCString()
  return `${REMEMBER_COOKIE}=${value}; Max-Age=${seconds}; Expires=${expires}; ${scoped(scope)}; HttpOnly`
}

/** Takes a cookie back. */
export function expiredCookie(name: string, { path }: CookieScope): string {
  return `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}`
}

/** The session's cookie is also taken back in its own spelling when there was one. */
export function expiredSessionCookie(scope: CookieScope): string {
  return `${expiredCookie(SESSION_COOKIE, scope)}; HttpOnly; SameSite=Lax`
}
