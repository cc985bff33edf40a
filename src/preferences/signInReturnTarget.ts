const STORAGE_KEY = 'longbox.wayBack'
/** Maximum age of a stored return target, in milliseconds. A return target is the page to open after sign-in. */
const MAX_AGE_MS = 15 * 60_000

/**
 * Stores the page to open after sign-in. The stored page survives a redirect to an OAuth2 provider and back.
 * @param path path and query string without the base path; undefined deletes the stored page
 */
export function storeSignInReturnTarget(path: string | undefined): void {
  try {
    if (path) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path, until: Date.now() + MAX_AGE_MS }))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Ignores the error. If session storage is not available, the home page opens after sign-in.
  }
}

/** Returns and deletes the stored return target. Returns undefined if the target is missing or expired. */
export function consumeSignInReturnTarget(): string | undefined {
  try {
    const { path, until } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    storeSignInReturnTarget(undefined)
    return typeof path === 'string' && until > Date.now() ? path : undefined
  } catch {
    return undefined
  }
}
