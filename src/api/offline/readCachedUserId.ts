import { createOfflineCacheNames } from './createOfflineCacheNames'

/** API path of the current user. */
export const CURRENT_USER_PATH = '/api/v2/users/me'

/**
 * Returns the id of the user whose account data the service worker has cached.
 * @param base base path of the client, such as `` or `/comics`
 * @param origin origin of the client
 * @returns undefined if the cache contains no user
 */
export async function readCachedUserId(
  caches: CacheStorage,
  base: string,
  origin: string,
): Promise<string | undefined> {
  const options = { cacheName: createOfflineCacheNames(base).userData, ignoreVary: true, ignoreSearch: true }
  const response = await caches.match(`${origin}${base}${CURRENT_USER_PATH}`, options)
  const user = (await response?.json().catch(() => undefined)) as { id?: string } | null | undefined
  return user?.id
}
