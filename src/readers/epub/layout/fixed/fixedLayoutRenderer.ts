import {
  type ChapterPageLayout,
  createChapterPageLayout,
  type EpubAppearanceSettings,
} from '../../content/createEpubStyleSheet'
import type { ChapterDomPoint } from '../../locators/chapterDomPoints'
import type { EpubLocation } from '../../locators/epubLocations'
import { TooManyTextColumnsError } from '../../sanitize/chapterLimits'
import type { ChapterView, PositionInChapter } from '../chapterView'
import { EpubRenderer } from '../epubRenderer'
import type { FixedLayoutPageSize } from '../fixedLayoutPageSize'
import { createFixedLayoutSpreads, type FixedLayoutSpread, isFixedLayoutChapter } from './createFixedLayoutSpreads'

/**
 * Renders a book with fixed pages. Shows a single page or a spread of two pages. Reflowable chapters are divided into
 * pages.
 */
export class FixedLayoutRenderer extends EpubRenderer {
  private views: readonly ChapterView[] = []
  /** Sizes of the pages that have loaded. A new size may change which pages form a spread. */
  private readonly pageSizes = new Map<number, FixedLayoutPageSize>()
  /** Indexes of chapters that are declared as fixed-layout pages, but declare no size and contain ordinary text. */
  private readonly flowing = new Set<number>()

  scroll(): boolean {
    return false
  }

  restyle(appearance: EpubAppearanceSettings, direction: 'ltr' | 'rtl'): void {
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    this.flushLocationReport()
    const { text } = this
    const position: PositionInChapter | undefined =
      text && (this.anchor ? { point: this.anchor } : { fraction: text.fraction })
    for (const view of this.views) this.applyStyle(view, this.frameFor(view.index, this.spreadOf(view.index)))
    this.pool.dropAll(...this.views.map(({ index }) => index))
    if (text && position) text.goTo(position)
    this.showSpreadAgain()
  }

  /**
   * Shows the current page again after the spreads have changed, because the page may now belong to another spread.
   */
  private showSpreadAgain(): void {
    this.enqueue(
      async () => {
        const [currentView] = this.views
        if (!currentView) return
        await this.showSpread(currentView.index)
        this.clearMissingContent()
        this.reportLocation(true)
      },
      () => this.showSpreadAgain(),
    )
  }

  protected hasRoom(direction: 1 | -1): boolean {
    return this.text !== undefined && !(direction === 1 ? this.text.isAtEnd : this.text.isAtStart)
  }

  protected turnImmediately(direction: 1 | -1): boolean {
    const { text } = this
    if (!text || !this.hasRoom(direction)) return false
    text.goTo({ page: text.page + direction })
    this.handleMove()
    return true
  }

  protected async loadAndTurn(direction: 1 | -1): Promise<void> {
    const edge = direction === 1 ? this.views.at(-1) : this.views[0]
    if (!edge || !this.options.book.chapters[edge.index + direction]) return
    await this.showSpread(edge.index + direction)
    this.text?.goTo(direction === 1 ? { page: 0 } : { end: true })
    this.handleMove()
  }

  protected async open(location: EpubLocation): Promise<void> {
    await this.showSpread(location.chapter)
    const { text } = this
    text?.goTo(this.positionInChapter(location, text))
  }

  protected currentChapter(): ChapterView | undefined {
    return this.views[0]
  }

  protected describeLocation(view: ChapterView) {
    const count = this.options.book.chapters.length
    const isText = view === this.text
    const lastPage = (this.views.at(-1)?.index ?? view.index) + 1
    return {
      progression: isText ? view.fraction : 0,
      page: isText ? view.page + 1 : view.index + 1,
      ...(!isText && lastPage > view.index + 1 && { lastPage }),
      pages: isText ? view.pages : count,
      atStart: view.index === 0 && (!isText || view.isAtStart),
      atEnd: this.views.at(-1)?.index === count - 1 && (!isText || view.isAtEnd),
      isReached: (fragment: string) => this.text !== view || view.isReached(fragment),
      progressionOf: (fragment: string) => (this.text === view ? view.progressionOf(fragment) : undefined),
      shows: (location: EpubLocation) =>
        this.views.some(({ index }) => index === location.chapter) &&
        (this.text !== view || view.pageOf(this.positionInChapter(location, view)) === view.page),
    }
  }

  protected updateAnchor(view: ChapterView, requestedPoint?: ChapterDomPoint): void {
    this.anchor = view === this.text ? (requestedPoint ?? view.firstVisiblePoint()) : undefined
  }

