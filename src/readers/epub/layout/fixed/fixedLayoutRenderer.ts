import type { ChapterFrame, EpubAppearance } from '../../content/createEpubStyleSheet'
import type { EpubLocation } from '../../locators/epubLocations'
import type { ChapterView } from '../chapterView'
import { EpubRenderer } from '../epubRenderer'
import { groupPagesIntoSpreads } from './groupPagesIntoSpreads'

/** Renders a fixed-layout book. Shows one page, or a spread of two pages when the window is wide enough. */
export class FixedLayoutRenderer extends EpubRenderer {
  private views: readonly ChapterView[] = []
  /** Indexes of the loaded pages that are wider than high. Such a page is a whole spread. */
  private readonly landscapePages = new Set<number>()

  scroll(): boolean {
    return false
  }

  restyle(appearance: EpubAppearance, direction: 'ltr' | 'rtl'): void {
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    this.flushLocationReport()
    for (const view of this.views) view.relayout(this.frameFor(this.views.length))
    this.showSpreadAgain()
  }

  /** Shows the spread of the current page again. Its number of pages may have changed. */
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

  protected hasRoom(): boolean {
    return false
  }

  protected turnImmediately(): boolean {
    return false
  }

  protected async loadAndTurn(direction: 1 | -1): Promise<void> {
    const edge = direction === 1 ? this.views.at(-1) : this.views[0]
    if (!edge || !this.options.book.chapters[edge.index + direction]) return
    await this.showSpread(edge.index + direction)
    this.handleMove()
  }

  protected async open(location: EpubLocation): Promise<void> {
    await this.showSpread(location.chapter)
  }

  protected currentChapter(): ChapterView | undefined {
    return this.views[0]
  }

  protected describeLocation({ index }: ChapterView) {
    const count = this.options.book.chapters.length
    return {
      progression: 0,
      page: index + 1,
      pages: count,
      atStart: index === 0,
      atEnd: this.views.at(-1)?.index === count - 1,
      isReached: () => true,
      shows: (location: EpubLocation) => this.views.some(view => view.index === location.chapter),
    }
  }

  protected updateAnchor(): void {}

  protected prepare({ index }: ChapterView): void {
    this.pool.dropFarFrom(index, 3)
    const next = this.spreadOf((this.views.at(-1)?.index ?? index) + 1)
    for (const page of next) this.pool.layOut(page, this.appearance, this.frameFor(next.length)).catch(() => {})
    const previous = this.spreadOf(index - 1)
    for (const page of previous) this.pool.fetch(page).catch(() => {})
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.views = []
  }

  private async showSpread(index: number): Promise<void> {
    const spread = await this.loadSpread(index)
    const frame = this.frameFor(spread.length)
    const laidOutViews = await Promise.all(spread.map(page => this.layOut(page, frame)))
    const views = laidOutViews.filter(view => view !== undefined)
    if (this.stopped || views.length === 0) return
    this.hideChapters()
    this.views = views
    for (const [position, view] of views.entries()) {
      const isLeft = (position === 0) === (this.direction === 'ltr')
      view.relayout(frame)
      view.element.dataset.side = views.length === 1 ? 'center' : isLeft ? 'left' : 'right'
      this.display(view)
    }
  }

  /** Fetches the pages of a spread and returns their indexes. A page that is wider than high gets its own spread. */
  private async loadSpread(index: number): Promise<readonly number[]> {
    const spread = this.spreadOf(index)
    const landscapeCountBefore = this.landscapePages.size
    for (const page of spread) {
      const source = await this.waitForContent(this.pool.fetch(page))
      if (source?.pageSize && source.pageSize.width > source.pageSize.height) this.landscapePages.add(page)
    }
    return this.landscapePages.size > landscapeCountBefore ? this.loadSpread(index) : spread
  }

  private spreadOf(index: number): readonly number[] {
    const { chapters, fixedLayout } = this.options.book
    if (!chapters[index] || !fixedLayout) return []
    const { columns } = this.appearance
    const hasRoomForTwo = columns === 'two' || (columns === 'auto' && this.frame.width > this.frame.height)
    const sides = chapters.map(({ side }, position) => (this.landscapePages.has(position) ? 'center' : side))
    return groupPagesIntoSpreads(sides, this.direction, hasRoomForTwo).find(spread => spread.includes(index)) ?? [index]
  }

  private frameFor(pages: number): ChapterFrame {
    return pages < 2 ? this.frame : { ...this.frame, width: Math.floor(this.frame.width / 2) }
  }
}
