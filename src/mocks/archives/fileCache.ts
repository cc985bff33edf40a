import { statSync } from 'node:fs'

/** Keeps what was made of the files used last, until such a file changes. */
export class FileCache<Value> {
  private readonly kept = new Map<string, { stamp: string; value: Value }>()

  constructor(private readonly limit: number) {}

  get(path: string, variant: string, make: () => Value): Value {
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = `${mtimeMs} ${size} ${ino}`
    const key = `${variant} ${path}`
    const known = this.kept.get(key)
    this.kept.delete(key)
    const value = known?.stamp === stamp ? known.value : make()
    this.kept.set(key, { stamp, value })
    const oldest = this.kept.keys().next().value
    if (this.kept.size > this.limit && oldest !== undefined) this.kept.delete(oldest)
    return value
  }
}
