import type { Location } from '../../../machines/readerTypes'
import { ScrollTracker } from '../../input/scrollTracker'
import type { PageCache } from '../images/pageCache'
import type { Page } from '../pages/spreads'
import { atPage, type ComicPosition, type StripAnchor } from '../session/comicBook'
import { type Anchor, anchorAt, currentStrip, type Strips, scrollOffsetOf, stripsInView } from './strips'

/** Number of pages to load ahead of and behind the visible ones, and the largest number of pages to hold. */
const spare = { ahead: 3, behind: 1, most: 10 }

/** These events end a programmatic scroll: it has finished, or the user scrolls. */
const ownMoves = ['scrollend', 'wheel', 'touchstart', 'pointerdown'] as const

export type Range = readonly [first: number, last: number]

interface Listeners {
  /** Receives the index range of the pages to render. */
  readonly onRange: (range: Range) => void
  readonly onMoved: (location: Location) => void
}

/**
 * Tracks and sets the position in a continuous strip. The position is an anchor (page and fraction) that is restored
 * after each change of layout. Programmatic scrolls do not change it.
 */
export class StripScroller {
  private laid: Strips = { tops: [], heights: [], widths: [], width: 0, gap: 0, length: 0 }
  private height = 0
  private anchor: Anchor = { index: 0, fraction: 0 }
  private asked: number | undefined
  private readonly watch: ScrollTracker
  private told = ''
  private frame = 0
  /** Scroll offset at which a running programmatic smooth scroll ends, in CSS pixels. */
  private goal: number | undefined
  private readonly element: HTMLElement
  private readonly pages: readonly Page[]
  private readonly cache: PageCache
  private readonly listeners: Listeners

  constructor(element: HTMLElement, pages: readonly Page[], cache: PageCache, listeners: Listeners) {
    this.element = element
    this.watch = new ScrollTracker(element)
    this.pages = pages
    this.cache = cache
    this.listeners = listeners
    element.addEventListener('scroll', this.onScroll, { passive: true })
    for (const event of ownMoves) element.addEventListener(event, this.forgetGoal, { passive: true })
  }

  /** Takes new page boxes after they are rendered and restores the anchor. */
  lay(laid: Strips, height: number): void {
    this.notice()
    this.laid = laid
    this.height = height
    if (height === 0) return
    this.putBack()
    this.look(true)
  }

  /** Scrolls to the top of a page, or to a stored point. */
  show(pageNumber: number, point?: StripAnchor): void {
    const index = Math.max(0, this.indexOf(point?.page ?? pageNumber))
    this.asked = point ? undefined : index
    this.goal = undefined
    this.anchor = { index, fraction: point?.fraction ?? 0 }
    this.told = ''
    this.putBack()
    this.look()
  }

  /** Returns whether a page is completely visible, or its start is above the view and its end is not. */
  shows(pageNumber: number): boolean {
    const { laid, height } = this
    const index = this.indexOf(pageNumber)
    const top = (laid.tops[index] ?? 0) - this.element.scrollTop
    const bottom = top + (laid.heights[index] ?? 0)
    return index >= 0 && bottom > 1 && (top < -1 || bottom <= height + 1)
  }

  /**
   * Scrolls by a line or a screen. Returns false when nothing is left in that direction. A scroll that interrupts a
   * smooth scroll first jumps to the end of that one, so that no key press is lost.
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen', smooth: boolean): boolean {
    if (this.goal !== undefined) this.element.scrollTo({ top: this.goal, behavior: 'instant' })
    const { scrollHeight, clientHeight, scrollTop } = this.element
    const rest = direction === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop
    this.goal = undefined
    if (rest < 2) return false
    const top = scrollTop + direction * Math.min(rest, clientHeight * (by === 'line' ? 0.15 : 0.95))
    const glides = smooth && by === 'screen' && !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (glides) this.goal = top
    this.element.scrollTo({ top, behavior: glides ? 'smooth' : 'instant' })
    return true
  }

  /**
   * Reports the position immediately, also during a smooth scroll.
   * @param which  `'ends'`: only when the strip is at its start or end
   */
  tellNow(which?: 'ends'): void {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    if (which && scrollTop > 1 && scrollHeight - clientHeight - scrollTop > 2) return
    if (!which && this.goal !== undefined) this.element.scrollTo({ top: this.goal, behavior: 'instant' })
    this.notice()
    const { index, fraction } = this.anchor
    this.look(false, which ? undefined : { page: this.pages[index]?.number ?? 1, fraction })
  }

  /** Stops tracking. Reports the target of a running smooth scroll first. */
  stop(): void {
    if (this.goal !== undefined) this.tellNow()
    cancelAnimationFrame(this.frame)
    this.element.removeEventListener('scroll', this.onScroll)
    for (const event of ownMoves) this.element.removeEventListener(event, this.forgetGoal)
  }

  private readonly forgetGoal = () => {
    this.goal = undefined
  }

  private readonly onScroll = () => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0
      this.notice()
      this.look()
    })
  }

  /**
   * Updates the anchor after a scroll of the user. A strip that became shorter than its offset does not change the
   * anchor.
   */
  private notice(): void {
    if (this.height > 0 && this.watch.unseen !== 0) this.anchor = anchorAt(this.laid, this.element.scrollTop)
    this.watch.see()
  }

  private putBack(): void {
    this.element.scrollTop = scrollOffsetOf(this.laid, this.anchor)
    this.watch.see()
  }

  private indexOf(pageNumber: number): number {
    return this.pages.findIndex(page => page.number === pageNumber)
  }

  /**
   * Requests the pages around the view and reports the position.
   * @param byLayout  whether the layout moved the pages, not the user
   * @param point  exact point to store with the position
   */
  private look(byLayout = false, point?: StripAnchor): void {
    if (this.height === 0 || this.pages.length === 0) return
    const { scrollTop } = this.element
    const range = stripsInView(this.laid, scrollTop, this.height, this.height)
    this.listeners.onRange(range)
    this.cache.want(this.wanted(range), range[1] - range[0] + 1)
    const atEnd = scrollTop >= this.laid.length - this.height - 2
    const index = atEnd ? this.pages.length - 1 : currentStrip(this.laid, scrollTop, this.height, this.asked)
    const position: ComicPosition = { ...atPage(this.pages[index]?.number ?? 1), point }
    this.tell({ position, atStart: scrollTop <= 1, atEnd }, byLayout)
  }

  private tell(location: Location, byLayout: boolean): void {
    const words = JSON.stringify(location)
    if (words === this.told) return
    this.told = words
    this.listeners.onMoved(byLayout ? { ...location, byLayout } : location)
  }

  /** Returns the page numbers to load: near the view, then ahead, then behind. */
  private wanted([first, last]: Range): number[] {
    const near = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const ahead = Array.from({ length: spare.ahead }, (_, index) => last + 1 + index)
    const behind = Array.from({ length: spare.behind }, (_, index) => first - 1 - index)
    const indexes = [...near, ...ahead, ...behind].filter(index => index >= 0 && index < this.pages.length)
    return indexes.slice(0, Math.max(spare.most, near.length)).flatMap(index => this.pages[index]?.number ?? [])
  }
}
