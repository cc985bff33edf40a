const name = 'longbox.wayBack'
const lasts = 15 * 60_000

/**
 * Remembers in this tab where a person wanted to go, while a provider of sign-ins sends them through other pages.
 * @param path  a full path without the base path; undefined forgets it
 */
export function storeReturnTarget(path: string | undefined): void {
  try {
    if (path) sessionStorage.setItem(name, JSON.stringify({ path, until: Date.now() + lasts }))
    else sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing: one goes home instead.
  }
}

/** Where the person wanted to go, told once. */
export function takeReturnTarget(): string | undefined {
  try {
    const { path, until } = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    storeReturnTarget(undefined)
    return typeof path === 'string' && until > Date.now() ? path : undefined
  } catch {
    return undefined
  }
}
