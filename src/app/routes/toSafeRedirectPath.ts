const PLACEHOLDER_ORIGIN = 'http://longbox.invalid'

/**
 * Returns a safe path for the redirect after sign-in. If the given path is missing, relative, an external URL, a
 * sign-in page or invalid, returns `/`.
 * @param redirect untrusted path from the query string, without the base path
 * @returns path with query and hash, without the base path
 */
export function toSafeRedirectPath(redirect: string | undefined): string {
  if (!redirect?.startsWith('/') || hasControlCharacter(redirect)) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(redirect, PLACEHOLDER_ORIGIN)
    const isInside = origin === PLACEHOLDER_ORIGIN && !/^\/(?:\/|\\|(?:startup|login)\/?$)/.test(pathname)
    return isInside ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

const hasControlCharacter = (text: string) => [...text].some(character => character < ' ')
