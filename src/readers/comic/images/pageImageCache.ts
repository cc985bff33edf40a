import { cancelEarlyImageFetch } from '../../../api/earlyFetch'
import { SLOW_SERVER_CALL_AFTER_MS } from '../../../api/timeouts/slowServerCalls'
import { decodeImageWithinLimit } from '../../../components/images/decodeImageWithinLimit'
import { createEmitter } from '../../../preferences/emitter'
import type { Size } from '../zoom/scalePagesToView'

/** Image of a page. `element` is decoded when `state` is `ready`. */
export interface PageImage {
  readonly number: number
  readonly url: string
  readonly element: HTMLImageElement
  /** `slow`: the image has been loading for longer than {@link SLOW_SERVER_CALL_AFTER_MS}. */
  readonly state: 'loading' | 'slow' | 'ready' | 'failed'
  readonly size?: Size
}

interface PageImageCacheOptions {
  readonly urlOf: (pageNumber: number) => string
  /**
   * Returns a function that loads the given page and returns a `blob:` URL. Returns undefined for a page that the image
   * element can load directly from the server.
   */
  readonly copyOf?: (pageNumber: number) => (() => Promise<string>) | undefined
  /** Returns a text for the user that explains why a page could not be displayed. */
  readonly reasonOf: (pageNumber: number) => Promise<string>
  /**
   * Maximum number of pages that load at the same time. When this number is reached, invisible pages wait. Visible
   * pages are included in the number of loading pages, but they never wait. The default is 2, or 1 on a slow
   * connection.
   */
  readonly parallel?: number
  readonly retryDelayMs?: number
  readonly createImage?: () => HTMLImageElement
}

/**
 * Delay in milliseconds before a slow page is requested again. The browser needs this time to cancel the previous
 * request.
 */
const RELEASE_MS = 50

/**
 * Load time of a page in milliseconds. If the average load time is longer, only a single invisible page loads at a
 * time. On such a slow connection, further pages would delay the next page and the code of the toolbars.
 */
const SLOW_PAGE_MS = 1_000

/** Loads the page images of a book and holds the decoded images. {@link requestPages} selects the pages. */
export class PageImageCache {
  private readonly images = new Map<number, PageImage>()
  private readonly retried = new Set<number>()
  private readonly changed = createEmitter()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private requested: readonly number[] = []
  private urgentCount = 0
  readonly options: PageImageCacheOptions
  private averageMs = 0
  private hasSettledPage = false

  constructor(options: PageImageCacheOptions) {
    this.options = options
  }

  /**
   * Selects the pages to load and cache. The most urgent page comes first.
   * @param urgent  number of visible pages at the start of the list; they load before all other pages
   */
  requestPages(numbers: readonly number[], urgent = 1): void {
    this.requested = numbers
    this.urgentCount = urgent
    const requestedNumbers = new Set(numbers)
    for (const number of [...this.images.keys()]) if (!requestedNumbers.has(number)) this.release(number)
    this.loadMore()
  }

  /** Returns the cached image of a page. Undefined for a page that is not in the cache. */
  get(number: number): PageImage | undefined {
    return this.images.get(number)
  }

  all(): Iterable<PageImage> {
    return this.images.values()
  }

  /** Average time that a page needs to load, in milliseconds. Recent pages have the highest weight. */
  get averageLoadTimeMs(): number {
    return this.averageMs
  }

  /**
   * Reloads a page that has failed or loads slowly. Cancels all other slow pages, so that the browser has free
   * connections.
   */
  retry(number: number): void {
    this.retried.delete(number)
    const wasLoading = this.images.get(number)?.state === 'slow'
    cancelEarlyImageFetch()
    for (const image of [...this.images.values()]) if (image.state === 'slow') this.release(image.number)
    this.release(number)
    if (wasLoading) {
      this.changed.emit()
      this.schedule(RELEASE_MS, () => this.loadMore())
    } else this.loadMore()
  }

  retryFailed(): void {
    for (const { number, state } of [...this.images.values()])
      if (state === 'failed' || state === 'slow') this.retry(number)
  }

  readonly subscribe = this.changed.subscribe

  clear(): void {
    this.requested = []
    for (const timer of this.timers) clearTimeout(timer)
    for (const number of [...this.images.keys()]) this.release(number)
  }

