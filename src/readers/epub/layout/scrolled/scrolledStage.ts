import type { BookAppearance } from '../../content/createEpubStyleSheet'
import type { BookLocation } from '../../locators/bookLocations'
import type { TextPoint } from '../../locators/textPoints'
import type { BookLayoutOptions } from '../../locators/visibleLocation'
import { BookStage } from '../bookStage'
import type { ChapterView } from '../chapterView'
import { StripScroll } from './stripScroll'

/** How much lies ready, and is kept, before and behind what is shown, in screens. */
const ready = 1.5
const kept = 4
/** After how long what could not be had is asked for again, in milliseconds. */
const pause = 3_000

/** A book as one long strip: chapters are joined at both ends as one scrolls, and far ones are let go of. */
export class ScrolledStage extends BookStage {
  private readonly scroller: HTMLElement
  private readonly heights = new Map<ChapterView, number>()
  private readonly strip: StripScroll
  /** One waits for a chapter that is not joined to what is in sight. */
  private isElsewhere = false
  private later: ReturnType<typeof setTimeout> | undefined
  /** How far below the upper edge of the screen the kept point lay. */
  private anchorTopPx = 0

  constructor(host: HTMLElement, options: BookLayoutOptions) {
    const scroller = document.createElement('div')
    scroller.dataset.strip = ''
    host.append(scroller)
    super(host, options, scroller)
    this.scroller = scroller
    this.strip = new StripScroll(scroller, () => this.handleMove())
  }

  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean {
    if (!this.hasRoom(direction)) return false
    this.strip.scrollBy(direction, by)
    return true
  }

  restyle(appearance: BookAppearance, direction: 'ltr' | 'rtl'): void {
    this.finishScroll()
    this.appearance = appearance
    this.direction = direction
    this.frame = this.measureFrame()
    const lead = this.currentChapter()
    const fraction = lead ? this.fractionOf(lead) : 0
    this.pool.dropAll(...this.shown.map(view => view.index))
    for (const view of this.shown) this.applyStyle(view)
    if (!lead) return
    this.putBack(lead, fraction)
    this.reportLocation(true)
    this.enqueue(async () => {
      await this.fill()
      // Smaller text may have ended above its location until more came; who moved since then is elsewhere.
      const isStill = this.strip.goal === undefined && this.strip.isAtRest
      if (isStill && this.shown.includes(lead)) this.putBack(lead, fraction)
    })
  }

  override stop(): void {
    clearTimeout(this.later)
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
    await this.fill(direction)
    this.scroll(direction, 'screen')
  }

  protected async open(location: BookLocation): Promise<void> {
    const present = this.shown.find(({ index }) => index === location.chapter)
    if (!present) await this.exchange(location.chapter)
    const view = present ?? (await this.join(location.chapter))
    if (!view) return
    if (view.isVertical) return this.options.onVerticalText()
    const wanted = () => this.topOf(view) + view.offsetOf(this.positionInChapter(location, view))
    if (Math.abs(this.strip.put(wanted()) - wanted()) < 2) return
    // A chapter that ends within the screen cannot be scrolled to its location before the next one lies behind it.
    this.setAnchor(view, location)
    await this.fill()
    if (this.shown.includes(view)) this.strip.put(wanted())
  }

  /** The chapter whose text is at the upper edge of the screen. */
  protected currentChapter(): ChapterView | undefined {
    const line = this.strip.top + 1
    return this.inOrder.findLast(view => this.topOf(view) <= line) ?? this.inOrder[0]
  }

  protected location(view: ChapterView) {
    const { top: scrollTop, viewHeight, maxTop } = this.strip
    const last = this.options.book.chapters.length - 1
    const inside = Math.max(0, scrollTop - this.topOf(view))
    return {
      progression: this.fractionOf(view),
      page: Math.min(view.pages, Math.floor(inside / this.frame.height) + 1),
      pages: view.pages,
      atStart: view.index === 0 && scrollTop <= 1,
      atEnd: this.inOrder.at(-1)?.index === last && scrollTop >= maxTop - 2,
      isReached: (fragment: string) => view.isReached(fragment, inside),
      shows: (location: BookLocation) => {
        const there = this.shown.find(({ index }) => index === location.chapter)
        const top = there ? scrollTop - this.topOf(there) : 0
        return there?.isBetween(this.positionInChapter(location, there), top, top + viewHeight) ?? false
      },
    }
  }

  protected updateAnchor(view: ChapterView, requestedPoint?: TextPoint): void {
    const inside = this.strip.top - this.topOf(view)
    this.anchor = requestedPoint ?? view.firstPointBelow(inside)
    this.anchorTopPx = this.anchor ? view.offsetOf({ point: this.anchor }) - inside : 0
  }

