const nowhere = 'http://longbox.invalid'

/**
 * Where to go after sign-in. What leads outside, back to the entrance, or is no address, leads home.
 * @param redirect  a full path without the base path, from the query of an address: anybody may have written it
 * @returns a path with query and hash, without the base path
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
