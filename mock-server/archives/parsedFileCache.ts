import { statSync } from 'node:fs'

type WeightLimit<Value> = { weightOf: (value: Value) => number; maxWeight: number }

/**
 * Cache of values that are computed from files. Computes a value again after its file changes. Drops the least recently
 * used values above the limit. Does not cache errors.
 */
export class ParsedFileCache<Value> {
  private readonly entries = new Map<string, { stamp: string; value: Value; weight: number }>()
  private weight = 0

  /**
   * Creates an empty cache.
   * @param limit maximum number of values
   * @param weights maximum total weight, and a function that returns the weight of a value
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
    const value = cached?.stamp === stamp ? cached.value : make()
    const weight = this.weights.weightOf(value)
    this.entries.set(key, { stamp, value, weight })
    this.weight += weight
    while (this.entries.size > 1 && (this.entries.size > this.limit || this.weight > this.weights.maxWeight))
      this.deleteOldest()
    if (value instanceof Promise)
      value.catch(() => {
        if (this.entries.get(key)?.value === value) this.delete(key)
      })
    return value
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
