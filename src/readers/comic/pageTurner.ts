import type { Location } from '../../machines/readerMachine'
import { atPage } from './comic'
import { around, type PageCache, readAhead } from './pageCache'
import { PagedStage, type StageLook } from './pagedStage'
import { currentPage, type Layout, type Page, type Shift, type Spread, spreadOf, spreads } from './spreads'

/** How pages are laid out and turned. */
export interface TurnSettings extends StageLook {
  readonly layout: Layout
  readonly shift: Shift
}

/** Which spread is open, and what follows from turning. */
export class PageTurner {
  readonly stage: PagedStage
  onMoved: (location: Location) => void = () => {}
  private settings: TurnSettings = { mode: 'LEFT_TO_RIGHT', layout: 'single', shift: 0, scale: 'screen', animate: true }
  private layout: Layout = 'single'
  private laid: Spread[] = []
  private index = 0
  private turned = { at: 0, pause: 0 }
  private pending = 0
  private readonly watch: ResizeObserver
  private readonly root: HTMLElement
  private readonly unsubscribe: () => void
  private readonly cache: PageCache
  private pages: readonly Page[]

  constructor(
    root: HTMLElement,
    cache: PageCache,
    pages: readonly Page[],
    words: ConstructorParameters<typeof PagedStage>[2],
  ) {
    this.cache = cache
    this.pages = pages
    this.stage = new PagedStage(root, cache, words)
    this.unsubscribe = cache.subscribe(() => {
      this.learnSizes()
      this.stage.refresh()
    })
    this.root = root
    this.watch = new ResizeObserver(() => this.resized())
    this.watch.observe(root)
  }

  lay(settings: TurnSettings): void {
    this.settings = settings
    this.layout = this.layoutNow()
    this.laid = spreads(this.pages, this.layout, settings.shift)
    this.stage.lay(this.laid, settings)
  }

  show(page: number): void {
    this.open(spreadOf(this.laid, page), 0)
  }

  turn(direction: 1 | -1): void {
    const next = this.index + direction
    if (next < 0 || next >= this.laid.length) return
    const now = performance.now()
    this.turned = { at: now, pause: now - this.turned.at }
    this.open(next, direction)
  }

  stop(): void {
    this.watch.disconnect()
    this.unsubscribe()
    if (this.pending) this.tell()
    this.stage.clear()
  }

  /** Two pages side by side need a view that is broader than high. */
  private layoutNow(): Layout {
    return this.root.clientWidth < this.root.clientHeight ? 'single' : this.settings.layout
  }

  private resized(): void {
    const spread = this.laid[this.index]
    if (this.layoutNow() === this.layout || !spread) {
      this.stage.refresh()
      return
    }
    this.lay(this.settings)
    this.show(spread[0].number)
  }

  private open(index: number, from: 1 | -1 | 0): void {
    this.index = index
    if (!this.isReady(index)) this.want()
    this.stage.open(index, from)
    this.pending ||= requestAnimationFrame(() => setTimeout(() => this.tell()))
  }

  /** What has time until the page is painted. */
  private tell(): void {
    cancelAnimationFrame(this.pending)
    this.pending = 0
    const spread = this.laid[this.index]
    if (!spread) return
    this.want()
    this.stage.settle()
    this.onMoved({
      position: atPage(currentPage(spread)),
      atStart: this.index === 0,
      atEnd: this.index === this.laid.length - 1,
    })
  }

  private want(): void {
    const groups = this.laid.map(spread => spread.map(page => page.number))
    const present = groups[this.index]?.length ?? 1
    const ahead = readAhead(this.turned.pause, this.cache.loadTime)
    this.cache.want(around(groups, this.index, ahead, 2), present)
  }

  private isReady(index: number): boolean {
    return this.laid[index]?.every(page => this.cache.get(page.number)?.state === 'ready') ?? true
  }

  /** Sizes that nobody measured before become known with their image; what lies ahead is paired anew. */
  private learnSizes(): void {
    const learned = this.pages.map(page => {
      const size = page.width ? undefined : this.cache.get(page.number)?.size
      return size ? { ...page, ...size } : page
    })
    if (learned.every((page, index) => page === this.pages[index])) return
    this.pages = learned
    const kept = this.laid.slice(0, this.index + 1)
    const laid = spreads(learned, this.layout, this.settings.shift, kept)
    if (samePairs(laid, this.laid)) return
    this.laid = laid
    this.stage.relay(laid)
    this.stage.settle()
  }
}

const samePairs = (a: readonly Spread[], b: readonly Spread[]) =>
  a.length === b.length && a.every((spread, index) => spread.length === b[index]?.length)
