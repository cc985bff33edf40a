const nowhere = 'http://longbox.invalid'

/**
 * Returns the redirect target after sign-in. Replaces external URLs, sign-in pages and invalid URLs by `/`.
 * @param redirect  untrusted path without the base path, from the query string
 * @returns path with query and hash, without the base path
 */
export function safeRedirect(redirect: string | undefined): string {
  if (!redirect?.startsWith('/') || hasControlCharacter(redirect)) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(redirect, nowhere)
    const isInside = origin === nowhere && !/^\/(?:\/|\\|(?:startup|login)\/?$)/.test(pathname)
    return isInside ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}

const hasControlCharacter = (text: string) => [...text].some(character => character < ' ')
