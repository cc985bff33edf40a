import type { EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import type { ChapterDomPoint } from '../locators/chapterDomPoints'
import type { EpubLocation } from '../locators/epubLocations'
import { TooManyTextColumnsError } from '../sanitize/chapterLimits'
import type { ChapterView, PositionInChapter } from './chapterView'
import { EpubRenderer } from './epubRenderer'

/**
 * Delay in milliseconds before the reader preloads the next chapter. If the browser itself scrolls a chapter, for
 * example to a search match, the reader goes to the nearest page after the same delay.
 */
const IDLE_DELAY_MS = 120

/** Renders a book in pages. Shows a single chapter and preloads the next chapter. */
export class PaginatedRenderer extends EpubRenderer {
  private view: ChapterView | undefined
  /**
   * Whether the view must stay at the end of the chapter. True after a backward page turn into this chapter. Without
   * this flag, images that load later would move the end out of view.
   */
  private isHeldAtEnd = false
  private scrollTimer: ReturnType<typeof setTimeout> | undefined
  private preloadTimer: ReturnType<typeof setTimeout> | undefined

  scroll(): boolean {
    return false
  }

  restyle(appearance: EpubAppearanceSettings, direction: 'ltr' | 'rtl'): void {
    this.flushLocationReport()
    const hasNewDirection = direction !== this.direction
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    const { view } = this
    if (!view) this.pool.dropAll()
    else if (hasNewDirection) this.recreateChapters(view)
    else this.restyleChapter(view)
  }

  override stop(): void {
    clearTimeout(this.preloadTimer)
    clearTimeout(this.scrollTimer)
    super.stop()
  }

  protected async open(location: EpubLocation): Promise<void> {
    await this.showChapter(location, view => this.positionInChapter(location, view))
  }

  protected currentChapter(): ChapterView | undefined {
    return this.view
  }

  protected describeLocation(view: ChapterView) {
    const last = this.options.book.chapters.length - 1
    return {
      progression: view.fraction,
      page: view.page + 1,
      pages: view.pages,
      atStart: view.index === 0 && view.isAtStart,
      atEnd: view.index === last && view.isAtEnd,
      isReached: (fragment: string) => this.view !== view || view.isReached(fragment),
      progressionOf: (fragment: string) => (this.view === view ? view.progressionOf(fragment) : undefined),
      shows: (location: EpubLocation) =>
        this.view === view &&
        location.chapter === view.index &&
        view.pageOf(this.positionInChapter(location, view)) === view.page,
    }
  }

  protected updateAnchor(view: ChapterView, requestedPoint?: ChapterDomPoint): void {
    this.anchor = requestedPoint ?? view.firstVisiblePoint()
    this.isHeldAtEnd &&= view.isAtEnd
  }

  /** Fetches the previous and the next chapter. Lays out the next chapter after a delay. */
  protected prepare({ index }: ChapterView): void {
    this.pool.dropFarFrom(index, 1)
    for (const neighbor of [index + 1, index - 1]) this.pool.fetch(neighbor).catch(() => {})
    clearTimeout(this.preloadTimer)
    this.preloadTimer = setTimeout(() => {
      if (this.view && this.options.book.chapters[index + 1])
        this.pool.layOut(index + 1, this.appearance, this.frame).catch(() => {})
    }, IDLE_DELAY_MS)
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.view = undefined
  }

  private recreateChapters(view: ChapterView): void {
    const cfi = this.anchor && view.cfiOf(this.anchor)
    const location: EpubLocation = { chapter: view.index, progression: view.fraction, ...(cfi && { cfi }) }
    this.hideChapters()
    this.pool.dropAll()
    this.show(location)
  }

  private restyleChapter(view: ChapterView): void {
    this.pool.dropAll(view.index)
    const position: PositionInChapter = this.anchor ? { point: this.anchor } : { fraction: view.fraction }
    this.applyStyle(view)
    this.goTo(view, position)
    this.reportLocation(true)
  }

  protected hasRoom(direction: 1 | -1): boolean {
    return this.view !== undefined && !(direction === 1 ? this.view.isAtEnd : this.view.isAtStart)
  }

  protected turnImmediately(direction: 1 | -1): boolean {
    const { view } = this
    if (!view || !this.hasRoom(direction)) return false
    view.goTo({ page: view.page + direction })
    this.handleMove()
    return true
  }

  protected async loadAndTurn(direction: 1 | -1): Promise<void> {
    const next = this.view ? this.view.index + direction : -1
    if (!this.options.book.chapters[next]) return
    const target = { chapter: next, progression: direction === 1 ? 0 : 1 }
    await this.showChapter(target, () => (direction === 1 ? { page: 0 } : { end: true }))
    this.handleMove()
  }

  private async showChapter(location: EpubLocation, position: (view: ChapterView) => PositionInChapter): Promise<void> {
    const index = location.chapter
    if (!this.options.book.chapters[index] || this.stopped) return
    if (this.view?.index === index) {
      this.goTo(this.view, position(this.view))
      return
    }
    const view = await this.layOutOrScroll(location)
    if (!view || this.stopped) return
    this.hideChapters()
    this.view = view
    this.goTo(view, position(view))
    view.onResize = () => this.showAnchorPage(view)
    view.element.addEventListener('scroll', this.onScroll, { passive: true })
    view.document.addEventListener('focusin', this.onFocus)
    this.display(view)
    if (view.isVertical) this.options.onVerticalText()
  }

  private goTo(view: ChapterView, position: PositionInChapter): void {
    this.isHeldAtEnd = 'end' in position
    view.goTo(position)
  }

  /**
   * Lays out a chapter. If the chapter has too many columns, the reader changes to the scrolled layout. If this is not
   * possible, shows a page with an explanation.
   */
  private async layOutOrScroll(location: EpubLocation): Promise<ChapterView | undefined> {
    try {
      return await this.layOut(location.chapter)
    } catch (error) {
      if (!(error instanceof TooManyTextColumnsError)) throw error
      if (this.stopped) return undefined
      // Hides the old chapter. If it stayed visible, it would report its location as the reading position.
      this.hideChapters()
      if (this.options.onTooManyColumns(location)) return undefined
      await this.pool.replaceUndisplayable(location.chapter, error.excess)
      return this.layOut(location.chapter)
    }
  }

  /**
   * Goes to the page of an element that receives the focus. Stays on the current page if a part of the element is on
   * this page, for example the second line of a link.
   */
  private readonly onFocus = () =>
    requestAnimationFrame(() => {
      const { view } = this
      const focused = view?.document.activeElement
      if (!view || !focused) return
      this.snapToPage(view.isOnPage(focused) ? { page: view.page } : { point: { node: focused, offset: 0 } })
    })

  /**
   * Handles scrolling by the browser itself, for example to a match of the search function of the browser. Then shows
   * the page of the chapter that is nearest to the new scroll offset.
   */
  private readonly onScroll = () => {
    clearTimeout(this.scrollTimer)
    this.scrollTimer = setTimeout(() => this.view && this.snapToPage({ page: this.view.nearestPage }), IDLE_DELAY_MS)
  }

  private snapToPage(position: PositionInChapter): void {
    if (!this.view?.isScrolledAway) return
    this.view.goTo(position)
    this.handleMove()
  }

  /**
   * An image or font that loads late can move the visible text to another page. Goes to this other page, so that the
   * same text is visible again.
   */
  private showAnchorPage(view: ChapterView): void {
    if (this.view === view) this.flushLocationReport()
    if (this.view !== view || !this.anchor) return
    view.goTo(this.isHeldAtEnd ? { end: true } : { point: this.anchor })
    this.reportLocation(true)
  }
}
