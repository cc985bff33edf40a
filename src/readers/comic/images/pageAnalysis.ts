import type { Size } from '../zoom/pageScale'
import type { AnalysisRequest, AnalysisResult } from './analysisWorker'
import type { PageCache } from './pageCache'

/** So many answers are remembered; the oldest go first. */
const remembered = 4_000

interface Study<Answer> {
  /** What was found so far, by book, file and page; null where there is nothing. Outlives the reader. */
  readonly found: Map<string, Answer | null>
  readonly startWorker: () => Worker
  /** The size in which a picture is looked at. */
  readonly lookedAt: (size: Size) => Size
}

/** Has a worker look at each page of a book, once, as soon as its image is there. */
export class PageAnalysis<Answer> {
  private worker: Worker | undefined
  private readonly asked = new Map<number, string>()
  private readonly listeners = new Set<() => void>()
  private stopWatching: (() => void) | undefined
  private readonly study: Study<Answer>
  private readonly file: string
  private readonly cache: PageCache
  private questions = 0

  /** @param file  names the book and its file: another file has other pages */
  constructor(study: Study<Answer>, file: string, cache: PageCache) {
    this.study = study
    this.file = file
    this.cache = cache
  }

  start(): void {
    this.worker = this.study.startWorker()
    this.worker.onmessage = ({ data }: MessageEvent<AnalysisResult<Answer>>) => this.learn(data.id, data.answer)
    this.stopWatching = this.cache.subscribe(() => this.look())
    this.look()
  }

  /** What was found on a page; undefined while that is not known, and where there is nothing. */
  answer(page: number): Answer | undefined {
    return this.study.found.get(this.key(page)) ?? undefined
  }

  /** Calls back when something was found. */
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
      if (state !== 'ready' || this.study.found.has(key) || [...this.asked.values()].includes(key)) continue
      void this.ask(key, element)
    }
  }

  private async ask(key: string, element: HTMLImageElement): Promise<void> {
    const id = this.questions++
    this.asked.set(id, key)
    const { width, height } = this.study.lookedAt({ width: element.naturalWidth, height: element.naturalHeight })
    try {
      const bitmap = await createImageBitmap(element, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'medium',
      })
      this.worker?.postMessage({ id, bitmap } satisfies AnalysisRequest, [bitmap])
    } catch {
      // A picture that cannot be read is shown as it is.
      this.learn(id, undefined)
    }
  }

  private learn(id: number, answer: Answer | undefined): void {
    const { found } = this.study
    const key = this.asked.get(id)
    this.asked.delete(id)
    if (key === undefined) return
    found.set(key, answer ?? null)
    for (const oldest of found.keys()) {
      if (found.size <= remembered) break
      found.delete(oldest)
    }
    if (answer) for (const listener of this.listeners) listener()
  }

  private key(page: number): string {
    return `${this.file}/${page}`
  }
}
