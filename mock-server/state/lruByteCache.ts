/**
 * Cache of byte buffers with a maximum total size. Above this size, drops the least recently used buffers, but never
 * the buffer that was added last.
 */
export class LruByteCache {
  private readonly entries = new Map<string, Buffer>()
  private size = 0

  constructor(private readonly limit: number) {}

  get(key: string): Buffer | undefined {
    const cached = this.entries.get(key)
    if (cached === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, cached)
    return cached
  }

  set(key: string, bytes: Buffer): Buffer {
    this.delete(key)
    this.entries.set(key, bytes)
    this.size += bytes.length
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit || this.entries.size === 1) break
      this.delete(oldest)
    }
    return bytes
  }

  delete(key: string): void {
    const cached = this.entries.get(key)
    if (cached === undefined) return
    this.entries.delete(key)
    this.size -= cached.length
  }
}
