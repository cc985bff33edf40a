import type { BookAppearance, PageFrame } from '../../content/createEpubStyleSheet'
import type { BookLocation } from '../../locators/bookLocations'
import { BookStage } from '../bookStage'
import type { ChapterView } from '../chapterView'
import { fixedSpreads } from './fixedSpreads'

/** A book whose pages are drawn to a size: one in sight or, where there is room, two beside each other. */
export class FixedStage extends BookStage {
  private views: readonly ChapterView[] = []
  /** Pages that turned out to be broader than high: they are two pages in themselves. */
  private readonly broad = new Set<number>()

  scroll(): boolean {
    return false
  }

  restyle(appearance: BookAppearance, direction: 'ltr' | 'rtl'): void {
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    this.flushLocationReport()
    for (const view of this.views) view.relayout(this.frameFor(this.views.length))
    this.layOutAnew()
  }

  /** Pages that lay side by side part, or come together. */
  private layOutAnew(): void {
    this.enqueue(
      async () => {
        const [lead] = this.views
        if (!lead) return
        await this.bring(lead.index)
        this.clearMissingContent()
        this.reportLocation(true)
      },
      () => this.layOutAnew(),
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
    await this.bring(edge.index + direction)
    this.handleMove()
  }

  protected async open(location: BookLocation): Promise<void> {
    await this.bring(location.chapter)
  }

  protected currentChapter(): ChapterView | undefined {
    return this.views[0]
  }

  protected location({ index }: ChapterView) {
    const count = this.options.book.chapters.length
    return {
      progression: 0,
      page: index + 1,
      pages: count,
      atStart: index === 0,
      atEnd: this.views.at(-1)?.index === count - 1,
      isReached: () => true,
      shows: (location: BookLocation) => this.views.some(view => view.index === location.chapter),
    }
  }

  protected updateAnchor(): void {}

  protected prepare({ index }: ChapterView): void {
    this.pool.dropFarFrom(index, 3)
    const next = this.leafOf((this.views.at(-1)?.index ?? index) + 1)
    for (const page of next) this.pool.layOut(page, this.appearance, this.frameFor(next.length)).catch(() => {})
    const previous = this.leafOf(index - 1)
    for (const page of previous) this.pool.fetch(page).catch(() => {})
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.views = []
  }

  private async bring(index: number): Promise<void> {
    const leaf = await this.measuredLeaf(index)
    const frame = this.frameFor(leaf.length)
    const laid = await Promise.all(leaf.map(page => this.layOut(page, frame)))
    const views = laid.filter(view => view !== undefined)
    if (this.stopped || views.length === 0) return
    this.hideChapters()
    this.views = views
    for (const [at, view] of views.entries()) {
      const first = (at === 0) === (this.direction === 'ltr')
      view.relayout(frame)
      view.element.dataset.side = views.length === 1 ? 'center' : first ? 'left' : 'right'
      this.display(view)
    }
  }

  /** The leaf of a page; a page beside it that turns out to be broad lies on one of its own. */
  private async measuredLeaf(index: number): Promise<readonly number[]> {
    const leaf = this.leafOf(index)
    const before = this.broad.size
    for (const page of leaf) {
      const source = await this.waitForContent(this.pool.fetch(page))
      if (source?.pageSize && source.pageSize.width > source.pageSize.height) this.broad.add(page)
    }
    return this.broad.size > before ? this.measuredLeaf(index) : leaf
  }

  private leafOf(index: number): readonly number[] {
    const { chapters, fixedLayout } = this.options.book
    if (!chapters[index] || !fixedLayout) return []
    const { columns } = this.appearance
    const two = columns === 'two' || (columns === 'auto' && this.frame.width > this.frame.height)
    const sides = chapters.map(({ side }, at) => (this.broad.has(at) ? 'center' : side))
    return fixedSpreads(sides, this.direction, two).find(leaf => leaf.includes(index)) ?? [index]
  }

  private frameFor(pages: number): PageFrame {
    return pages < 2 ? this.frame : { ...this.frame, width: Math.floor(this.frame.width / 2) }
  }
}
