/** Least-recently-used cache of byte buffers with a limit in bytes. */
export class ByteCache {
  private readonly kept = new Map<string, Buffer>()
  private size = 0

  constructor(private readonly limit: number) {}

  get(key: string): Buffer | undefined {
    const found = this.kept.get(key)
    if (found === undefined) return undefined
    this.kept.delete(key)
    this.kept.set(key, found)
    return found
  }

  set(key: string, bytes: Buffer): Buffer {
    this.delete(key)
    this.kept.set(key, bytes)
    this.size += bytes.length
    for (const oldest of this.kept.keys()) {
      if (this.size <= this.limit || this.kept.size === 1) break
      this.delete(oldest)
    }
    return bytes
  }

  delete(key: string): void {
    const found = this.kept.get(key)
    if (found === undefined) return
    this.kept.delete(key)
    this.size -= found.length
  }
}
