import type { Point } from '../../input/tapZones'

interface Deeds {
  /** Returns whether a single pointer may pan in this direction. Otherwise the gesture is left to page turning. */
  readonly mayDrag: (by: Point, kind: string) => boolean
  readonly onDrag: (by: Point) => void
  /** @param by  movement of the midpoint between the fingers */
  readonly onPinch: (at: Point, factor: number, by: Point) => void
}

/** A pointer that moved less than this (in CSS pixels) may still be a tap. */
const still = 8

const controls = 'button, a, input, select, textarea, label, dialog'

/** Recognises pinch and pan. Claimed gestures are hidden from other listeners, which receive `pointercancel`. */
export class PinchAndPan {
  private readonly down = new Map<number, Point>()
  private from: Point = { x: 0, y: 0 }
  /** State of the gesture: undecided, claimed, or left to other listeners. */
  private fate: 'open' | 'taken' | 'left' = 'open'
  private speed: Point = { x: 0, y: 0 }
  private movedAt = 0
  private gliding = 0
  private readonly deeds: Deeds
  private readonly ended = new AbortController()

  constructor(element: HTMLElement, deeds: Deeds) {
    this.deeds = deeds
    const options = { capture: true, signal: this.ended.signal }
    element.addEventListener('pointerdown', this.onDown, options)
    element.addEventListener('pointermove', this.onMove, options)
    element.addEventListener('pointerup', this.onUp, options)
    element.addEventListener('pointercancel', this.onCancel, options)
    element.addEventListener('touchmove', this.onTouchMove, { ...options, passive: false })
  }

  /** Stops the momentum. */
  rest(): void {
    cancelAnimationFrame(this.gliding)
  }

  stop(): void {
    this.rest()
    this.ended.abort()
  }

  private readonly onDown = (event: PointerEvent) => {
    if (!event.isTrusted || (event.pointerType === 'mouse' && event.button !== 0)) return
    if ((event.target as Element).closest(controls)) return
    this.rest()
    this.down.delete(event.pointerId)
    if (this.down.size === 0) {
      this.fate = 'open'
      this.from = pointOf(event)
      this.speed = { x: 0, y: 0 }
    } else this.fate = 'taken'
    this.down.set(event.pointerId, pointOf(event))
  }

  private readonly onMove = (event: PointerEvent) => {
    const before = this.down.get(event.pointerId)
    if (!before) return
    // The button was released outside of this element.
    if (event.buttons === 0) return void this.down.delete(event.pointerId)
    const now = pointOf(event)
    if (this.down.size === 1 && this.fate === 'open') {
      const by = { x: now.x - this.from.x, y: now.y - this.from.y }
      if (Math.hypot(by.x, by.y) < still) return
      this.fate = this.deeds.mayDrag(by, event.pointerType) ? 'taken' : 'left'
    }
    if (this.fate !== 'taken') return
    const [one, other] = [...this.down.values()]
    this.down.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (one && other) this.pinch(one, other)
    else this.drag(by, event.timeStamp)
  }

  private drag(by: Point, time: number): void {
    const elapsed = Math.max(1, time - this.movedAt)
    this.movedAt = time
    this.speed = { x: by.x / elapsed, y: by.y / elapsed }
    this.deeds.onDrag(by)
  }

  private pinch(oneBefore: Point, otherBefore: Point): void {
    const [one, other] = [...this.down.values()]
    if (!one || !other) return
    const apart = distance(one, other)
    const middle = between(one, other)
    const middleBefore = between(oneBefore, otherBefore)
    const by = { x: middle.x - middleBefore.x, y: middle.y - middleBefore.y }
    this.deeds.onPinch(middleBefore, apart / Math.max(1, distance(oneBefore, otherBefore)), by)
  }

  private readonly onUp = (event: PointerEvent) => {
    if (!this.down.delete(event.pointerId) || this.fate !== 'taken') return
    event.stopImmediatePropagation()
    const { pointerId, pointerType } = event
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType, bubbles: true }))
    if (this.down.size === 0 && event.timeStamp - this.movedAt < 60) this.glide()
  }

  private readonly onCancel = (event: PointerEvent) => {
    if (event.isTrusted) this.down.delete(event.pointerId)
  }

  /** Prevents browser scrolling while two fingers pinch or one finger pans. */
  private readonly onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || this.fate === 'taken')) event.preventDefault()
  }

  /** Continues a pan with decaying speed. */
  private glide(): void {
    let last = performance.now()
    const on = (now: number) => {
      const elapsed = Math.min(40, now - last)
      last = now
      const fades = 0.995 ** elapsed
      this.speed = { x: this.speed.x * fades, y: this.speed.y * fades }
      if (Math.hypot(this.speed.x, this.speed.y) < 0.03) return
      this.deeds.onDrag({ x: this.speed.x * elapsed, y: this.speed.y * elapsed })
      this.gliding = requestAnimationFrame(on)
    }
    this.gliding = requestAnimationFrame(on)
  }
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
