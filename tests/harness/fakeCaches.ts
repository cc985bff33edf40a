/** A browser's caches as far as they are used, in memory: exact addresses, what varies does not matter. */
export class FakeCaches {
  private readonly all = new Map<string, FakeCache>()

  open = async (name: string): Promise<FakeCache> => {
    const found = this.all.get(name) ?? new FakeCache()
    this.all.set(name, found)
    return found
  }
  has = async (name: string): Promise<boolean> => this.all.has(name)
  match = async (
    asked: string | { url: string },
    { cacheName, ...options }: { cacheName: string; ignoreSearch?: boolean },
  ): Promise<Response | undefined> => this.all.get(cacheName)?.match(asked, options)
  keys = async (): Promise<string[]> => [...this.all.keys()]
  delete = async (name: string): Promise<boolean> => this.all.delete(name)
}

class FakeCache {
  readonly kept = new Map<string, Response>()

  match = async (asked: string | { url: string }, { ignoreSearch = false } = {}): Promise<Response | undefined> => {
    const url = addressOf(asked)
    for (const [address, answer] of this.kept)
      if (address === url || (ignoreSearch && plain(address) === plain(url))) return answer.clone()
    return undefined
  }
  put = async (asked: string | { url: string }, answer: Response): Promise<void> => {
    this.kept.set(addressOf(asked), answer)
  }
}

const addressOf = (asked: string | { url: string }): string => (typeof asked === 'string' ? asked : asked.url)
const plain = (address: string): string | undefined => address.split('?')[0]