  protected prepare(): void {
    this.enqueue(() => this.fill())
  }

  /** A chapter grows when it is laid out and when its pictures come: what is read stays where it is. */
  protected override onChapterCreated(view: ChapterView): void {
    view.element.style.order = String(view.index)
    this.heights.set(view, 0)
    view.onResize = () => {
      const { goal, unseen, top: before } = this.strip
      const grown = view.height - (this.heights.get(view) ?? 0)
      const lead = this.currentChapter()
      this.heights.set(view, view.height)
      if (!lead || lead === view) this.settle(view)
      else if (view.index < lead.index) this.strip.put(before - unseen + grown)
      if (this.strip.repeat(unseen)) this.handleMove()
      if (goal !== undefined) this.strip.glideTo(goal + this.strip.top - before)
    }
  }

  /** Chapters come before their ends are reached: what is in sight can be read until then. */
  protected override isBlocked(): boolean {
    if (this.isElsewhere) return true
    return this.shown.length === 0 || this.strip.top >= this.strip.maxTop - 2
  }

  protected override hideChapters(): void {
    super.hideChapters()
    this.anchor = undefined
  }

  /** Completes a running scroll, so that the position is the one that the user asked for. */
  private finishScroll(): void {
    if (this.strip.finish()) this.handleMove()
    this.flushLocationReport()
  }

  protected override get viewsInWindow(): readonly ChapterView[] {
    return this.inOrder.filter(view => {
      const top = this.topOf(view) - this.strip.top
      return top + view.height > 0 && top < this.strip.viewHeight
    })
  }

  private get inOrder(): readonly ChapterView[] {
    return this.shown.toSorted((one, other) => one.index - other.index)
  }

  private topOf(view: ChapterView): number {
    return view.element.offsetTop
  }

  private fractionOf(view: ChapterView): number {
    return Math.min(1, Math.max(0, (this.strip.top - this.topOf(view)) / Math.max(1, view.height)))
  }

  private settle(view: ChapterView): void {
    this.flushLocationReport()
    if (this.shown.includes(view) && this.anchor?.node.ownerDocument === view.document) this.putBack(view, 0)
    this.handleNewLayout()
  }

  private putBack(view: ChapterView, fraction: number): void {
    const inside = this.anchor ? view.offsetOf({ point: this.anchor }) - this.anchorTopPx : view.offsetOf({ fraction })
    this.strip.put(this.topOf(view) + inside)
  }

  /** Lets go of what is in sight once another chapter is at hand. */
  private async exchange(index: number): Promise<void> {
    this.isElsewhere = true
    try {
      await this.waitForContent(this.pool.fetch(index))
    } finally {
      this.isElsewhere = false
    }
    this.hideChapters()
    this.pool.dropFarFrom(index, 0)
  }

  private async join(index: number): Promise<ChapterView | undefined> {
    const view = await this.layOut(index)
    if (view && !this.stopped) this.display(view)
    return view
  }

  /**
   * Joins chapters until enough lies before and behind the screen, and lets go of those far away. What cannot be had is
   * asked for again after a while: what is in sight can still be read.
   * @param needed  the way on which there must be more
   */
  private async fill(needed?: 1 | -1): Promise<void> {
    const { chapters } = this.options.book
    const stuck = new Set<1 | -1>()
    for (let least = 0; !this.stopped; least++) {
      const { top, maxTop, viewHeight } = this.strip
      const [first, last] = [this.inOrder[0]?.index, this.inOrder.at(-1)?.index]
      if (first === undefined || last === undefined) return
      const below = maxTop - top < ready * viewHeight && chapters[last + 1]
      const above = top < ready * viewHeight && chapters[first - 1]
      const way = below && !stuck.has(1) ? 1 : above && !stuck.has(-1) ? -1 : undefined
      if (!way || least > 12) break
      try {
        await this.join(way === 1 ? last + 1 : first - 1)
      } catch (failure) {
        if (way === needed) throw failure
        stuck.add(way)
      }
    }
    this.dropFar()
    this.reportMissingChapter()
    clearTimeout(this.later)
    if (stuck.size > 0 && !this.stopped) this.later = setTimeout(() => this.prepare(), pause)
  }

  private dropFar(): void {
    const { top: scrollTop, viewHeight } = this.strip
    const far = this.inOrder.filter(view => {
      const top = this.topOf(view) - scrollTop
      return top + view.height < -kept * viewHeight || top > (kept + 1) * viewHeight
    })
    const lead = this.currentChapter()
    const before = lead ? this.topOf(lead) : 0
    for (const view of far) {
      this.hide(view)
      this.heights.delete(view)
      this.pool.drop(view.index)
    }
    if (far.length > 0 && lead) this.strip.put(scrollTop + this.topOf(lead) - before)
  }
}
