/** Measures how far the user has scrolled an element, even before the browser sends the scroll event. */
export class UserScrollTracker {
  private lastScrollTop = 0
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
  }

  /**
   * Distance in pixels that the user has scrolled since the last call of {@link update}. 0 if the scroll offset has
   * changed only because the content became shorter.
   */
  get scrolledPx(): number {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    const distancePx = scrollTop - this.lastScrollTop
    return Math.abs(distancePx) < 1 || this.lastScrollTop > scrollHeight - clientHeight + 1 ? 0 : distancePx
  }

  /** Resets {@link scrolledPx} to 0. Later scrolls are measured from the current scroll offset. */
  update(): void {
    this.lastScrollTop = this.element.scrollTop
  }
}
