/**
 * Time in milliseconds without a scroll event after which a scroll counts as ended. Used only in browsers without the
 * event `scrollend`, such as Safari before version 26.2.
 */
const SCROLL_END_DELAY_MS = 150

/** Scrolls an element smoothly, and stores the target while the smooth scroll is running. */
export class SmoothScroller {
  private runningTarget: number | undefined
  private direction = 0
  private endTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new AbortController()
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
    const options = { passive: true, signal: this.listeners.signal }
    element.addEventListener('scroll', this.handleScroll, options)
    element.addEventListener('scrollend', this.forgetTarget, options)
  }

  /** Target offset of the running smooth scroll, in CSS pixels. Undefined if no smooth scroll is running. */
  get target(): number | undefined {
    return this.runningTarget
  }

  /** Starts a smooth scroll to an offset in CSS pixels. */
  scrollTo(offset: number): void {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    const target = Math.max(0, Math.min(offset, scrollHeight - clientHeight))
    this.forgetTarget()
    this.direction = Math.sign(target - scrollTop)
    // If the element is already at the target, the browser dispatches no event that would end the smooth scroll.
    if (Math.abs(target - scrollTop) >= 1) this.runningTarget = target
    this.element.scrollTo({ top: target, behavior: 'smooth' })
  }

  /** Ends a running smooth scroll by a jump to its target. */
  jumpToTarget(): void {
    if (this.runningTarget !== undefined) this.element.scrollTo({ top: this.runningTarget, behavior: 'instant' })
    this.forgetTarget()
  }

  /** Forgets the target without scrolling, for example because another scroll replaces the smooth scroll. */
  readonly forgetTarget = (): void => {
    clearTimeout(this.endTimer)
    this.runningTarget = undefined
  }

  /** Forgets the target and removes the event listeners. */
  stop(): void {
    this.forgetTarget()
    this.listeners.abort()
  }

  private readonly handleScroll = () => {
    if (this.runningTarget === undefined) return
    const remainingPx = (this.runningTarget - this.element.scrollTop) * this.direction
    if (remainingPx < 1) return this.forgetTarget()
    if ('onscrollend' in this.element) return
    clearTimeout(this.endTimer)
    this.endTimer = setTimeout(this.forgetTarget, SCROLL_END_DELAY_MS)
  }
}
