import { createEmitter } from '../../../preferences/emitter'
import type { Size } from '../zoom/pageScale'
import type { AnalysisRequest, AnalysisResult } from './analysisWorker'
import type { PageCache } from './pageCache'

/** Number of cached results per analysis. The oldest are removed first. */
const remembered = 4_000

interface Study<Answer> {
  /** Results by book, file and page; null means "analysed, nothing found". Shared by all readers of this tab. */
  readonly found: Map<string, Answer | null>
  readonly startWorker: () => Worker
  /** Returns the size in pixels to which a page is scaled down for the analysis. */
  readonly lookedAt: (size: Size) => Size
}

/** Analyses each page of a book once, in a worker, as soon as its image is loaded. */
export class PageAnalysis<Answer> {
  private worker: Worker | undefined
  private readonly asked = new Map<number, string>()
  private readonly changed = createEmitter()
  private stopWatching: (() => void) | undefined
  private readonly study: Study<Answer>
  private readonly file: string
  private readonly cache: PageCache
  private questions = 0

  /** @param file  key of the book and its file; a replaced file has other pages */
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

  /** Returns the result for a page, or undefined when it is not analysed yet or nothing was found. */
  answer(page: number): Answer | undefined {
    return this.study.found.get(this.key(page)) ?? undefined
  }

  /** Registers a listener for new results. Returns an unsubscribe function. */
  readonly subscribe = this.changed.subscribe

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
      // A page that cannot be decoded counts as "nothing found".
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
    if (answer) this.changed.emit()
  }

  private key(page: number): string {
    return `${this.file}/${page}`
  }
}
