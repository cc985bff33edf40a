import type { BookAppearance } from '../content/createEpubStyleSheet'
import type { BookLocation } from '../locators/bookLocations'
import type { TextPoint } from '../locators/textPoints'
import { BookStage } from './bookStage'
import type { ChapterTarget, ChapterView } from './chapterView'

/** How long after a move the next chapter is laid out, and a page is looked at that nobody turned, in milliseconds. */
const calm = 120

/** A book in pages: one chapter is in sight, the next lies ready. */
export class PagedStage extends BookStage {
  private view: ChapterView | undefined
  private atLastPage = false
  private astray: ReturnType<typeof setTimeout> | undefined
  private idle: ReturnType<typeof setTimeout> | undefined

  scroll(): boolean {
    return false
  }

  restyle(appearance: BookAppearance, direction: 'ltr' | 'rtl'): void {
    this.flushLocationReport()
    const turned = direction !== this.direction
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    const { view } = this
    if (!view) this.pool.dropAll()
    else if (turned) this.rebuild(view)
    else this.redress(view)
  }

  override stop(): void {
    clearTimeout(this.idle)
    clearTimeout(this.astray)
    super.stop()
  }

  protected async open(location: BookLocation): Promise<void> {
    await this.bring(location.chapter, view => this.positionInChapter(location, view))
  }

  protected currentChapter(): ChapterView | undefined {
    return this.view
  }

  protected location(view: ChapterView) {
    const last = this.options.book.chapters.length - 1
    return {
      progression: view.fraction,
      page: view.page + 1,
      pages: view.pages,
      atStart: view.index === 0 && view.isAtStart,
      atEnd: view.index === last && view.isAtEnd,
      isReached: (fragment: string) => this.view !== view || view.isReached(fragment),
      shows: (location: BookLocation) =>
        this.view === view &&
        location.chapter === view.index &&
        view.pageOf(this.positionInChapter(location, view)) === view.page,
    }
  }

  protected updateAnchor(view: ChapterView, requestedPoint?: TextPoint): void {
    this.anchor = requestedPoint ?? view.firstVisiblePoint()
    this.atLastPage = view.isAtEnd && !view.isAtStart
  }

  /** With the next chapter laid out behind the scenes, going there is a turn like any other. */
  protected prepare({ index }: ChapterView): void {
    this.pool.dropFarFrom(index, 1)
    for (const beside of [index + 1, index - 1]) this.pool.fetch(beside).catch(() => {})
    clearTimeout(this.idle)
    this.idle = setTimeout(() => {
      if (this.view && this.options.book.chapters[index + 1])
        this.pool.layOut(index + 1, this.appearance, this.frame).catch(() => {})
    }, calm)
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.view = undefined
  }

  /** Lays the chapter out from the beginning, at the same location. */
  private rebuild(view: ChapterView): void {
    const cfi = this.anchor && view.cfiOf(this.anchor)
    const location: BookLocation = { chapter: view.index, progression: view.fraction, ...(cfi && { cfi }) }
    this.hideChapters()
    this.pool.dropAll()
    this.show(location)
  }

  /** Takes the present appearance; the location stays in sight. */
  private redress(view: ChapterView): void {
    this.pool.dropAll(view.index)
    const keep: ChapterTarget = this.anchor ? { point: this.anchor } : { fraction: view.fraction }
    this.applyStyle(view)
    view.goTo(keep)
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
    await this.bring(next, () => (direction === 1 ? { page: 0 } : { end: true }))
    this.handleMove()
  }

  private async bring(index: number, spot: (view: ChapterView) => ChapterTarget): Promise<void> {
    if (!this.options.book.chapters[index] || this.stopped) return
    if (this.view?.index === index) {
      this.view.goTo(spot(this.view))
      return
    }
    const view = await this.layOut(index)
    if (!view || this.stopped) return
    this.hideChapters()
    this.view = view
    view.goTo(spot(view))
    view.onResize = () => this.settle(view)
    view.element.addEventListener('scroll', this.onScroll, { passive: true })
    view.document.addEventListener('focusin', this.onFocus)
    this.display(view)
    if (view.isVertical) this.options.onVerticalText()
  }

  /** The browser brought something into sight that was focused: its page is turned to. */
  private readonly onFocus = () =>
    requestAnimationFrame(() => {
      const focused = this.view?.document.activeElement
      if (focused) this.straighten({ point: { node: focused, offset: 0 } })
    })

  /** The same of something that was found; a new layout straightens itself before. */
  private readonly onScroll = () => {
    clearTimeout(this.astray)
    this.astray = setTimeout(() => this.view && this.straighten({ page: this.view.nearestPage }), calm)
  }

  private straighten(spot: ChapterTarget): void {
    if (!this.view?.isScrolledAway) return
    this.view.goTo(spot)
    this.handleMove()
  }

  /** A picture or a font came late: the location stays in sight. */
  private settle(view: ChapterView): void {
    if (this.view === view) this.flushLocationReport()
    if (this.view !== view || !this.anchor) return
    view.goTo(this.atLastPage ? { end: true } : { point: this.anchor })
    this.reportLocation(true)
  }
}
