import type { ClientBuildFileCache } from './clientBuildFileCache'
import { isStorableRecordResponse } from './isStorableRecordResponse'
import { CURRENT_USER_PATH, readCachedUserId } from './readCachedUserId'
import { ignoreVaryOption, respondFromNetworkOrCache } from './respondFromNetworkOrCache'
import { addServiceWorkerBaseUrl, type ServiceWorkerEnvironment } from './serviceWorkerEnvironment'

/**
 * Cache of the account data in the service worker. Handles the requests that read the account data, check the account,
 * sign in or sign out.
 */
export class OfflineAccountCache {
  /**
   * Number of times that the cached account data was deleted, for example at a sign-out. If the data is deleted during
   * a request, the response of the request is not cached.
   */
  signOutCount = 0
  private readonly context: ServiceWorkerEnvironment
  private readonly program: ClientBuildFileCache
  /** Id of the cached user. Undefined if the next lookup must read the id from the cache. */
  private cachedId: Promise<string | undefined> | undefined

  constructor(context: ServiceWorkerEnvironment, program: ClientBuildFileCache) {
    this.context = context
    this.program = program
  }

  /** Returns the id of the cached user. Returns undefined if no user is cached. */
  userId(): Promise<string | undefined> {
    this.cachedId ??= this.readUserId().catch(() => undefined)
    return this.cachedId
  }

  /** Responds with the account data of the server. If the server does not respond, responds with the cached data. */
  async read(request: Request, path: string): Promise<Response> {
    const { caches, fetch, identityTimeoutMs, names } = this.context
    const { signOutCount } = this
    const update = (fresh: Response) => this.store(request, path, fresh, signOutCount)
    const pending = fetch(request)
    // A response that arrives after the timeout contains the current account data. The cache is therefore updated with
    // this response too.
    let isLate = false
    pending.then(
      fresh => {
        if (!isLate) return
        if (fresh.ok) void update(fresh.clone()).catch(() => {})
        else if (fresh.status === 401) void this.clear()
      },
      () => {},
    )
    const readCached = async () => {
      isLate = true
      return caches.match(request, { ...ignoreVaryOption, cacheName: names.userData })
    }
    const response = await respondFromNetworkOrCache(pending, {
      readCached,
      timeoutMs: identityTimeoutMs,
      onResponse: update,
    })
    if (path === CURRENT_USER_PATH && response.status === 401) await this.clear()
    return response
  }

  /**
   * Forwards an account check to the server. Stores the user that the server reports. Deletes the cached account data
   * after a response with status 401.
   */
  async confirm(request: Request): Promise<Response> {
    const { signOutCount } = this
    const response = await this.context.fetch(request)
    if (response.status === 401) await this.clear()
    else if (response.ok) await this.storeUser(response, signOutCount)
    return response
  }

  async signIn(request: Request): Promise<Response> {
    const response = await this.context.fetch(request)
    if (!response.ok) return response
    await this.clear()
    await this.storeUser(response)
    return response
  }

  /**
   * Forwards a sign-out to the server. Deletes the account data before and after the request, because the response of
   * another request may store data again during the sign-out.
   */
  async signOut(request: Request): Promise<Response> {
    await this.clear()
    try {
      return await this.context.fetch(request)
    } finally {
      await this.clear()
    }
  }

  private async storeUser(response: Response, signOutCount = this.signOutCount): Promise<void> {
    const url = addServiceWorkerBaseUrl(this.context, CURRENT_USER_PATH)
    await this.store(url, CURRENT_USER_PATH, response.clone(), signOutCount).catch(() => {})
  }

  /**
   * Caches valid account data. Deletes the cached data of another user first. Caches nothing if the files of the client
   * build are not cached.
   * @param signOutCount value of the field `signOutCount` when the request was sent. Nothing is cached if the field has
   *   changed since.
   */
  private async store(
    request: Request | string,
    path: string,
    response: Response,
    signOutCount: number,
  ): Promise<void> {
    if (!(await this.program.isInstalled()) || !(await isStorableRecordResponse(path, response))) return
    if (signOutCount !== this.signOutCount) return
    if (path === CURRENT_USER_PATH) {
      const previousId = await this.readUserId()
      if (previousId !== undefined && previousId !== (await readId(response.clone()))) await this.clear()
    }
    const cache = await this.context.caches.open(this.context.names.userData)
    await cache.put(request, response)
    this.cachedId = undefined
  }

  private async clear(): Promise<void> {
    this.signOutCount += 1
    await this.context.caches.delete(this.context.names.userData).catch(() => {})
    this.cachedId = undefined
  }

  private readUserId(): Promise<string | undefined> {
    const { base, caches, scope } = this.context
    return readCachedUserId(caches, base, new URL(scope).origin)
  }
}

const readId = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { id?: string }).id
