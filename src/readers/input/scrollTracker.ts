/** Tracks user scrolls of an element before their scroll event, which browsers send only with the next frame. */
export class ScrollTracker {
  private seenAt = 0
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    this.element = element
  }

  /** Distance scrolled since the last update, in pixels. 0 when the content only became too short for its offset. */
  get unseen(): number {
    const { scrollTop, scrollHeight, clientHeight } = this.element
    const far = scrollTop - this.seenAt
    return Math.abs(far) < 1 || this.seenAt > scrollHeight - clientHeight + 1 ? 0 : far
  }

  /** Stores the current offset as seen. */
  see(): void {
    this.seenAt = this.element.scrollTop
  }
}