  protected prepare({ index }: ChapterView): void {
    this.pool.dropFarFrom(index, 3)
    const next = this.spreadOf((this.views.at(-1)?.index ?? index) + 1)
    for (const page of next?.chapters ?? [])
      this.pool.layOut(page, this.appearance, this.frameFor(page, next)).catch(() => {})
    for (const page of this.spreadOf(index - 1)?.chapters ?? []) this.pool.fetch(page).catch(() => {})
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.views = []
  }

  /** Visible reflowable chapter. Undefined while fixed pages are shown. */
  private get text(): ChapterView | undefined {
    const [view] = this.views
    return view && !this.isFixed(view.index) ? view : undefined
  }

  private async showSpread(index: number): Promise<void> {
    const spread = await this.loadSpread(index)
    const laidOutViews = await Promise.all(
      (spread?.chapters ?? []).map(page => this.layOutOrReplace(page, this.frameFor(page, spread))),
    )
    const views = laidOutViews.filter(view => view !== undefined)
    if (this.stopped || views.length === 0 || !spread) return
    if (this.dropFlowing(views)) return this.showSpread(index)
    this.hideChapters()
    this.views = views
    for (const [position, view] of views.entries()) {
      if (view !== this.text) view.relayout(this.frameFor(view.index, spread))
      const secondSide = spread.firstSide === 'left' ? 'right' : 'left'
      view.element.dataset.side = position === 0 ? spread.firstSide : secondSide
      this.display(view)
    }
  }

  /** Lays out a chapter. If the chapter has too many columns, shows a page with an explanation instead. */
  private async layOutOrReplace(index: number, frame: ChapterPageLayout): Promise<ChapterView | undefined> {
    try {
      return await this.layOut(index, frame)
    } catch (error) {
      if (!(error instanceof TooManyTextColumnsError)) throw error
      await this.pool.replaceUndisplayable(index, error.excess)
      return this.layOut(index, frame)
    }
  }

  /**
   * Some pages are declared as fixed-layout pages but contain ordinary text. Removes such pages, so that they are laid
   * out again in columns. Returns whether a page was removed.
   */
  private dropFlowing(views: readonly ChapterView[]): boolean {
    const flowing = views.filter(view => view.isFlowing)
    for (const { index } of flowing) {
      this.flowing.add(index)
      this.pool.drop(index)
    }
    return flowing.length > 0
  }

  private isFixed(index: number): boolean {
    return isFixedLayoutChapter(this.options.book, index) && !this.flowing.has(index)
  }

  /**
   * Loads the pages of a spread and returns the spread. A loaded page can be too wide to share its spread with another
   * page. In this case, loads and returns the spread without the other page.
   */
  private async loadSpread(index: number): Promise<FixedLayoutSpread | undefined> {
    const spread = this.spreadOf(index)
    const knownSizes = this.pageSizes.size
    for (const page of spread?.chapters ?? []) {
      const source = await this.waitForContent(this.pool.fetch(page))
      const size = source?.fillsWindow ? this.frame : source?.pageSize
      if (size) this.pageSizes.set(page, size)
    }
    return this.pageSizes.size > knownSizes ? this.loadSpread(index) : spread
  }

  private spreadOf(index: number): FixedLayoutSpread | undefined {
    const { book } = this.options
    const spreads = createFixedLayoutSpreads({
      book,
      direction: this.direction,
      columns: this.appearance.columns,
      window: this.frame,
      pageSizes: this.pageSizes,
      flowing: this.flowing,
    })
    return spreads.find(({ chapters }) => chapters.includes(index))
  }

  protected override measureFrame(): ChapterPageLayout {
    return this.frameOfLayout(true)
  }

  private frameFor(index: number, spread: FixedLayoutSpread | undefined): ChapterPageLayout {
    const { width } = this.frame
    if (!this.isFixed(index)) return this.frameOfLayout(false, spread?.isHalved ? width / 2 : width)
    return spread?.isHalved ? { ...this.frame, width: Math.floor(width / 2) } : this.frame
  }

  private frameOfLayout(fixedLayout: boolean, width = this.host.clientWidth): ChapterPageLayout {
    const columns = width < this.host.clientWidth / 2 + 1 ? 'one' : this.appearance.columns
    return createChapterPageLayout(
      { width: Math.max(200, width), height: Math.max(200, this.host.clientHeight) },
      { ...this.appearance, layout: 'paginated', columns },
      { direction: this.direction, fixedLayout },
    )
  }
}
