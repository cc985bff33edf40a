import type { ViewerPositionReport } from '../../../machines/readerMachineTypes'
import { countPagesToPreload, getPageNumbersToCacheAroundSpread, type PageImageCache } from '../images/pageImageCache'
import { createComicPosition } from '../session/loadComic'
import { ComicSpreadRenderer, type ComicSpreadRenderOptions } from './comicSpreadRenderer'
import {
  type ComicPage,
  type ComicSpread,
  createComicSpreads,
  findSpreadIndexOfPage,
  getCurrentPageOfSpread,
  type PagePairingMode,
  type PagePairingOptions,
  recreateSpreadsAfterOpenSpread,
} from './createComicSpreads'

/** Settings that determine the layout and appearance of the spreads. */
export interface ComicSpreadNavigatorSettings extends ComicSpreadRenderOptions, PagePairingOptions {
  /** Whether to show two pages side by side even if the view is taller than it is wide. */
  readonly doubleUpright?: boolean
}

/** Opens and turns spreads, preloads their pages and reports the position. */
export class ComicSpreadNavigator {
  readonly renderer: ComicSpreadRenderer
  onMoved: (location: ViewerPositionReport) => void = () => {}
  /**
   * Called synchronously for each opened spread. `from` is 1 after a forward page turn, -1 after a backward page turn,
   * and 0 after a jump or a layout change.
   */
  onOpened: (spread: ComicSpread, from: 1 | -1 | 0) => void = () => {}
  private settings: ComicSpreadNavigatorSettings = {
    mode: 'LEFT_TO_RIGHT',
    layout: 'single',
    scale: 'screen',
    animate: true,
  }
  private layout: PagePairingMode = 'single'
  private upright = false
  private spreadList: ComicSpread[] = []
  private index = 0
  /**
   * Target page of the last jump, or first page of the spread after a page turn. After a layout change, the viewer
   * shows the spread that contains this page.
   */
  private anchorPage: Pick<ComicPage, 'number' | 'half'> | undefined
  private requestedPage: number | undefined
  private lastTurn = { at: 0, pause: 0 }
  private reportFrame = 0
  private byLayout = false
  private readonly resizeObserver: ResizeObserver
  private readonly root: HTMLElement
  private readonly unsubscribe: () => void
  private unsubscribeTransform: (() => void) | undefined
  private readonly cache: PageImageCache
  private pages: readonly ComicPage[]

  constructor(
    root: HTMLElement,
    cache: PageImageCache,
    pages: readonly ComicPage[],
    labels: ConstructorParameters<typeof ComicSpreadRenderer>[2],
  ) {
    this.cache = cache
    this.pages = pages
    this.renderer = new ComicSpreadRenderer(root, cache, labels)
    this.unsubscribe = cache.subscribe(() => {
      this.updatePairing()
      this.renderer.refresh()
    })
    this.root = root
    this.resizeObserver = new ResizeObserver(() => this.onResize())
    this.resizeObserver.observe(root)
  }

  setSettings(settings: ComicSpreadNavigatorSettings): void {
    this.settings = settings
    this.layout = this.effectiveLayout()
    this.upright = this.isUpright()
    this.updateSizes()
    const effectiveSettings = { ...settings, layout: this.layout }
    this.spreadList = createComicSpreads(this.transformedPages(), effectiveSettings)
    this.renderer.setSpreads(this.spreadList, effectiveSettings)
    this.unsubscribeTransform?.()
    this.unsubscribeTransform = settings.imageTransform?.subscribe(() => this.renderer.refresh())
  }

  /**
   * Opens the spread that contains a page. Stores this page as the anchor page: after a layout change, the viewer shows
   * the spread that contains the anchor page.
   */
  show(page: number, half?: ComicPage['half']): void {
    this.byLayout = false
    this.requestedPage = page
    this.anchorPage = { number: page, half }
    this.open(findSpreadIndexOfPage(this.spreadList, page, half), 0)
  }

  turn(direction: 1 | -1): void {
    const next = this.index + direction
    if (next < 0 || next >= this.spreadList.length) return
    this.byLayout = false
    this.requestedPage = undefined
    const now = performance.now()
    this.lastTurn = { at: now, pause: now - this.lastTurn.at }
    this.anchorPage = this.spreadList[next]?.[0]
    this.open(next, direction)
  }

  stop(): void {
    this.resizeObserver.disconnect()
    this.unsubscribe()
    this.unsubscribeTransform?.()
    this.reportPosition()
    this.renderer.clear()
  }

