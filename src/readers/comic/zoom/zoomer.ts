import { isHandledByControl } from '../../input/keys/shortcuts'
import type { Point } from '../../input/tapZones'
import { PinchAndPan } from './pinchAndPan'
import { atStart, clampZoom, noZoom, panBy, type ZoomState, zoomAt } from './zoomMath'
import { ZoomSurface } from './zoomSurface'

/** Factors of a double tap and of a key press, and the wheel distance (CSS pixels) that scales by e. */
const strong = 2.5
const step = 1.25
const wheelPerE = 400

/** Duration and easing of zooms by key or tap. */
const swift = '140ms ease-out'

export interface ZoomSettings {
  readonly rightToLeft: boolean
  /** Vertical modes advance downwards, others sideways first. */
  readonly upright: boolean
  /** Whether the zoom is kept on page turn. */
  readonly keeps: boolean
  readonly animate: boolean
}

/** Callbacks of the guided view. While it is active, it decides what is shown and handles turns and arrow keys. */
export interface GuidedViewController {
  /** Returns whether a pointer of this kind may pan. Otherwise its gesture is a turn. */
  readonly mayDrag: (kind: string) => boolean
  /** Called after the user zoomed or panned. */
  readonly onHand: () => void
  /** Called when the size of the surface changes. */
  readonly onRoom: () => void
}

/** Zooms and pans the content of a surface, including pages larger than the view at scale 1. */
export class Zoomer {
  private zoom: ZoomState = noZoom
  leader: GuidedViewController | undefined
  private readonly surface: ZoomSurface
  private readonly ways: ZoomSettings
  private readonly fingers: PinchAndPan
  private readonly ended = new AbortController()

  /** @param zoomedClass  class of the surface while it is zoomed */
  constructor(surface: HTMLElement, ways: ZoomSettings, zoomedClass: string) {
    this.surface = new ZoomSurface(surface, zoomedClass)
    this.ways = ways
    const { signal } = this.ended
    surface.addEventListener('wheel', this.onWheel, { capture: true, passive: false, signal })
    window.addEventListener('keydown', this.onKey, { capture: true, signal })
    this.fingers = new PinchAndPan(surface, {
      // Touch scrolls unzoomed pages natively; a mouse can reach their sides only by dragging.
      mayDrag: (by, kind) =>
        (this.leader?.mayDrag(kind) ?? true) && (this.isZoomed || kind === 'mouse') && this.hasRoom(by),
      onDrag: by => this.pan(by),
      onPinch: (at, factor, by) => {
        this.move(zoomAt(this.zoom, this.surface.pointAt(at), factor, this.surface.view(), this.surface.pages()))
        this.pan(by)
      },
    })
    const watch = new ResizeObserver(() =>
      this.leader ? this.leader.onRoom() : this.set(clampZoom(this.zoom, this.surface.view(), this.surface.pages())),
    )
    watch.observe(surface)
    signal.addEventListener('abort', () => {
      this.fingers.stop()
      watch.disconnect()
      this.set(noZoom)
    })
  }

  get isZoomed(): boolean {
    return this.zoom.scale > 1
  }

  /** Scale in percent. */
  get percent(): number {
    return Math.round(this.zoom.scale * 100)
  }

  /** Zooms one step in or out around the middle of the view. */
  step(direction: 1 | -1): void {
    const { width, height } = this.surface.view()
    const factor = direction === 1 ? step : 1 / step
    this.move(
      zoomAt(this.zoom, { x: width / 2, y: height / 2 }, factor, this.surface.view(), this.surface.pages()),
      swift,
    )
  }

  /** Zooms in around a point of the window, or resets the zoom. */
  toggle(at: Point): void {
    this.move(
      this.isZoomed
        ? noZoom
        : zoomAt(this.zoom, this.surface.pointAt(at), strong, this.surface.view(), this.surface.pages()),
      swift,
    )
  }

  reset(): void {
    this.move(noZoom, swift)
  }

  /**
   * Shows a zoom of the guided view.
   * @param glide  CSS duration and easing when animations are allowed
   */
  show(zoom: ZoomState, glide?: string): void {
    this.fingers.rest()
    this.set(zoom, glide)
  }

  /** Point of the unzoomed pages at the middle of the view. */
  get middle(): Point {
    const { width, height } = this.surface.view()
    const { scale, x, y } = this.zoom
    return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale }
  }

  /** Moves to the start of the new page, or resets the zoom. */
  turned(): void {
    if (!this.isZoomed || this.leader) return
    const { keeps, rightToLeft } = this.ways
    this.set(keeps ? atStart(this.zoom.scale, rightToLeft, this.surface.view(), this.surface.pages()) : noZoom)
  }

  /**
   * Advances within the zoomed page. Returns false at its end.
   * @param broad  also within unzoomed pages that are wider than the view
   */
  goOn(direction: 1 | -1, broad: boolean): boolean {
    if (this.leader || (!this.isZoomed && !(broad && this.surface.sides().max > 2))) return false
    const { width, height } = this.surface.view()
    const inRows = !this.ways.upright || !this.isZoomed
    const across = (this.ways.rightToLeft ? 1 : -1) * direction * width * 0.8
    const down = -direction * height * 0.8
    if (inRows && this.hasRoom({ x: across, y: 0 })) this.pan({ x: across, y: 0 }, true)
    else if (this.hasRoom({ x: 0, y: down })) this.pan({ x: inRows ? -across * 100 : 0, y: down }, true)
    else return false
    return true
  }

  stop(): void {
    this.ended.abort()
  }

  private readonly onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && (!this.isZoomed || this.leader)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const unit = event.deltaMode === 0 ? 1 : 40
    if (event.ctrlKey) {
      const factor = Math.exp((-event.deltaY * unit) / wheelPerE)
      const at = this.surface.pointAt({ x: event.clientX, y: event.clientY })
      this.move(zoomAt(this.zoom, at, factor, this.surface.view(), this.surface.pages()))
    } else this.pan({ x: -event.deltaX * unit, y: -event.deltaY * unit })
  }

  /** Pans with the arrow keys while there is content in that direction. */
  private readonly onKey = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way || !this.isZoomed || this.leader || event.altKey || event.ctrlKey || event.metaKey) return
    if (isHandledByControl(event.target, event.key)) return
    const { width, height } = this.surface.view()
    const by = { x: way.x * width * 0.2, y: way.y * height * 0.2 }
    if (!this.hasRoom(by)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.pan(by, true)
  }

  /** Pans. Movement beyond the edge scrolls the page element itself. */
  private pan(by: Point, smooth = false): void {
    const { zoom, left } = panBy(this.zoom, by, this.surface.view(), this.surface.pages())
    this.move(zoom, smooth ? swift : undefined)
    if (left.x === 0 && left.y === 0) return
    this.surface.scrollBy({ x: -left.x / zoom.scale, y: -left.y / zoom.scale })
  }

  private hasRoom(by: Point): boolean {
    return this.surface.hasRoom(this.zoom, by)
  }

  /** Sets a zoom made by the user and notifies the guided view. */
  private move(zoom: ZoomState, glide?: string): void {
    if (zoom === this.zoom) return
    this.set(zoom, glide)
    this.leader?.onHand()
  }

  private set(zoom: ZoomState, glide?: string): void {
    if (zoom === this.zoom) return
    this.zoom = zoom
    const glides = glide && this.ways.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.surface.apply(zoom, glides ? glide : undefined)
  }
}

/** Content moves opposite to the arrow. */
const arrows: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
