import type { Location } from '../../../machines/readerTypes'
import { type PageCache, PRELOAD_PAGES, pagesAround } from '../images/pageCache'
import { atPage } from '../session/comicBook'
import { PagedStage, type StageAppearance } from './pagedStage'
import {
  currentPage,
  type Layout,
  type Page,
  type Pairing,
  pagesToPreload,
  type Spread,
  spreadOfPage,
  spreads,
} from './spreads'

/** Layout and appearance of the spreads. */
export interface TurnSettings extends StageAppearance, Pairing {
  /** Whether an upright view also shows two pages side by side. */
  readonly doubleUpright?: boolean
}

/** Opens and turns spreads, preloads their pages and reports the position. */
export class PageTurner {
  readonly stage: PagedStage
  onMoved: (location: Location) => void = () => {}
  /** Called synchronously with the opened spread. */
  onOpened: (spread: Spread, from: 1 | -1 | 0) => void = () => {}
  private settings: TurnSettings = { mode: 'LEFT_TO_RIGHT', layout: 'single', scale: 'screen', animate: true }
  private layout: Layout = 'single'
  private upright = false
  private laid: Spread[] = []
  private index = 0
  /** First page of the last navigation. A change of layout keeps this page open. */
  private seen: Pick<Page, 'number' | 'half'> | undefined
  private first: number | undefined
  private turned = { at: 0, pause: 0 }
  private pending = 0
  /** Whether the open spread results from a change of layout, not from navigation. */
  private byLayout = false
  private readonly watch: ResizeObserver
  private readonly root: HTMLElement
  private readonly unsubscribe: () => void
  private stopTreating: (() => void) | undefined
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
    this.upright = this.isUpright()
    this.learn()
    this.laid = spreads(this.treated(), { ...settings, layout: this.layout })
    this.stage.lay(this.laid, settings)
    this.stopTreating?.()
    this.stopTreating = settings.treatment?.subscribe(() => this.stage.refresh())
  }

  /** Opens the spread of a page. The page stays visible across changes of layout until the next turn. */
  show(page: number, half?: Page['half']): void {
    this.byLayout = false
    this.first = page
    this.seen = { number: page, half }
    this.open(spreadOfPage(this.laid, page, half), 0)
  }

  turn(direction: 1 | -1): void {
    const next = this.index + direction
    if (next < 0 || next >= this.laid.length) return
    this.byLayout = false
    this.first = undefined
    const now = performance.now()
    this.turned = { at: now, pause: now - this.turned.at }
    this.seen = this.laid[next]?.[0]
    this.open(next, direction)
  }

  stop(): void {
    this.watch.disconnect()
    this.unsubscribe()
    this.stopTreating?.()
    this.tell()
    this.stage.clear()
  }

  /** Two pages side by side need a view that is wider than high, unless `doubleUpright` is set. */
  private layoutNow(): Layout {
    return this.isUpright() && !this.settings.doubleUpright ? 'single' : this.settings.layout
  }

  private isUpright(): boolean {
    return this.root.clientWidth < this.root.clientHeight
  }

  private treated(): readonly Page[] {
    const { pages, settings, layout, upright } = this
    return settings.treatment?.pages(pages, { upright, layout }) ?? pages
  }

  private resized(): void {
    const { seen } = this
    const isTreated = this.settings.treatment !== undefined && this.isUpright() !== this.upright
    if ((this.layoutNow() === this.layout && !isTreated) || !seen) {
      this.stage.refresh()
      return
    }
    this.lay(this.settings)
    this.show(seen.number, seen.half)
    this.byLayout = true
  }

  private open(index: number, from: 1 | -1 | 0): void {
    this.index = index
    if (!this.isReady(index)) this.want()
    this.stage.open(index)
    const spread = this.laid[index]
    if (spread) this.onOpened(spread, from)
    this.pending ||= requestAnimationFrame(() => this.afterPaint())
  }

  /** Waits for a second frame: work before it would delay the paint of the turn. */
  private afterPaint(): void {
    this.pending = requestAnimationFrame(() => setTimeout(() => this.tell()))
  }

  /**
   * Preloads pages and reports the position, once per opened spread.
   * @param which  `'ends'`: only when the first or last spread is open
   */
  tell(which?: 'ends'): void {
    const isInside = this.index > 0 && this.index < this.laid.length - 1
    if (!this.pending || (which && isInside)) return
    cancelAnimationFrame(this.pending)
    this.pending = 0
    const spread = this.laid[this.index]
    if (!spread) return
    this.want()
    this.stage.settle()
    this.onMoved({
      position: atPage(currentPage(spread), spread[0].half, this.first ?? spread[0].number),
      atStart: this.index === 0,
      atEnd: this.index === this.laid.length - 1,
      ...(this.byLayout && { byLayout: true }),
    })
  }

  private want(): void {
    const groups = this.laid.map(spread => spread.map(page => page.number))
    const present = groups[this.index]?.length ?? 1
    const ahead = PRELOAD_PAGES(this.turned.pause, this.cache.loadTime)
    this.cache.want(pagesAround(groups, this.index, ahead, 2), present)
  }

  private isReady(index: number): boolean {
    return this.laid[index]?.every(page => this.cache.get(page.number)?.state === 'ready') ?? true
  }

  /** Takes sizes of loaded images for pages without a listed size. Returns whether any size changed. */
  private learn(): boolean {
    const learned = this.pages.map(page => {
      const size = page.width ? undefined : this.cache.get(page.number)?.size
      return size ? { ...page, ...size } : page
    })
    if (learned.every((page, index) => page === this.pages[index])) return false
    this.pages = learned
    return true
  }

  /** Pairs the pages ahead again with new sizes. Spreads up to the open one do not change. */
  private learnSizes(): void {
    if (!this.learn()) return
    const how = { ...this.settings, layout: this.layout }
    const laid = pagesToPreload(this.treated(), how, this.laid.slice(0, this.index + 1))
    if (samePairs(laid, this.laid)) return
    this.laid = laid
    this.stage.relay(laid)
    this.stage.settle()
  }
}

const samePairs = (a: readonly Spread[], b: readonly Spread[]) =>
  a.length === b.length &&
  a.every((spread, index) => spread.length === b[index]?.length && spread[0].half === b[index]?.[0].half)
