import type { ViewerPositionReport } from '../../../machines/readerMachineTypes'
import { SmoothScroller } from '../../input/smoothScroller'
import { UserScrollTracker } from '../../input/userScrollTracker'
import type { PageImageCache } from '../images/pageImageCache'
import type { ComicPage } from '../pages/createComicSpreads'
import { type ComicPosition, createComicPosition, type WebtoonScrollAnchor } from '../session/loadComic'
import {
  getCurrentWebtoonPageIndex,
  getScrollOffsetOfWebtoonAnchor,
  getVisibleWebtoonPageIndexRange,
  getWebtoonScrollAnchorAtOffset,
  type WebtoonPageBoxes,
  type WebtoonScrollAnchorByPageIndex,
} from './layOutWebtoonPages'

/**
 * Limits of the image cache, in pages. The cache loads `ahead` pages after the pages near the view, and `behind` pages
 * before the pages near the view. In total, the cache loads at most `max` pages. Exception: all pages near the view are
 * loaded, even if their number exceeds `max`.
 */
const PAGE_BUFFER = { ahead: 3, behind: 1, max: 10 }

/** Events by which the user interrupts a smooth scroll. */
const INTERRUPTING_EVENTS = ['wheel', 'touchstart', 'pointerdown'] as const

export type PageIndexRange = readonly [first: number, last: number]

interface WebtoonScrollerListeners {
  /** Called with the indexes of the first and last page that must be rendered. */
  readonly onRange: (range: PageIndexRange) => void
  readonly onMoved: (location: ViewerPositionReport) => void
}

/**
 * Scrolls a webtoon and reports its position. Stores the position as a page and a fraction of the page height, so that
 * the position can be restored after a layout change.
 */
export class WebtoonScroller {
  private boxes: WebtoonPageBoxes = { tops: [], heights: [], widths: [], width: 0, gap: 0, length: 0 }
  private viewHeight = 0
  private anchor: WebtoonScrollAnchorByPageIndex = { index: 0, fraction: 0 }
  private requestedIndex: number | undefined
  /** Becomes true when the end of the webtoon is visible. Becomes false when the last page leaves the view. */
  private hasSeenEnd = false
  private readonly scrollTracker: UserScrollTracker
  private lastReported = ''
  private frame = 0
  private readonly smoothScroller: SmoothScroller
  private readonly element: HTMLElement
  private readonly pages: readonly ComicPage[]
  private readonly cache: PageImageCache
  private readonly listeners: WebtoonScrollerListeners

  constructor(
    element: HTMLElement,
    pages: readonly ComicPage[],
    cache: PageImageCache,
    listeners: WebtoonScrollerListeners,
  ) {
    this.element = element
    this.scrollTracker = new UserScrollTracker(element)
    this.smoothScroller = new SmoothScroller(element)
    this.pages = pages
    this.cache = cache
    this.listeners = listeners
    element.addEventListener('scroll', this.onScroll, { passive: true })
    for (const event of INTERRUPTING_EVENTS)
      element.addEventListener(event, this.smoothScroller.forgetTarget, { passive: true })
  }

  /**
   * Sets the new positions and sizes of the pages. Then scrolls, so that the same content stays at the top of the view.
   */
  setBoxes(boxes: WebtoonPageBoxes, height: number): void {
    this.updateAnchor()
    this.boxes = boxes
    this.viewHeight = height
    if (height === 0) return
    this.restoreAnchor()
    this.update(true)
  }

  /** Scrolls to the top of a page, or to `point` if it is given. */
  show(pageNumber: number, point?: WebtoonScrollAnchor): void {
    const index = Math.max(0, this.indexOf(point?.page ?? pageNumber))
    this.requestedIndex = point ? undefined : index
    this.hasSeenEnd = false
    this.smoothScroller.forgetTarget()
    this.anchor = { index, fraction: point?.fraction ?? 0 }
    this.lastReported = ''
    this.restoreAnchor()
    this.update()
  }

  /** Returns whether a page is fully visible. */
  isVisible(pageNumber: number): boolean {
    const { boxes, viewHeight } = this
    const index = this.indexOf(pageNumber)
    const top = (boxes.tops[index] ?? 0) - this.element.scrollTop
    const bottom = top + (boxes.heights[index] ?? 0)
    return index >= 0 && top >= -1 && bottom <= viewHeight + 1
  }

