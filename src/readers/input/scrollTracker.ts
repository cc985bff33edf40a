/** Knows where an element was last seen scrolled to: the browser tells of a scroll only before the next frame. */
export class ScrollTracker {
  private seenAt = 0
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
  }

  /** How far somebody scrolled since, in pixels; none where the content only became too short for its place. */
  get unseen(): number {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    const far = scrollTop - this.seenAt
    return Math.abs(far) < 1 || this.seenAt > scrollHeight - clientHeight + 1 ? 0 : far
  }

  /** Takes where it is now as seen, whoever moved it. */
  see(): void {
    this.seenAt = this.element.scrollTop
  }
}
