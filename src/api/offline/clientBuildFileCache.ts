import { ignoreVaryOption } from './respondFromNetworkOrCache'
import { addServiceWorkerBaseUrl, type ServiceWorkerEnvironment } from './serviceWorkerEnvironment'

const PARALLEL_FETCHES = 4
/**
 * Maximum time in milliseconds for fetching a file of the client build. If a file takes longer, the installation of the
 * service worker fails.
 */
const FILE_TIMEOUT_MS = 120_000

type FileCacheContext = Pick<ServiceWorkerEnvironment, 'caches' | 'fetch' | 'scope' | 'shell' | 'names'>

/** Cache of the files of a client build. The service worker uses it. */
export class ClientBuildFileCache {
  private readonly context: FileCacheContext
  private readonly cacheName: string

  constructor(context: FileCacheContext) {
    this.context = context
    this.cacheName = context.names.shell(context.shell.build)
  }

  /**
   * Caches all files of this client build.
   * @throws Error if a file cannot be fetched
   */
  async install(): Promise<void> {
    const { caches, fetch, scope, shell } = this.context
    const cache = await caches.open(this.cacheName)
    const queue = shell.files.map(file => new URL(file, scope).href)
    const work = async () => {
      for (let address = queue.shift(); address; address = queue.shift()) {
        if (await cache.match(address)) continue
        const response = await fetch(address, {
          cache: 'no-cache',
          credentials: 'include',
          signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
        })
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        await cache.put(address, response)
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work))
  }

  async deleteEarlierBuilds(): Promise<void> {
    const { caches, names } = this.context
    for (const name of await caches.keys())
      if (name.startsWith(names.shellPrefix) && name !== this.cacheName) await caches.delete(name)
  }

  isInstalled(): Promise<boolean> {
    return this.context.caches.has(this.cacheName)
  }

  /** Returns the cached HTML page of the client. Returns undefined if the page is not cached. */
  page(): Promise<Response | undefined> {
    return this.match(addServiceWorkerBaseUrl(this.context, '/index.html'))
  }

  /** Returns a file of the client build from the cache. Fetches a missing file from the server. */
  async asset(request: Request): Promise<Response> {
    return (await this.match(request)) ?? this.context.fetch(request)
  }

  private async match(request: Request | string): Promise<Response | undefined> {
    return this.context.caches.match(request, { ...ignoreVaryOption, cacheName: this.cacheName }).catch(() => undefined)
  }
}
