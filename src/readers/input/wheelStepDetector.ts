/** Wheel distance that counts as a step, in pixels. */
const STEP_DISTANCE_PX = 80
/** Duration of the pause after a step, in milliseconds. During this pause, the detector ignores wheel events. */
const REST_MS = 200

/** What the wheel moves: pages that turn, a page that scrolls, or the card at the start or end of the book. */
type WheelTarget = 'pages' | 'scrolling' | 'card'

/**
 * Converts wheel events to steps. Each notch of a mouse wheel is a step. A whole touchpad gesture is a single step. A
 * gesture that scrolls a page to its end does not also turn the page.
 */
export class WheelStepDetector {
  private sum = 0
  private last = { time: 0, delta: 0 }
  private restsUntilMs = 0
  private gestureTarget: WheelTarget = 'pages'

  /**
   * Processes a wheel event. The detector must receive every wheel event, to recognize where a gesture begins.
   * @param delta vertical distance in pixels
   * @param time time stamp in milliseconds
   * @returns the direction of a completed step; undefined if no step is complete
   */
  handleWheel(delta: number, time: number, wheelTarget: WheelTarget = 'pages'): 1 | -1 | undefined {
    const isFading = Math.abs(delta) < Math.abs(this.last.delta)
    const isAfterPause = time - this.last.time > REST_MS
    this.last = { time, delta }
    if (isAfterPause || wheelTarget === 'scrolling') this.gestureTarget = wheelTarget
    if (wheelTarget === 'scrolling' || wheelTarget !== this.gestureTarget) return undefined
    if (time < this.restsUntilMs) {
      if (isFading) this.restsUntilMs = Math.max(this.restsUntilMs, time + REST_MS / 2)
      return undefined
    }
    if (isAfterPause || Math.sign(delta) !== Math.sign(this.sum)) this.sum = 0
    this.sum += delta
    if (Math.abs(this.sum) < STEP_DISTANCE_PX) return undefined
    const step = this.sum > 0 ? 1 : -1
    this.sum = 0
    this.restsUntilMs = time + REST_MS
    return step
  }
}
