import { statSync } from 'node:fs'

type WeightLimit<Value> = { weightOf: (value: Awaited<Value>) => number; maxWeight: number }

type CacheEntry<Value> = { stamp: string; value: Value; weight: number }

/**
 * Cache of values that are computed from files. Computes a value again after its file has changed. When the cache is
 * full, drops the least recently used values. Does not cache errors.
 */
export class ParsedFileCache<Value> {
  private readonly entries = new Map<string, CacheEntry<Value>>()
  private weight = 0

  /**
   * Creates an empty cache.
   * @param limit maximum number of values
   * @param weights limit of the memory that the values need. `weightOf` returns the weight of a value, for example the
   *   number of entries in the value. If the value is a promise, `weightOf` receives the result of the promise.
   *   `maxWeight` is the maximum total weight of all values in the cache. Exception: the most recently used value
   *   always stays in the cache, even if this value alone is heavier than `maxWeight`
   */
  constructor(
    private readonly limit: number,
    private readonly weights: WeightLimit<Value> = { weightOf: () => 0, maxWeight: Number.POSITIVE_INFINITY },
  ) {}

  get(path: string, variant: string, make: () => Value): Value {
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = `${mtimeMs} ${size} ${ino}`
    const key = `${variant} ${path}`
    const cached = this.entries.get(key)
    this.delete(key)
    if (cached?.stamp === stamp) {
      this.add(key, cached)
      return cached.value
    }
    const value = make()
    const entry = { stamp, value, weight: 0 }
    const weigh = (result: Awaited<Value>) => {
      if (this.entries.get(key) !== entry) return
      this.delete(key)
      entry.weight = this.weights.weightOf(result)
      this.add(key, entry)
    }
    this.add(key, entry)
    if (value instanceof Promise)
      value.then(weigh, () => {
        if (this.entries.get(key) === entry) this.delete(key)
      })
    else weigh(value as Awaited<Value>)
    return value
  }

  private add(key: string, entry: CacheEntry<Value>): void {
    this.entries.set(key, entry)
    this.weight += entry.weight
    while (this.entries.size > 1 && (this.entries.size > this.limit || this.weight > this.weights.maxWeight))
      this.deleteOldest()
  }

  private deleteOldest(): void {
    const oldest = this.entries.keys().next().value
    if (oldest !== undefined) this.delete(oldest)
  }

  private delete(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0
    this.entries.delete(key)
  }
}
