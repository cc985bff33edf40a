import { dropImageAhead } from '../../../api/earlyFetch'
import { SLOW_AFTER_MS } from '../../../api/timeouts/slowCalls'
import type { Size } from '../zoom/pageScale'

/** One page image: its element is complete and decoded once it is `ready`. */
export interface PageImage {
  readonly number: number
  readonly url: string
  readonly element: HTMLImageElement
  /** `slow`: it has been loading for {@link SLOW_AFTER_MS} and still may arrive. */
  readonly state: 'loading' | 'slow' | 'ready' | 'failed'
  readonly size?: Size
}

interface Options {
  /** Where a page image is to be had. */
  readonly urlOf: (pageNumber: number) => string
  /** Images are loaded so many at a time; those that are looked at do not count. */
  readonly parallel?: number
  /** Pause before the one retry that nobody asks for. */
  readonly retryAfter?: number
  readonly createImage?: () => HTMLImageElement
}

/** The browser ends an image's request this long after the last element let go of it; until then a new element would join it. */
const RELEASE_MS = 50

/**
 * Page images of one book, decoded before they are shown. It holds exactly the pages that are wanted: what leaves
 * the list is cancelled and let go of.
 */
export class PageCache {
  private readonly images = new Map<number, PageImage>()
  private readonly retried = new Set<number>()
  private readonly listeners = new Set<() => void>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private wanted: readonly number[] = []
  private urgent = 0
  private readonly options: Options
  private averageLoad = 0
  /** Whether any page was decoded or failed yet. */
  private begun = false

  constructor(options: Options) {
    this.options = options
  }

  /**
   * Says which pages are needed, the most urgent first.
   * @param urgent  how many of them are looked at now: they are all asked at once and before the others
   */
  want(numbers: readonly number[], urgent = 1): void {
    this.wanted = numbers
    this.urgent = urgent
    const kept = new Set(numbers)
    for (const number of [...this.images.keys()]) if (!kept.has(number)) this.release(number)
    this.loadMore()
  }

  /** The image of a page when it was asked for and not let go of. */
  get(number: number): PageImage | undefined {
    return this.images.get(number)
  }

  /** All images that are held, whatever their state. */
  all(): Iterable<PageImage> {
    return this.images.values()
  }

  /** How long a page takes to load and decode, of late, in milliseconds. */
  get loadTime(): number {
    return this.averageLoad
  }

  /** Asks again for a page that failed or is slow. Other slow ones let go of their connections. */
  retry(number: number): void {
    this.retried.delete(number)
    const wasLoading = this.images.get(number)?.state === 'slow'
    dropImageAhead()
    for (const image of [...this.images.values()]) if (image.state === 'slow') this.release(image.number)
    this.release(number)
    if (wasLoading) {
      this.announce()
      this.later(RELEASE_MS, () => this.loadMore())
    } else this.loadMore()
  }

  /** Asks again for all pages that failed or are slow, as when the server is back. */
  retryFailed(): void {
    for (const { number, state } of [...this.images.values()])
      if (state === 'failed' || state === 'slow') this.retry(number)
  }

  /** Calls back on every change of any image. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Lets go of everything. */
  clear(): void {
    this.wanted = []
    for (const timer of this.timers) clearTimeout(timer)
    for (const number of [...this.images.keys()]) this.release(number)
  }

  private loadMore(): void {
    // Nothing stands in the way of the first page of all.
    const room = this.begun ? (this.options.parallel ?? 2) : 0
    // Slow images still hold connections, of which calls need some: they count.
    let loading = [...this.images.values()].filter(({ state }) => state === 'loading' || state === 'slow').length
    this.wanted.forEach((number, rank) => {
      const url = this.options.urlOf(number)
      const present = this.images.get(number)
      if (present?.url === url) return
      if (rank >= this.urgent && loading >= room) return
      if (present) this.release(number)
      this.load(number, url, rank < this.urgent)
      loading += 1
    })
  }

  private load(number: number, url: string, urgent: boolean): void {
    const element = this.options.createImage?.() ?? new Image()
    element.alt = ''
    element.draggable = false
    element.decoding = 'sync'
    element.fetchPriority = urgent ? 'high' : 'low'
    element.src = url
    const begun = performance.now()
    const loading: PageImage = { number, url, element, state: 'loading' }
    const isCurrent = () => this.images.get(number)?.element === element
    this.images.set(number, loading)
    this.announce()
    const timer = this.later(SLOW_AFTER_MS, () => {
      if (!isCurrent()) return
      this.images.set(number, { ...loading, state: 'slow' })
      this.announce()
      this.loadMore()
    })
    element.decode().then(
      () => {
        this.cancel(timer)
        if (!isCurrent()) return
        const size = { width: element.naturalWidth, height: element.naturalHeight }
        this.images.set(number, { ...loading, state: 'ready', size })
        this.retried.delete(number)
        this.begun = true
        this.averageLoad = this.averageLoad * 0.6 + (performance.now() - begun) * 0.4
        this.announce()
        this.loadMore()
      },
      () => {
        this.cancel(timer)
        if (isCurrent()) this.fail(loading)
      },
    )
  }

  private later(delayMs: number, run: () => void): ReturnType<typeof setTimeout> {
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
    this.begun = true
    if (this.retried.has(image.number)) {
      this.images.set(image.number, { ...image, state: 'failed' })
      this.announce()
      this.loadMore()
      return
    }
    this.retried.add(image.number)
    this.later(this.options.retryAfter ?? 1_000, () => {
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
    image.element.removeAttribute('src')
  }

  private announce(): void {
    for (const listener of this.listeners) listener()
  }
}

/**
 * The pages to hold around a place: those looked at, then ahead, then behind.
 * @param groups  pages that are shown together, in reading order
 * @param ahead   how many pages before the present ones, at least
 */
export function pagesAround(
  groups: readonly (readonly number[])[],
  index: number,
  ahead: number,
  behind: number,
): number[] {
  const present = groups[index] ?? []
  const before = groups.slice(index + 1, index + 1 + ahead).flat()
  const after = groups
    .slice(Math.max(0, index - behind), index)
    .flat()
    .reverse()
  return [...present, ...before.slice(0, Math.max(ahead, 1)), ...after.slice(0, behind)]
}

/** How many pages to read ahead: four, and more when turning is faster than loading. */
export function PRELOAD_PAGES(millisecondsPerTurn: number, millisecondsPerLoad: number): number {
  return millisecondsPerTurn > 0 && millisecondsPerLoad > millisecondsPerTurn ? 6 : 4
}
