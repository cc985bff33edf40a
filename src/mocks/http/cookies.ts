export const SESSION_COOKIE = 'KOMGA-SESSION'
export const REMEMBER_COOKIE = 'komga-remember-me'

/** The cookies that came with a request. */
export function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
  return new Map(
    pairs.filter(Boolean).map(pair => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

/** Where a cookie is valid, and whether it may travel unencrypted. */
export type CookieScope = { path: string; secure: boolean }

const scoped = ({ path, secure }: CookieScope) => `Path=${path}${secure ? '; Secure' : ''}`

export function sessionCookie(value: string, scope: CookieScope): string {
  return `${SESSION_COOKIE}=${value}; ${scoped(scope)}; HttpOnly; SameSite=Lax`
}

export function rememberCookie(value: string, seconds: number, scope: CookieScope): string {
  const expires = new Date(Date.now() + seconds * 1000).toUTCString()
  return `${REMEMBER_COOKIE}=${value}; Max-Age=${seconds}; Expires=${expires}; ${scoped(scope)}; HttpOnly`
}

/** Takes a cookie back. */
export function noCookie(name: string, { path }: CookieScope): string {
  return `${name}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=${path}`
}

/** The session's cookie is also taken back in its own spelling when there was one. */
export function noSessionCookie(scope: CookieScope): string {
  return `${noCookie(SESSION_COOKIE, scope)}; HttpOnly; SameSite=Lax`
}
