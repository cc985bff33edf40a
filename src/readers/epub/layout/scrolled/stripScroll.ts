import { ScrollTracker } from '../../../input/scrollTracker'

/** Scroll offset of a strip of chapters: programmatic offsets, smooth scrolls and the scrolls of the user. */
export class StripScroll {
  /** Target of a smooth scroll that is running, in CSS pixels. */
  goal: number | undefined
  /** Last offset set by the program. */
  private putAt = 0
  private readonly tracker: ScrollTracker
  private readonly element: HTMLElement

  /** @param onMoved  called when the user or a smooth scroll moved the strip */
  constructor(element: HTMLElement, onMoved: () => void) {
    this.element = element
    this.tracker = new ScrollTracker(element)
    const onScroll = () => {
      this.tracker.update()
      if (!this.isAtRest) onMoved()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('scrollend', () => {
      this.goal = undefined
    })
  }

  get top(): number {
    return this.element.scrollTop
  }

  /** Height of the view. */
  get viewHeight(): number {
    return this.element.clientHeight
  }

  /** Largest offset. */
  get maxTop(): number {
    return this.element.scrollHeight - this.element.clientHeight
  }

  /** Whether the strip is where the program put it. */
  get isAtRest(): boolean {
    return Math.abs(this.element.scrollTop - this.putAt) < 1
  }

  /** Distance that the user scrolled without an event yet. */
  get unseen(): number {
    return this.tracker.scrolledPx
  }

  /** Returns whether the strip can scroll further in a direction, from the goal of a running scroll. */
  hasRoom(direction: 1 | -1): boolean {
    const from = this.goal ?? this.top
    return direction === 1 ? from < this.maxTop - 1 : from > 1
  }

  /** Scrolls a few lines, or nearly a screen; smoothly when that is a screen and motion is allowed. */
  scrollBy(direction: 1 | -1, by: 'line' | 'screen'): void {
    const from = this.goal ?? this.top
    const distance = direction * this.viewHeight * (by === 'line' ? 0.12 : 0.9)
    const goal = Math.min(this.maxTop, Math.max(0, from + distance))
    this.goal = undefined
    const isInstant = by === 'line' || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isInstant) this.element.scrollTo({ top: goal, behavior: 'instant' })
    else this.glideTo(goal)
  }

  /** Sets the offset without reporting a move. Returns the offset that the strip took. */
  put(top: number): number {
    this.element.scrollTop = top
    this.putAt = this.element.scrollTop
    this.tracker.update()
    return this.putAt
  }

  glideTo(goal: number): void {
    this.goal = goal
    this.element.scrollTo({ top: goal, behavior: 'smooth' })
  }

  /** Completes a smooth scroll immediately. Returns whether there was a move that is not reported yet. */
  finish(): boolean {
    if (this.goal === undefined) return this.tracker.scrolledPx !== 0
    this.element.scrollTo({ top: this.goal, behavior: 'instant' })
    this.goal = undefined
    return true
  }

  /** Repeats an unseen scroll of the user from where the program put the strip. Returns whether it did. */
  repeat(distance: number): boolean {
    if (distance === 0 || this.top !== this.putAt) return false
    this.element.scrollTop = this.top + distance
    return true
  }
}
