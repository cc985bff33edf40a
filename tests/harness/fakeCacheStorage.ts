/**
 * `CacheStorage` in memory with the methods that the client uses. Compares addresses exactly, or without the query if
 * `ignoreSearch` is set. Ignores the Vary header.
 */
export class FakeCacheStorage {
  private readonly all = new Map<string, FakeCache>()

  open = async (name: string): Promise<FakeCache> => {
    const cache = this.all.get(name) ?? new FakeCache()
    this.all.set(name, cache)
    return cache
  }
  has = async (name: string): Promise<boolean> => this.all.has(name)
  match = async (
    request: string | { url: string },
    { cacheName, ...options }: { cacheName: string; ignoreSearch?: boolean },
  ): Promise<Response | undefined> => this.all.get(cacheName)?.match(request, options)
  keys = async (): Promise<string[]> => [...this.all.keys()]
  delete = async (name: string): Promise<boolean> => this.all.delete(name)
}

class FakeCache {
  readonly entries = new Map<string, Response>()

  match = async (request: string | { url: string }, { ignoreSearch = false } = {}): Promise<Response | undefined> => {
    const url = addressOf(request)
    for (const [address, response] of this.entries)
      if (address === url || (ignoreSearch && withoutSearch(address) === withoutSearch(url))) return response.clone()
    return undefined
  }
  put = async (request: string | { url: string }, response: Response): Promise<void> => {
    this.entries.set(addressOf(request), response)
  }
  delete = async (request: string | { url: string }): Promise<boolean> => this.entries.delete(addressOf(request))
  keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map(url => ({ url }))
}

const addressOf = (request: string | { url: string }): string => (typeof request === 'string' ? request : request.url)
const withoutSearch = (address: string): string | undefined => address.split('?')[0]
