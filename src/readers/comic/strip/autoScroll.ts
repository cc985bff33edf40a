/** What a strip stops at: the person takes over. */
const takeovers = ['pointerdown', 'wheel', 'touchstart'] as const

/** Moves a strip on by itself, evenly, until the end or until the person takes over. */
export class AutoScroll {
  private frame = 0
  private scroller: HTMLElement | undefined
  private readonly onStop: () => void

  /** @param onStop  called when it stops, whoever stopped it */
  constructor(onStop: () => void) {
    this.onStop = onStop
  }

  get isOn(): boolean {
    return this.frame !== 0
  }

  /** @param speed  in CSS pixels a second */
  start(scroller: HTMLElement, speed: () => number): void {
    let last: number | undefined
    // The element keeps whole pixels only, where the screen has no more.
    let top = scroller.scrollTop
    const on = (now: number) => {
      const elapsed = Math.min(100, now - (last ?? now))
      last = now
      top += (speed() * elapsed) / 1000
      scroller.scrollTo({ top, behavior: 'instant' })
      const isAtEnd = scroller.scrollTop >= scroller.scrollHeight - scroller.clientHeight - 1
      const isMoved = Math.abs(scroller.scrollTop - top) > 4
      if (isAtEnd) this.stop()
      else {
        if (isMoved) top = scroller.scrollTop
        this.frame = requestAnimationFrame(on)
      }
    }
    this.scroller = scroller
    for (const event of takeovers) window.addEventListener(event, this.takeOver, { capture: true, passive: true })
    window.addEventListener('keydown', this.onKey, { capture: true })
    this.frame = requestAnimationFrame(on)
  }

  readonly stop = (): void => {
    if (!this.isOn) return
    cancelAnimationFrame(this.frame)
    this.frame = 0
    for (const event of takeovers) window.removeEventListener(event, this.takeOver, { capture: true })
    window.removeEventListener('keydown', this.onKey, { capture: true })
    this.onStop()
  }

  /** The touch that stops the strip does nothing else: it must not call the bars as well. */
  private readonly takeOver = (event: Event) => {
    if (event.type === 'pointerdown' && this.scroller?.contains(event.target as Node)) event.stopPropagation()
    this.stop()
  }

  /** Keys that move stop it; others, such as those that change the look, do not. */
  private readonly onKey = ({ key }: KeyboardEvent) => {
    if (/^(Arrow|Page|Home|End|Escape| )/.test(key)) this.stop()
  }
}
