import { SmoothScroller } from '../../../input/smoothScroller'
import { UserScrollTracker } from '../../../input/userScrollTracker'

/**
 * Sets and watches the scroll offset of the scrolled layout. Distinguishes scrolls by this program from scrolls by the
 * user.
 */
export class ScrolledLayoutScrollController {
  /** Last scroll offset that {@link put} has set, in CSS pixels. Undefined after any other scroll. */
  private lastPutTop: number | undefined = 0
  private readonly tracker: UserScrollTracker
  private readonly smoothScroller: SmoothScroller
  private readonly element: HTMLElement
  private readonly onMoved: () => void

  /**
   * Creates a scroll controller for an element.
   * @param onMoved called after each scroll event, except after a scroll by {@link put}
   */
  constructor(element: HTMLElement, onMoved: () => void) {
    this.element = element
    this.tracker = new UserScrollTracker(element)
    this.smoothScroller = new SmoothScroller(element)
    this.onMoved = onMoved
    element.addEventListener('scroll', this.handleScroll, { passive: true })
  }

  /** Target offset of the running smooth scroll, in CSS pixels. Undefined if no smooth scroll is running. */
  get goal(): number | undefined {
    return this.smoothScroller.target
  }

  get top(): number {
    return this.element.scrollTop
  }

  /** Height of the visible part of the scrolled element, in CSS pixels. */
  get viewHeight(): number {
    return this.element.clientHeight
  }

  get maxTop(): number {
    return this.element.scrollHeight - this.element.clientHeight
  }

  /** Whether the element is still at the offset that the last call of {@link put} has set. */
  get isAtRest(): boolean {
    return this.lastPutTop !== undefined && Math.abs(this.element.scrollTop - this.lastPutTop) < 1
  }

  /** Distance that the user has scrolled since the last scroll event or the last call of {@link put}, in CSS pixels. */
  get unreportedPx(): number {
    return this.tracker.scrolledPx
  }

  /**
   * Returns whether the chapters can scroll further in a direction. During a smooth scroll, returns whether they can
   * scroll further after the end of the smooth scroll.
   */
  hasRoom(direction: 1 | -1): boolean {
    const from = this.goal ?? this.top
    return direction === 1 ? from < this.maxTop - 1 : from > 1
  }

  /**
   * Scrolls by a few lines or nearly a screen. A scroll by a screen is smooth unless the user prefers reduced motion.
   */
  scrollBy(direction: 1 | -1, by: 'line' | 'screen'): void {
    const from = this.goal ?? this.top
    const distance = direction * this.viewHeight * (by === 'line' ? 0.12 : 0.9)
    const goal = Math.min(this.maxTop, Math.max(0, from + distance))
    this.smoothScroller.forgetTarget()
    const isInstant = by === 'line' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isInstant) this.element.scrollTo({ top: goal, behavior: 'instant' })
    else this.glideTo(goal)
  }

  /** Sets the scroll offset. Does not call `onMoved`. Returns the offset that the element has reached. */
  put(top: number): number {
    this.element.scrollTop = top
    const reachedTop = this.element.scrollTop
    this.lastPutTop = reachedTop
    this.tracker.update()
    return reachedTop
  }

  /** Ends a running smooth scroll, and sets the scroll offset like {@link put}. */
  jumpTo(top: number): number {
    this.smoothScroller.forgetTarget()
    return this.put(top)
  }

  glideTo(goal: number): void {
    this.smoothScroller.scrollTo(goal)
  }

  /**
   * Ends a running smooth scroll by a jump to its target.
   * @returns whether a smooth scroll was running, or the user has scrolled since the last scroll event
   */
  finish(): boolean {
    if (this.goal === undefined) return this.tracker.scrolledPx !== 0
    this.smoothScroller.jumpToTarget()
    return true
  }

  /**
   * Repeats a scroll of the user that a call of `put` has undone. This happens if the user scrolls and `put` is called
   * before the browser dispatches the scroll event. Call `repeat` after `put`.
   * @param distance value of `unreportedPx` before the call of `put`, in CSS pixels
   * @returns whether the scroll offset has changed
   */
  repeat(distance: number): boolean {
    if (distance === 0 || this.top !== this.lastPutTop) return false
    this.element.scrollTop = this.top + distance
    return true
  }

  /**
   * Handles a scroll. Runs for each scroll event. Can be called earlier for a scroll whose event the browser has not
   * dispatched yet.
   */
  readonly handleScroll = (): void => {
    this.tracker.update()
    if (this.isAtRest) return
    // The element is no longer at the offset that `put` has set. Forgets this offset. Otherwise, a user scroll that ends
    // at this offset would be ignored.
    this.lastPutTop = undefined
    this.onMoved()
  }
}
