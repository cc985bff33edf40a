/**
 * Detects that the user has scrolled an element, before its scroll event. Browsers send that event only with the next
 * frame.
 */
export class UserScrollTracker {
  private lastScrollTop = 0
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
  }

  /**
   * Distance scrolled since the last update, in pixels. 0 when the browser scrolled because the content became shorter.
   */
  get scrolledPx(): number {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    const distancePx = scrollTop - this.lastScrollTop
    return Math.abs(distancePx) < 1 || this.lastScrollTop > scrollHeight - clientHeight + 1 ? 0 : distancePx
  }

  /** Stores the current scroll offset, from which {@link scrolledPx} is measured. */
  update(): void {
    this.lastScrollTop = this.element.scrollTop
  }
}