  /**
   * Scrolls by a line or by a screen. If a smooth scroll is running, jumps to its end first. Without this jump, the
   * scroll distance would be too short if the user presses a key several times quickly. Returns false if the webtoon
   * cannot scroll further in this direction.
   */
  scroll(direction: 1 | -1, by: 'line' | 'screen', smooth: boolean): boolean {
    this.smoothScroller.jumpToTarget()
    const { scrollHeight, clientHeight, scrollTop } = this.element
    const remainingPx = direction === 1 ? scrollHeight - clientHeight - scrollTop : scrollTop
    if (remainingPx < 2) return false
    const top = scrollTop + direction * Math.min(remainingPx, clientHeight * (by === 'line' ? 0.15 : 0.95))
    const isSmooth = smooth && by === 'screen' && !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isSmooth) this.smoothScroller.scrollTo(top)
    else this.element.scrollTo({ top, behavior: 'instant' })
    return true
  }

  /**
   * Reports the position without a delay, unless it is the position of the last report.
   * @param where `'ends'` reports the position only if the start or the end of the webtoon is visible. If undefined, a
   *   running smooth scroll first jumps to its target, and then the position is reported.
   */
  reportNow(where?: 'ends'): void {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    if (where && scrollTop > 1 && scrollHeight - clientHeight - scrollTop > 2) return
    if (!where) this.smoothScroller.jumpToTarget()
    const point = this.pointAtTop()
    this.update(false, where ? undefined : point)
  }

  /** Returns the scroll position at the top of the view. */
  pointAtTop(): WebtoonScrollAnchor {
    this.updateAnchor()
    const { index, fraction } = this.anchor
    return { page: this.pages[index]?.number ?? 1, fraction }
  }

  /** If a smooth scroll is running, jumps to its end and reports the position. Then removes the event listeners. */
  stop(): void {
    if (this.smoothScroller.target !== undefined) this.reportNow()
    this.smoothScroller.stop()
    cancelAnimationFrame(this.frame)
    this.element.removeEventListener('scroll', this.onScroll)
    for (const event of INTERRUPTING_EVENTS) this.element.removeEventListener(event, this.smoothScroller.forgetTarget)
  }

  private readonly onScroll = () => {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0
      this.updateAnchor()
      this.update()
    })
  }

  /**
   * Updates the stored position if the user has scrolled. Ignores a scroll that the browser causes because the content
   * has become shorter.
   */
  private updateAnchor(): void {
    if (this.viewHeight > 0 && this.scrollTracker.scrolledPx !== 0)
      this.anchor = getWebtoonScrollAnchorAtOffset(this.boxes, this.element.scrollTop)
    this.scrollTracker.update()
  }

  private restoreAnchor(): void {
    this.element.scrollTop = getScrollOffsetOfWebtoonAnchor(this.boxes, this.anchor)
    this.scrollTracker.update()
  }

  private indexOf(pageNumber: number): number {
    return this.pages.findIndex(page => page.number === pageNumber)
  }

  /**
   * Requests the images of the pages in and near the visible area, and reports the reading position.
   * @param byLayout  true after a layout change; false after a scroll or a jump
   * @param point  scroll position to include in the report
   */
  private update(byLayout = false, point?: WebtoonScrollAnchor): void {
    if (this.viewHeight === 0 || this.pages.length === 0) return
    const { scrollTop } = this.element
    const range = getVisibleWebtoonPageIndexRange(this.boxes, scrollTop, this.viewHeight, this.viewHeight)
    this.listeners.onRange(range)
    this.cache.requestPages(this.pagesToLoad(range), range[1] - range[0] + 1)
    const atEnd = scrollTop >= this.boxes.length - this.viewHeight - 2
    // A short scroll back from the end must not mark a finished book as unread.
    const isLastPageVisible = (this.boxes.tops.at(-1) ?? 0) < scrollTop + this.viewHeight
    this.hasSeenEnd = atEnd || (this.hasSeenEnd && isLastPageVisible)
    const index = this.hasSeenEnd
      ? this.pages.length - 1
      : getCurrentWebtoonPageIndex(this.boxes, scrollTop, this.viewHeight, this.requestedIndex)
    const position: ComicPosition = { ...createComicPosition(this.pages[index]?.number ?? 1), point }
    this.report({ position, atStart: scrollTop <= 1, atEnd }, byLayout)
  }

  private report(location: ViewerPositionReport, byLayout: boolean): void {
    const serialized = JSON.stringify(location)
    if (serialized === this.lastReported) return
    this.lastReported = serialized
    this.listeners.onMoved(byLayout ? { ...location, byLayout } : location)
  }

  private pagesToLoad([first, last]: PageIndexRange): number[] {
    const nearIndexes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const aheadIndexes = Array.from({ length: PAGE_BUFFER.ahead }, (_, index) => last + 1 + index)
    const behindIndexes = Array.from({ length: PAGE_BUFFER.behind }, (_, index) => first - 1 - index)
    const indexes = [...nearIndexes, ...aheadIndexes, ...behindIndexes].filter(
      index => index >= 0 && index < this.pages.length,
    )
    return indexes
      .slice(0, Math.max(PAGE_BUFFER.max, nearIndexes.length))
      .flatMap(index => this.pages[index]?.number ?? [])
  }
}
