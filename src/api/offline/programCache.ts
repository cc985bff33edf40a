import { ignoreVary } from './networkFirst'
import { urlInScope, type WorkerContext } from './workerContext'

/** Number of files that are fetched at the same time. */
const PARALLEL_FETCHES = 4
/** A file that takes longer fails the installation, which is tried again later: it would hold a connection. */
const FILE_TIMEOUT_MS = 120_000

/** Cache of the program files of one build. */
export class ProgramCache {
  private readonly context: WorkerContext
  private readonly cacheName: string

  constructor(context: WorkerContext) {
    this.context = context
    this.cacheName = context.names.shell(context.shell.build)
  }

  /**
   * Caches all files of this build.
   * @throws when a file cannot be fetched
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

  /** Deletes the cached programs of earlier builds. */
  async deleteEarlierBuilds(): Promise<void> {
    const { caches, names } = this.context
    for (const name of await caches.keys())
      if (name.startsWith(names.shellPrefix) && name !== this.cacheName) await caches.delete(name)
  }

  isInstalled(): Promise<boolean> {
    return this.context.caches.has(this.cacheName)
  }

  /** Returns the cached HTML of the program. */
  page(): Promise<Response | undefined> {
    return this.match(urlInScope(this.context, '/index.html'))
  }

  /** Returns a file of the program, from the cache if possible. */
  async asset(request: Request): Promise<Response> {
    return (await this.match(request)) ?? this.context.fetch(request)
  }

  /** Returns a cached file of the program; undefined if the caches fail. */
  private async match(request: Request | string): Promise<Response | undefined> {
    return this.context.caches.match(request, { ...ignoreVary, cacheName: this.cacheName }).catch(() => undefined)
  }
}
