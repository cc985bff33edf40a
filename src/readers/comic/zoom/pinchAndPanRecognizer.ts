import type { Point } from '../../input/tapZones'

interface PinchAndPanHandlers {
  /**
   * Returns whether a drag by the vector `by` must pan the pages. If false, the drag is left to the listeners for page
   * turns. `kind` is the pointer type, for example `mouse`.
   */
  readonly mayDrag: (by: Point, kind: string) => boolean
  readonly onDrag: (by: Point) => void
  /**
   * Called during a pinch with two fingers.
   * @param at midpoint between the fingers before the movement
   * @param factor new distance between the fingers, divided by the old distance
   * @param by movement of the midpoint, in CSS pixels
   */
  readonly onPinch: (at: Point, factor: number, by: Point) => void
}

const TAP_MAX_MOVE_PX = 8

const SELECTABLE_SELECTOR = '[data-pdf-text]'
const CONTROLS_SELECTOR = 'button, a, input, select, textarea, label, dialog'

/**
 * Recognizes pinch and pan gestures on an element. After such a gesture, dispatches `pointercancel`, so that the
 * listeners for page turns ignore the gesture.
 */
export class PinchAndPanRecognizer {
  private readonly activePointers = new Map<number, Point>()
  private startPoint: Point = { x: 0, y: 0 }
  /**
   * State of the current gesture. `open`: the type of the gesture is not known yet. `taken`: this class handles the
   * gesture. `left`: this class ignores the gesture.
   */
  private outcome: 'open' | 'taken' | 'left' = 'open'
  private velocity: Point = { x: 0, y: 0 }
  private movedAtMs = 0
  private momentumFrame = 0
  private readonly handlers: PinchAndPanHandlers
  private readonly abort = new AbortController()

  constructor(element: HTMLElement, handlers: PinchAndPanHandlers) {
    this.handlers = handlers
    const options = { capture: true, signal: this.abort.signal }
    element.addEventListener('pointerdown', this.onDown, options)
    element.addEventListener('pointermove', this.onMove, options)
    element.addEventListener('pointerup', this.onUp, options)
    element.addEventListener('pointercancel', this.onCancel, options)
    element.addEventListener('touchmove', this.onTouchMove, { ...options, passive: false })
  }

  stopMomentum(): void {
    cancelAnimationFrame(this.momentumFrame)
  }

  stop(): void {
    this.stopMomentum()
    this.abort.abort()
  }

  private readonly onDown = (event: PointerEvent) => {
    if (!event.isTrusted || (event.pointerType === 'mouse' && event.button !== 0)) return
    const target = event.target as Element
    // A mouse drag on selectable text selects the text and does not pan. A finger drag on text can pan, because touch
    // users select text by a long press.
    if (target.closest(CONTROLS_SELECTOR) || (event.pointerType === 'mouse' && target.closest(SELECTABLE_SELECTOR)))
      return
    this.stopMomentum()
    this.activePointers.delete(event.pointerId)
    if (this.activePointers.size === 0) {
      this.outcome = 'open'
      this.startPoint = pointOf(event)
      this.velocity = { x: 0, y: 0 }
    } else this.outcome = 'taken'
    this.activePointers.set(event.pointerId, pointOf(event))
  }

  private readonly onMove = (event: PointerEvent) => {
    const before = this.activePointers.get(event.pointerId)
    if (!before) return
    // A movement without a pressed button means that the user released the mouse button outside of the element. The
    // gesture has therefore ended.
    if (event.buttons === 0) return void this.activePointers.delete(event.pointerId)
    const now = pointOf(event)
    if (this.activePointers.size === 1 && this.outcome === 'open') {
      const by = { x: now.x - this.startPoint.x, y: now.y - this.startPoint.y }
      if (Math.hypot(by.x, by.y) < TAP_MAX_MOVE_PX) return
      this.outcome = this.handlers.mayDrag(by, event.pointerType) ? 'taken' : 'left'
    }
    if (this.outcome !== 'taken') return
    const [first, second] = [...this.activePointers.values()]
    this.activePointers.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (first && second) this.pinch(first, second)
    else this.drag(by, event.timeStamp)
  }

  private drag(by: Point, time: number): void {
    const elapsed = Math.max(1, time - this.movedAtMs)
    this.movedAtMs = time
    this.velocity = { x: by.x / elapsed, y: by.y / elapsed }
    this.handlers.onDrag(by)
  }

  private pinch(firstBefore: Point, secondBefore: Point): void {
    const [first, second] = [...this.activePointers.values()]
    if (!first || !second) return
    const fingerDistance = distance(first, second)
    const middle = midpoint(first, second)
    const middleBefore = midpoint(firstBefore, secondBefore)
    const by = { x: middle.x - middleBefore.x, y: middle.y - middleBefore.y }
    this.handlers.onPinch(middleBefore, fingerDistance / Math.max(1, distance(firstBefore, secondBefore)), by)
  }

  private readonly onUp = (event: PointerEvent) => {
    if (!this.activePointers.delete(event.pointerId) || this.outcome !== 'taken') return
    event.stopImmediatePropagation()
    const { pointerId, pointerType } = event
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }))
    if (this.activePointers.size === 0 && event.timeStamp - this.movedAtMs < 60) this.startMomentum()
  }

  private readonly onCancel = (event: PointerEvent) => {
    if (event.isTrusted) this.activePointers.delete(event.pointerId)
  }

  /** Prevents browser scrolling during a pinch or pan. */
  private readonly onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || this.outcome === 'taken')) event.preventDefault()
  }

  private startMomentum(): void {
    let last = performance.now()
    const step = (now: number) => {
      const elapsed = Math.min(40, now - last)
      last = now
      const decay = 0.995 ** elapsed
      this.velocity = { x: this.velocity.x * decay, y: this.velocity.y * decay }
      if (Math.hypot(this.velocity.x, this.velocity.y) < 0.03) return
      this.handlers.onDrag({ x: this.velocity.x * elapsed, y: this.velocity.y * elapsed })
      this.momentumFrame = requestAnimationFrame(step)
    }
    this.momentumFrame = requestAnimationFrame(step)
  }
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
