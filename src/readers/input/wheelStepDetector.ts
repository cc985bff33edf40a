/** Wheel distance in pixels after which the page turns. */
const STEP_DISTANCE_PX = 80
/**
 * Time in milliseconds after a page turn, during which the detector ignores wheel events. Also the minimum pause in
 * milliseconds between two gestures.
 */
const REST_MS = 200

/**
 * Purpose of a wheel event: `pages` turns pages, and `scrolling` scrolls inside a page. `card` means that the card
 * before the first page or after the last page is visible.
 */
type WheelTarget = 'pages' | 'scrolling' | 'card'

/**
 * Converts wheel events to page turns. A notch of a mouse wheel turns a page. A short touchpad gesture turns a single
 * page, although it sends many events. A gesture that scrolls a page to its end does not also turn the page.
 */
export class WheelStepDetector {
  private sum = 0
  private last = { time: 0, delta: 0 }
  private restsUntilMs = 0
  private gestureTarget: WheelTarget = 'pages'

  /**
   * Processes a wheel event. The caller must pass every wheel event, because the detector recognizes a new gesture by
   * the pause before it.
   * @param delta vertical wheel distance in pixels
   * @param time time stamp of the event in milliseconds
   * @returns 1 to turn forward, -1 to turn back, or undefined to turn no page
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