  private loadMore(): void {
    // Only visible pages may load until the first page has loaded or failed.
    const maxPreloads = this.hasSettledPage ? (this.options.parallel ?? (this.averageMs > SLOW_PAGE_MS ? 1 : 2)) : 0
    // Counts images in the state `slow` too, because they are still loading.
    let loading = [...this.images.values()].filter(({ state }) => state === 'loading' || state === 'slow').length
    this.requested.forEach((number, rank) => {
      const url = this.options.urlOf(number)
      const current = this.images.get(number)
      if (current?.url === url) return
      if (rank >= this.urgentCount && loading >= maxPreloads) return
      if (current) this.release(number)
      this.load(number, url, rank < this.urgentCount)
      loading += 1
    })
  }

  private load(number: number, url: string, urgent: boolean): void {
    const element = this.options.createImage?.() ?? new Image()
    element.alt = ''
    element.draggable = false
    element.decoding = 'sync'
    element.fetchPriority = urgent ? 'high' : 'low'
    const loadCopy = this.options.copyOf?.(number)
    if (!loadCopy) element.src = url
    const startedAtMs = performance.now()
    const loading: PageImage = { number, url, element, state: 'loading' }
    const isCurrent = () => this.images.get(number)?.element === element
    this.images.set(number, loading)
    this.changed.emit()
    const timer = this.schedule(SLOW_SERVER_CALL_AFTER_MS, () => {
      if (!isCurrent()) return
      this.images.set(number, { ...loading, state: 'slow' })
      this.changed.emit()
      this.loadMore()
    })
    const decoded = loadCopy ? decodeCopy(element, loadCopy) : decodeImageWithinLimit(element)
    decoded.then(
      () => {
        this.cancel(timer)
        if (!isCurrent()) return URL.revokeObjectURL(element.src)
        const size = { width: element.naturalWidth, height: element.naturalHeight }
        this.images.set(number, { ...loading, state: 'ready', size })
        this.retried.delete(number)
        this.hasSettledPage = true
        this.averageMs = this.averageMs * 0.6 + (performance.now() - startedAtMs) * 0.4
        this.changed.emit()
        this.loadMore()
      },
      () => {
        this.cancel(timer)
        URL.revokeObjectURL(element.src)
        if (isCurrent()) this.fail(loading)
      },
    )
  }

  private schedule(delayMs: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      run()
    }, delayMs)
    this.timers.add(timer)
    return timer
  }

  private cancel(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer)
    this.timers.delete(timer)
  }

  private fail(image: PageImage): void {
    this.hasSettledPage = true
    if (this.retried.has(image.number)) {
      this.images.set(image.number, { ...image, state: 'failed' })
      this.changed.emit()
      this.loadMore()
      return
    }
    this.retried.add(image.number)
    this.schedule(this.options.retryDelayMs ?? 1_000, () => {
      if (this.images.get(image.number)?.element !== image.element) return
      this.images.delete(image.number)
      this.loadMore()
    })
  }

  private release(number: number): void {
    const image = this.images.get(number)
    if (!image) return
    this.images.delete(number)
    image.element.remove()
    URL.revokeObjectURL(image.element.src)
    image.element.removeAttribute('src')
  }
}

async function decodeCopy(element: HTMLImageElement, loadCopy: () => Promise<string>): Promise<void> {
  element.src = await loadCopy()
  await decodeImageWithinLimit(element)
}

/**
 * Returns the page numbers to cache for an open spread: its pages, the following pages, then the preceding pages.
 * @param groups page numbers of each spread, in reading order
 * @param index index of the open spread
 * @param ahead maximum number of following pages
 * @param behind maximum number of preceding pages
 */
export function getPageNumbersToCacheAroundSpread(
  groups: readonly (readonly number[])[],
  index: number,
  ahead: number,
  behind: number,
): number[] {
  const current = groups[index] ?? []
  const aheadPages = groups.slice(index + 1, index + 1 + ahead).flat()
  const behindPages = groups
    .slice(Math.max(0, index - behind), index)
    .flat()
    .reverse()
  return [...current, ...aheadPages.slice(0, Math.max(ahead, 1)), ...behindPages.slice(0, behind)]
}

/** Returns the number of pages to preload: 4, or 6 if the user turns pages faster than pages load. */
export function countPagesToPreload(turnIntervalMs: number, loadTimeMs: number): number {
  return turnIntervalMs > 0 && loadTimeMs > turnIntervalMs ? 6 : 4
}
