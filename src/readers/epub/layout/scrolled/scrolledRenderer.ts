import type { EpubAppearanceSettings } from '../../content/createEpubStyleSheet'
import type { ChapterDomPoint } from '../../locators/chapterDomPoints'
import type { EpubLocation } from '../../locators/epubLocations'
import type { ChapterView } from '../chapterView'
import { NavigationCanceledError } from '../createNavigationCancellation'
import { EpubRenderer } from '../epubRenderer'
import type { EpubRendererOptions } from '../epubRendererOptions'
import { ScrolledLayoutScrollController } from './scrolledLayoutScrollController'

/** The reader preloads text up to this distance above and below the window, in window heights. */
const PRELOADED_SCREENS = 1.5
/** Maximum distance of a loaded chapter from the window, in window heights. More distant chapters are removed. */
const MAX_DISTANCE_SCREENS = 4
const RETRY_DELAY_MS = 3_000

/** Renders a book as a single scrolled column of chapters. Adds chapters at both ends and removes distant chapters. */
export class ScrolledRenderer extends EpubRenderer {
  private readonly scroller: HTMLElement
  private readonly heights = new WeakMap<ChapterView, number>()
  private readonly strip: ScrolledLayoutScrollController
  private isJumping = false
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  /**
   * Distance from the top of the window to the anchor, in CSS pixels. The anchor is the point of the text that stays in
   * place when the layout changes.
   */
  private anchorTopPx = 0
  /**
   * Whether a chapter has vertical text. If so, the paginated renderer replaces this renderer, because the scrolled
   * layout cannot show vertical text.
   */
  private hasVerticalText = false

  constructor(host: HTMLElement, options: EpubRendererOptions) {
    const scroller = document.createElement('div')
    scroller.dataset.strip = ''
    host.append(scroller)
    super(host, options, scroller)
    this.scroller = scroller
    this.strip = new ScrolledLayoutScrollController(scroller, () => this.handleMove())
  }

  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean {
    if (!this.hasRoom(direction)) return false
    this.strip.scrollBy(direction, by)
    return true
  }

  restyle(appearance: EpubAppearanceSettings, direction: 'ltr' | 'rtl'): void {
    this.finishScroll()
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    const currentView = this.currentChapter()
    const fraction = currentView ? this.fractionOf(currentView) : 0
    this.pool.dropAll(...this.shown.map(view => view.index))
    for (const view of this.shown) this.applyStyle(view)
    if (!currentView) return
    this.scrollToAnchor(currentView, fraction)
    this.reportLocation(true)
    this.enqueue(async () => {
      await this.fillStrip()
      this.reportVerticalText()
      // New chapters above the text may have moved the text. Restores its position if the user has not scrolled.
      const hasNotMoved = this.strip.goal === undefined && this.strip.isAtRest
      if (hasNotMoved && this.shown.includes(currentView)) this.scrollToAnchor(currentView, fraction)
    })
  }

  /**
   * At the start or end of the book, also reports a scroll for which the browser has not dispatched an event yet.
   * Otherwise, a page turn directly after the scroll to the end of the book would have no effect.
   */
  override flushLocationReport(which?: 'ends'): void {
    const view = which === 'ends' && this.strip.unreportedPx !== 0 ? this.currentChapter() : undefined
    const location = view && this.describeLocation(view)
    if (location?.atStart || location?.atEnd) this.strip.handleScroll()
    super.flushLocationReport(which)
  }

  override stop(): void {
    clearTimeout(this.retryTimer)
    super.stop()
    this.scroller.remove()
  }

  protected hasRoom(direction: 1 | -1): boolean {
    return this.strip.hasRoom(direction)
  }

  protected turnImmediately(direction: 1 | -1): boolean {
    return this.scroll(direction, 'screen')
  }

  protected async loadAndTurn(direction: 1 | -1): Promise<void> {
    const outermost = this.sortedViews.at(direction === 1 ? -1 : 0)
    const next = outermost && this.options.book.chapters[outermost.index + direction]
    await this.fillStrip(direction)
    const target = next && { chapter: next.index, progression: direction === 1 ? 0 : 1 }
    if (!this.reportVerticalText(target)) this.scroll(direction, 'screen')
  }

  protected async open(location: EpubLocation): Promise<void> {
    const displayedView = this.shown.find(({ index }) => index === location.chapter)
    if (!displayedView) await this.replaceChapters(location.chapter)
    const view = displayedView ?? (await this.addChapter(location.chapter))
    if (this.reportVerticalText(withCfiOfFragment(location, view)) || !view) return
    const targetTop = () => this.topOf(view) + view.offsetOf(this.positionInChapter(location, view))
    if (Math.abs(this.strip.jumpTo(targetTop()) - targetTop()) < 2) return
    // The jump has not reached its target. A possible cause is that the following chapters are not loaded, so the
    // content below the target is too short. Loads these chapters and scrolls to the target again.
    this.setAnchor(view, location)
    await this.fillStrip()
    if (!this.reportVerticalText(location) && this.shown.includes(view)) this.strip.jumpTo(targetTop())
  }

