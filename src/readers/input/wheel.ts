/** Wheel distance per step in pixels, and pause after a step in milliseconds. */
const distance = 80
const rest = 200

/** Target of the wheel: pages that turn, a page that still scrolls, or the end card. */
type Ground = 'pages' | 'scrolling' | 'card'

/**
 * Converts wheel events into single steps: a notch of a mouse is one step, and so is a long touchpad gesture with its
 * momentum. A gesture only counts for the target where it began, so a gesture that scrolled a page never turns it.
 */
export class WheelSteps {
  private sum = 0
  private last = { time: 0, delta: 0 }
  private restsUntil = 0
  private began: Ground = 'pages'

  /**
   * Handles a wheel event; must be called for every event, including those that scroll.
   * @param delta  vertical distance in pixels
   * @param time  time stamp in milliseconds
   * @returns the step that this event completes, if any
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
