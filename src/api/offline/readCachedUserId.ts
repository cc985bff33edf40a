import { cacheNames } from './cacheNames'

/** Path of the call for the current user. */
export const CURRENT_USER_PATH = '/api/v2/users/me'

/**
 * Returns the id of the signed-in user from the last response that the service worker cached, in any window.
 * @param base  base path of the client (`` or `/comics`)
 * @param origin  origin of the client
 * @returns undefined without a cached response
 */
export async function readCachedUserId(
  caches: CacheStorage,
  base: string,
  origin: string,
): Promise<string | undefined> {
  const options = { cacheName: cacheNames(base).userData, ignoreVary: true, ignoreSearch: true }
  const response = await caches.match(`${origin}${base}${CURRENT_USER_PATH}`, options)
  return response && ((await response.json()) as { id?: string }).id
}