  protected currentChapter(): ChapterView | undefined {
    const line = this.strip.top + 1
    return this.sortedViews.findLast(view => this.topOf(view) <= line) ?? this.sortedViews[0]
  }

  protected describeLocation(view: ChapterView) {
    const { top: scrollTop, viewHeight, maxTop } = this.strip
    const last = this.options.book.chapters.length - 1
    const inside = Math.max(0, scrollTop - this.topOf(view))
    return {
      progression: this.fractionOf(view),
      page: Math.min(view.pages, Math.floor(inside / this.frame.height) + 1),
      pages: view.pages,
      atStart: view.index === 0 && scrollTop <= 1,
      atEnd: this.sortedViews.at(-1)?.index === last && scrollTop >= maxTop - 2,
      isReached: (fragment: string) => view.isReached(fragment, inside),
      progressionOf: (fragment: string) => view.progressionOf(fragment),
      shows: (location: EpubLocation) => {
        const target = this.shown.find(({ index }) => index === location.chapter)
        const top = target ? scrollTop - this.topOf(target) : 0
        return target?.isBetween(this.positionInChapter(location, target), top, top + viewHeight) ?? false
      },
    }
  }

  protected updateAnchor(view: ChapterView, requestedPoint?: ChapterDomPoint): void {
    const inside = this.strip.top - this.topOf(view)
    this.anchor = requestedPoint ?? view.firstPointBelow(inside)
    this.anchorTopPx = this.anchor ? view.offsetOf({ point: this.anchor }) - inside : 0
  }

  protected prepare(): void {
    this.enqueue(async () => {
      await this.fillStrip()
      this.reportVerticalText()
    })
  }

  /** Prepares a new chapter. When the height of the chapter changes, the visible text stays in place. */
  protected override onChapterCreated(view: ChapterView): void {
    view.element.style.order = String(view.index)
    this.heights.set(view, 0)
    view.onResize = () => {
      const { goal, unreportedPx, top: before } = this.strip
      const growthPx = view.height - (this.heights.get(view) ?? 0)
      const currentView = this.currentChapter()
      this.heights.set(view, view.height)
      // If a location report is pending, `restoreAnchor` first sends this report, which updates the anchor. The new
      // anchor includes the unreported scroll, so the scroll must not be repeated.
      const isScrollInAnchor = currentView === view && this.pendingReport !== 0
      if (!currentView || currentView === view) this.restoreAnchor(view)
      else if (view.index < currentView.index) this.strip.put(before - unreportedPx + growthPx)
      if (!isScrollInAnchor && this.strip.repeat(unreportedPx)) this.handleMove()
      if (goal !== undefined) this.strip.glideTo(goal + this.strip.top - before)
    }
  }

  /**
   * Whether the user must wait for more content before reading can continue. This is the case during a jump, and at the
   * end of the loaded text.
   */
  protected override isBlocked(): boolean {
    if (this.isJumping) return true
    return this.shown.length === 0 || this.strip.top >= this.strip.maxTop - 2
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.anchor = undefined
  }

  private finishScroll(): void {
    if (this.strip.finish()) this.handleMove()
    this.flushLocationReport()
  }

  protected override get viewsInWindow(): readonly ChapterView[] {
    return this.sortedViews.filter(view => {
      const top = this.topOf(view) - this.strip.top
      return top + view.height > 0 && top < this.strip.viewHeight
    })
  }

  private get sortedViews(): readonly ChapterView[] {
    return this.shown.toSorted((first, second) => first.index - second.index)
  }

  private topOf(view: ChapterView): number {
    return view.element.offsetTop
  }

  private fractionOf(view: ChapterView): number {
    return Math.min(1, Math.max(0, (this.strip.top - this.topOf(view)) / Math.max(1, view.height)))
  }

  private restoreAnchor(view: ChapterView): void {
    this.flushLocationReport()
    if (this.shown.includes(view) && this.anchor?.node.ownerDocument === view.document) this.scrollToAnchor(view, 0)
    this.handleNewLayout()
  }

  private scrollToAnchor(view: ChapterView, fraction: number): void {
    const inside = this.anchor ? view.offsetOf({ point: this.anchor }) - this.anchorTopPx : view.offsetOf({ fraction })
    this.strip.put(this.topOf(view) + inside)
  }

