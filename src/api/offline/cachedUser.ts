import { cacheNames } from './cacheNames'

/** Where the server says who is here. */
export const CURRENT_USER_PATH = '/api/v2/users/me'

/**
 * Whose cookies this browser has, by what the service worker heard last, in whichever window; undefined when it heard nothing.
 * @param base  the base path of the client (`` or `/comics`)
 */
export async function cachedUserId(caches: CacheStorage, base: string, origin: string): Promise<string | undefined> {
  const asked = { cacheName: cacheNames(base).person, ignoreVary: true, ignoreSearch: true }
  const found = await caches.match(`${origin}${base}${CURRENT_USER_PATH}`, asked)
  return found && ((await found.json()) as { id?: string }).id
}
