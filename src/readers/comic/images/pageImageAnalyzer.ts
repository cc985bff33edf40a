import { createEmitter } from '../../../preferences/emitter'
import type { Size } from '../zoom/scalePagesToView'
import type { PageImageCache } from './pageImageCache'
import type { PageImageAnalysisRequest, PageImageAnalysisResult } from './runPageImageAnalysisWorker'

const MAX_CACHED_RESULTS = 4_000

interface AnalysisKind<Result> {
  /**
   * Cached results of the analysis. The key identifies the book file and the page. The value is null if the analysis
   * found nothing on the page.
   */
  readonly results: Map<string, Result | null>
  readonly startWorker: () => Worker
  readonly analysisSize: (size: Size) => Size
}

/**
 * Analyzes the pages of a book in a worker. Analyzes each page after its image has loaded. Skips pages whose result is
 * cached.
 */
export class PageImageAnalyzer<Result> {
  private worker: Worker | undefined
  private readonly pending = new Map<number, string>()
  private readonly changed = createEmitter()
  private stopWatching: (() => void) | undefined
  private readonly kind: AnalysisKind<Result>
  private readonly file: string
  private readonly cache: PageImageCache
  private nextRequestId = 0

  /**
   * Creates an analyzer. The method `start` starts the analysis.
   * @param file string that identifies the book and the version of its file
   */
  constructor(kind: AnalysisKind<Result>, file: string, cache: PageImageCache) {
    this.kind = kind
    this.file = file
    this.cache = cache
  }

  start(): void {
    this.worker = this.kind.startWorker()
    this.worker.onmessage = ({ data }: MessageEvent<PageImageAnalysisResult<Result>>) =>
      this.storeResult(data.id, data.result)
    this.stopWatching = this.cache.subscribe(() => this.analyzeLoadedPages())
    this.analyzeLoadedPages()
  }

  /**
   * Returns the result of the analysis of a page. Undefined if the page is not analyzed yet, or if the analysis found
   * nothing.
   */
  resultFor(page: number): Result | undefined {
    return this.kind.results.get(this.cacheKeyOf(page)) ?? undefined
  }

  readonly subscribe = this.changed.subscribe

  stop(): void {
    this.stopWatching?.()
    this.worker?.terminate()
    this.worker = undefined
    this.pending.clear()
  }

  private analyzeLoadedPages(): void {
    for (const { number, state, element } of this.cache.all()) {
      const key = this.cacheKeyOf(number)
      if (state !== 'ready' || this.kind.results.has(key) || [...this.pending.values()].includes(key)) continue
      void this.requestAnalysis(key, element)
    }
  }

  private async requestAnalysis(key: string, element: HTMLImageElement): Promise<void> {
    const id = this.nextRequestId++
    this.pending.set(id, key)
    const { width, height } = this.kind.analysisSize({ width: element.naturalWidth, height: element.naturalHeight })
    try {
      const bitmap = await createImageBitmap(element, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'medium',
      })
      this.worker?.postMessage({ id, bitmap } satisfies PageImageAnalysisRequest, [bitmap])
    } catch {
      // Stores that this page has no result, so that a page that cannot be decoded is not analyzed again.
      this.storeResult(id, undefined)
    }
  }

  private storeResult(id: number, result: Result | undefined): void {
    const { results } = this.kind
    const key = this.pending.get(id)
    this.pending.delete(id)
    if (key === undefined) return
    results.set(key, result ?? null)
    for (const oldest of results.keys()) {
      if (results.size <= MAX_CACHED_RESULTS) break
      results.delete(oldest)
    }
    if (result) this.changed.emit()
  }

  private cacheKeyOf(page: number): string {
    return `${this.file}/${page}`
  }
}