  private async replaceChapters(index: number): Promise<void> {
    this.isJumping = true
    try {
      await this.waitForContent(this.pool.fetch(index))
    } finally {
      this.isJumping = false
    }
    this.hideChapters()
    this.pool.dropFarFrom(index, 0)
  }

  /**
   * If a loaded chapter has vertical text, requests the paginated layout. The scrolled layout cannot show vertical
   * text.
   * @param target location that the paginated layout opens. The default is the current location.
   * @returns whether a chapter has vertical text
   */
  private reportVerticalText(target?: EpubLocation): boolean {
    if (!this.hasVerticalText || this.stopped) return this.hasVerticalText
    // Hides the chapters. If they stayed visible, they would report their location as the reading position.
    if (target) this.hideChapters()
    this.options.onVerticalText(target)
    return true
  }

  /**
   * Lays out and shows a chapter. If this chapter or an earlier chapter has vertical text, the chapter stays hidden,
   * because this layout cannot show vertical text.
   */
  private async addChapter(index: number): Promise<ChapterView | undefined> {
    const view = await this.layOut(index).catch((failure: unknown) => {
      this.dropHiddenChapters()
      throw failure
    })
    if (!view || this.stopped) return view
    this.hasVerticalText ||= view.isVertical
    if (!this.hasVerticalText) this.display(view)
    return view
  }

  /**
   * Adds chapters above and below the visible text, and removes distant chapters. Retries failed requests after a
   * delay.
   * @param requiredDirection direction of a page turn that needs another chapter. Undefined if no page turn needs a
   *   chapter.
   * @throws the error of the chapter that the page turn needs
   */
  protected async fillStrip(requiredDirection?: 1 | -1): Promise<void> {
    const { chapters } = this.options.book
    const failedDirections = new Set<1 | -1>()
    for (let count = 0; !this.stopped && !this.hasVerticalText; count++) {
      const { top, maxTop, viewHeight } = this.strip
      const [first, last] = [this.sortedViews[0]?.index, this.sortedViews.at(-1)?.index]
      if (first === undefined || last === undefined) return
      const below = maxTop - top < PRELOADED_SCREENS * viewHeight && chapters[last + 1]
      const above = top < PRELOADED_SCREENS * viewHeight && chapters[first - 1]
      const direction = below && !failedDirections.has(1) ? 1 : above && !failedDirections.has(-1) ? -1 : undefined
      if (!direction || count > 12) break
      try {
        await this.addChapter(direction === 1 ? last + 1 : first - 1)
      } catch (failure) {
        if (direction === requiredDirection) throw failure
        failedDirections.add(direction)
        if (failure instanceof NavigationCanceledError) break
      }
    }
    this.dropDistantChapters()
    this.reportMissingChapter()
    clearTimeout(this.retryTimer)
    if (failedDirections.size > 0 && !this.stopped) this.retryTimer = setTimeout(() => this.prepare(), RETRY_DELAY_MS)
  }

  private dropDistantChapters(): void {
    const { top: scrollTop, viewHeight } = this.strip
    const distantViews = this.sortedViews.filter(view => {
      const top = this.topOf(view) - scrollTop
      return top + view.height < -MAX_DISTANCE_SCREENS * viewHeight || top > (MAX_DISTANCE_SCREENS + 1) * viewHeight
    })
    if (distantViews.length === 0) return
    this.removeWithoutMovingText(() => {
      for (const view of distantViews) {
        this.hide(view)
        this.pool.drop(view.index)
      }
    })
  }

  /**
   * Removes chapters whose layout was canceled or has failed, and cancels running layouts. These chapters are hidden,
   * but take up space in the strip. With them, a page turn could lead to an empty screen.
   */
  private dropHiddenChapters(): void {
    this.removeWithoutMovingText(() => this.pool.dropAll(...this.shown.map(({ index }) => index)))
  }

  private removeWithoutMovingText(remove: () => void): void {
    const currentView = this.currentChapter()
    const { top: scrollTop } = this.strip
    const topBefore = currentView ? this.topOf(currentView) : 0
    remove()
    const shiftPx = currentView ? this.topOf(currentView) - topBefore : 0
    if (shiftPx !== 0) this.strip.put(scrollTop + shiftPx)
  }
}

/**
 * Adds a CFI to a location that has only an element id. Stored reading progress consists of the CFI, without the id.
 */
function withCfiOfFragment(location: EpubLocation, view: ChapterView | undefined): EpubLocation {
  const point = location.fragment === undefined || location.cfi ? undefined : view?.pointOfElement(location.fragment)
  const cfi = point && view?.cfiOf(point)
  return cfi ? { ...location, cfi } : location
}
