/** How far a wheel must be turned for a page, and how long it then rests, in pixels and milliseconds. */
const distance = 80
const rest = 200

/** What lies under the wheel: pages that are turned, one that the wheel still scrolls, or the card beyond them. */
type Ground = 'pages' | 'scrolling' | 'card'

/**
 * Turns a stream of wheel movements into single steps: a notch of a mouse is one step, a long stroke of a touch pad
 * with its fading end is one too. A stroke counts only where it began: one that scrolled ends at the edge of the page.
 */
export class WheelSteps {
  private sum = 0
  private last = { time: 0, delta: 0 }
  private restsUntil = 0
  private began: Ground = 'pages'

  /**
   * Has to hear of every movement, also of those that scroll.
   * @returns the step that this movement completes, if it does.
   */
  moved(delta: number, time: number, on: Ground = 'pages'): 1 | -1 | undefined {
    const fades = Math.abs(delta) < Math.abs(this.last.delta)
    const paused = time - this.last.time > rest
    this.last = { time, delta }
    if (paused || on === 'scrolling') this.began = on
    if (on === 'scrolling' || on !== this.began) return undefined
    if (time < this.restsUntil) {
      if (fades) this.restsUntil = Math.max(this.restsUntil, time + rest / 2)
      return undefined
    }
    if (paused || Math.sign(delta) !== Math.sign(this.sum)) this.sum = 0
    this.sum += delta
    if (Math.abs(this.sum) < distance) return undefined
    const step = this.sum > 0 ? 1 : -1
    this.sum = 0
    this.restsUntil = time + rest
    return step
  }
}