  /**
   * Returns the page layout. The layout is `single` if the height of the view exceeds its width and the setting
   * `doubleUpright` is off. Otherwise, it is the layout that the user has selected.
   */
  private effectiveLayout(): PagePairingMode {
    return this.isUpright() && !this.settings.doubleUpright ? 'single' : this.settings.layout
  }

  private isUpright(): boolean {
    return this.root.clientWidth < this.root.clientHeight
  }

  private transformedPages(): readonly ComicPage[] {
    const { pages, settings, layout, upright } = this
    return settings.imageTransform?.pages(pages, { upright, layout }) ?? pages
  }

  private onResize(): void {
    const { anchorPage } = this
    const isTransformChanged = this.settings.imageTransform !== undefined && this.isUpright() !== this.upright
    if ((this.effectiveLayout() === this.layout && !isTransformChanged) || !anchorPage) {
      this.renderer.refresh()
      return
    }
    this.setSettings(this.settings)
    this.show(anchorPage.number, anchorPage.half)
    this.byLayout = true
  }

  private open(index: number, from: 1 | -1 | 0): void {
    this.index = index
    if (!this.isReady(index)) this.requestPages()
    this.renderer.open(index)
    const spread = this.spreadList[index]
    if (spread) this.onOpened(spread, from)
    this.reportFrame ||= requestAnimationFrame(() => this.afterPaint())
  }

  /** Reports the position after the browser has painted the next frame. An earlier report would delay the page turn. */
  private afterPaint(): void {
    this.reportFrame = requestAnimationFrame(() => setTimeout(() => this.reportPosition()))
  }

  /**
   * Reports the position of the open spread and preloads the next pages. The navigator calls this function after the
   * browser has painted the spread. Another caller can call the function earlier. Does nothing if the position of the
   * open spread has already been reported.
   * @param where if `'ends'`, the function works only while the first or the last spread is open
   */
  reportPosition(where?: 'ends'): void {
    const isInside = this.index > 0 && this.index < this.spreadList.length - 1
    if (!this.reportFrame || (where && isInside)) return
    cancelAnimationFrame(this.reportFrame)
    this.reportFrame = 0
    const spread = this.spreadList[this.index]
    if (!spread) return
    this.requestPages()
    this.renderer.prepareNeighbors()
    const page = getCurrentPageOfSpread(spread)
    const { number, half } = spread[0]
    const atEnd = this.index === this.spreadList.length - 1
    const position = createComicPosition(page, half, this.requestedPage ?? number, number)
    this.onMoved({
      // If the last page is split, its first half is visible before the end of the book. At this half, the client
      // reports the page before the last page, so that the server does not mark the book as read.
      position: page === this.pages.length && !atEnd ? { ...position, at: `${page - 1 || 1}` } : position,
      atStart: this.index === 0,
      atEnd,
      ...(this.byLayout && { byLayout: true }),
    })
  }

  private requestPages(): void {
    const groups = this.spreadList.map(spread => spread.map(page => page.number))
    const visibleCount = groups[this.index]?.length ?? 1
    const ahead = countPagesToPreload(this.lastTurn.pause, this.cache.averageLoadTimeMs)
    this.cache.requestPages(getPageNumbersToCacheAroundSpread(groups, this.index, ahead, 2), visibleCount)
  }

  private isReady(index: number): boolean {
    return this.spreadList[index]?.every(page => this.cache.get(page.number)?.state === 'ready') ?? true
  }

  private updateSizes(): boolean {
    const measuredPages = this.pages.map(page => {
      const size = page.width ? undefined : this.cache.get(page.number)?.size
      return size ? { ...page, ...size } : page
    })
    if (measuredPages.every((page, index) => page === this.pages[index])) return false
    this.pages = measuredPages
    return true
  }

  /**
   * Recomputes the page pairs that follow the open spread, if the size of a page has become known. Page pairs depend on
   * the sizes of pages, because wide pages are not paired.
   */
  private updatePairing(): void {
    if (!this.updateSizes()) return
    const pairing = { ...this.settings, layout: this.layout }
    const newSpreads = recreateSpreadsAfterOpenSpread(
      this.transformedPages(),
      pairing,
      this.spreadList.slice(0, this.index + 1),
    )
    if (hasSamePairs(newSpreads, this.spreadList)) return
    this.spreadList = newSpreads
    this.renderer.replaceSpreadsAhead(newSpreads)
    this.renderer.prepareNeighbors()
  }
}

const hasSamePairs = (a: readonly ComicSpread[], b: readonly ComicSpread[]) =>
  a.length === b.length &&
  a.every((spread, index) => spread.length === b[index]?.length && spread[0].top === b[index]?.[0].top)
