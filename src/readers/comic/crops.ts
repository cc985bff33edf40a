import type { BorderQuestion } from './borderWorker'
import type { PageCache } from './pageCache'
import type { Size } from './scale'
import type { Region } from './treatment'

/** Pictures are looked at in about this size: small enough to be quick, large enough that small print is seen. */
const looked = 640

/** Of a long strip that would leave a thread: no side becomes shorter than this by being shrunk. */
const thinnest = 320

/** What was found so far, by book, file and page; null where nothing is to be cut. */
const found = new Map<string, Region | null>()

/** The size in which a picture is looked at. */
export function lookedAt({ width, height }: Size): Size {
  const shrink = Math.min(1, Math.max(looked / Math.max(width, height), thinnest / Math.min(width, height)))
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) }
}

/** So many are remembered; the oldest go first. */
const remembered = 4_000

/**
 * Finds the borders of the pages of a book, each as soon as its image is there, in a worker.
 * @param file  names the book and its file: another file has other borders
 */
export class Crops {
  private worker: Worker | undefined
  private readonly asked = new Map<number, string>()
  private readonly listeners = new Set<() => void>()
  private stopWatching: (() => void) | undefined
  private readonly file: string
  private readonly cache: PageCache
  private questions = 0

  constructor(file: string, cache: PageCache) {
    this.file = file
    this.cache = cache
  }

  start(): void {
    this.worker = new Worker(new URL('./borderWorker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; region?: Region }>) =>
      this.learn(data.id, data.region)
    this.stopWatching = this.cache.subscribe(() => this.look())
    this.look()
  }

  /** What is to be shown of a page, once it is known. */
  region(page: number): Region | undefined {
    return found.get(this.key(page)) ?? undefined
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  stop(): void {
    this.stopWatching?.()
    this.worker?.terminate()
    this.worker = undefined
    this.asked.clear()
  }

  private look(): void {
    for (const { number, state, element } of this.cache.all()) {
      const key = this.key(number)
      if (state === 'ready' && !found.has(key) && ![...this.asked.values()].includes(key)) void this.ask(key, element)
    }
  }

  private async ask(key: string, element: HTMLImageElement): Promise<void> {
    const id = this.questions++
    this.asked.set(id, key)
    const { width, height } = lookedAt({ width: element.naturalWidth, height: element.naturalHeight })
    try {
      const bitmap = await createImageBitmap(element, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'medium',
      })
      this.worker?.postMessage({ id, bitmap } satisfies BorderQuestion, [bitmap])
    } catch {
      // A picture that cannot be read is shown whole.
      this.learn(id, undefined)
    }
  }

  private learn(id: number, region: Region | undefined): void {
    const key = this.asked.get(id)
    this.asked.delete(id)
    if (key === undefined) return
    found.set(key, region ?? null)
    for (const oldest of found.keys()) {
      if (found.size <= remembered) break
      found.delete(oldest)
    }
    if (region) for (const listener of this.listeners) listener()
  }

  private key(page: number): string {
    return `${this.file}/${page}`
  }
}
