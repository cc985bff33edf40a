const TAKEOVER_EVENTS = ['pointerdown', 'wheel', 'touchstart'] as const

/** Scrolls a webtoon at constant speed. Stops at the end, or when the user scrolls or taps. */
export class WebtoonAutoScroller {
  private frame = 0
  private scroller: HTMLElement | undefined
  private readonly onStop: () => void

  /**
   * Creates a scroller that does not scroll yet. Call {@link start} to start scrolling.
   * @param onStop called whenever the scroller stops
   */
  constructor(onStop: () => void) {
    this.onStop = onStop
  }

  get isOn(): boolean {
    return this.frame !== 0
  }

  /**
   * Starts to scroll.
   * @param scroller element that contains the webtoon
   * @param speed returns the speed in CSS pixels per second
   */
  start(scroller: HTMLElement, speed: () => number): void {
    let last: number | undefined
    // Exact scroll offset. It is stored separately, because browsers may round `scrollTop` to whole pixels.
    let top = scroller.scrollTop
    const step = (now: number) => {
      const elapsed = Math.min(100, now - (last ?? now))
      last = now
      top += (speed() * elapsed) / 1000
      scroller.scrollTo({ top, behavior: 'instant' })
      const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1
      const isMoved = Math.abs(scroller.scrollTop - top) > 4
      if (isAtEnd) this.stop()
      else {
        if (isMoved) top = scroller.scrollTop
        this.frame = requestAnimationFrame(step)
      }
    }
    this.scroller = scroller
    for (const event of TAKEOVER_EVENTS) window.addEventListener(event, this.takeOver, { capture: true, passive: true })
    window.addEventListener('keydown', this.onKey, { capture: true })
    this.frame = requestAnimationFrame(step)
  }

  readonly stop = (): void => {
    if (!this.isOn) return
    cancelAnimationFrame(this.frame)
    this.frame = 0
    for (const event of TAKEOVER_EVENTS) window.removeEventListener(event, this.takeOver, { capture: true })
    window.removeEventListener('keydown', this.onKey, { capture: true })
    this.onStop()
  }

  /**
   * Stops the automatic scrolling when the user scrolls or taps. Stops the propagation of a tap, because the tap would
   * otherwise also toggle the toolbars.
   */
  private readonly takeOver = (event: Event) => {
    if (event.type === 'pointerdown' && this.scroller?.contains(event.target as Node)) event.stopPropagation()
    this.stop()
  }

  /**
   * Stops the automatic scrolling when the user presses Escape or a key that scrolls. Consumes Escape, because the
   * reader would otherwise also close. Exception: if a sheet is open, Escape closes only the sheet and the scrolling
   * continues.
   */
  private readonly onKey = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape'
    if (isEscape && document.querySelector('dialog[open]')) return
    if (!isEscape && !/^(Arrow|Page|Home|End| )/.test(event.key)) return
    if (isEscape) {
      event.preventDefault()
      event.stopPropagation()
    }
    this.stop()
  }
}
