import { isHandledByControl } from '../../input/keys/shortcuts'
import type { Point } from '../../input/tapZones'
import { PinchAndPan } from './pinchAndPan'
import { atStart, clampZoom, noZoom, panBy, type ZoomBox, type ZoomState, zoomAt } from './zoomMath'

/** What a double tap enlarges by, what a key does, and how far a wheel has to be turned for e times the size. */
const strong = 2.5
const step = 1.25
const wheelPerE = 400

/** How what keys and taps ask for gets there. */
const swift = '140ms ease-out'

export interface ZoomSettings {
  readonly rightToLeft: boolean
  /** Vertical modes go on downwards, others across first. */
  readonly upright: boolean
  /** Whether the next page is as large as the last one was. */
  readonly keeps: boolean
  readonly animate: boolean
}

/** Leads through the pages: what is shown is said by it, turns and arrows are its own. */
export interface GuidedViewController {
  /** Whether a finger that moves along may move what is enlarged; else its gesture is a turn. */
  readonly mayDrag: (kind: string) => boolean
  /** Hears that a hand enlarged or moved what it showed. */
  readonly onHand: () => void
  /** Hears that the room of the pages changed. */
  readonly onRoom: () => void
}

/** Enlarges what is drawn on a surface and moves it about, also what is larger than the view by itself. */
export class Zoomer {
  private zoom: ZoomState = noZoom
  leader: GuidedViewController | undefined
  private readonly surface: HTMLElement
  private readonly ways: ZoomSettings
  private readonly zoomedClass: string
  private readonly fingers: PinchAndPan
  private readonly ended = new AbortController()

  /** @param zoomedClass  set on the surface while something is enlarged */
  constructor(surface: HTMLElement, ways: ZoomSettings, zoomedClass: string) {
    this.surface = surface
    this.ways = ways
    this.zoomedClass = zoomedClass
    const { signal } = this.ended
    surface.addEventListener('wheel', this.onWheel, { capture: true, passive: false, signal })
    window.addEventListener('keydown', this.onKey, { capture: true, signal })
    this.fingers = new PinchAndPan(surface, {
      // A finger scrolls by itself what is not enlarged; a mouse has no other way to its sides.
      mayDrag: (by, kind) =>
        (this.leader?.mayDrag(kind) ?? true) && (this.isZoomed || kind === 'mouse') && this.hasRoom(by),
      onDrag: by => this.pan(by),
      onPinch: (at, factor, by) => {
        this.move(zoomAt(this.zoom, this.placed(at), factor, this.view(), this.pages()))
        this.pan(by)
      },
    })
    const watch = new ResizeObserver(() =>
      this.leader ? this.leader.onRoom() : this.set(clampZoom(this.zoom, this.view(), this.pages())),
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

  /** How large things are, in hundredths. */
  get percent(): number {
    return Math.round(this.zoom.scale * 100)
  }

  /** One step larger or smaller around the middle. */
  step(direction: 1 | -1): void {
    const { width, height } = this.view()
    const factor = direction === 1 ? step : 1 / step
    this.move(zoomAt(this.zoom, { x: width / 2, y: height / 2 }, factor, this.view(), this.pages()), swift)
  }

  /** Large around a point of the window, or back again. */
  toggle(at: Point): void {
    this.move(this.isZoomed ? noZoom : zoomAt(this.zoom, this.placed(at), strong, this.view(), this.pages()), swift)
  }

  reset(): void {
    this.move(noZoom, swift)
  }

  /** Shows what a leader wants to be seen. @param glide  how it gets there where things may move, as a CSS duration and easing */
  show(zoom: ZoomState, glide?: string): void {
    this.fingers.rest()
    this.set(zoom, glide)
  }

  /** The point of the pages, before anything is enlarged, that lies in the middle of the view. */
  get middle(): Point {
    const { width, height } = this.view()
    const { scale, x, y } = this.zoom
    return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale }
  }

  /** Another page is shown: it begins at its beginning. */
  turned(): void {
    if (!this.isZoomed || this.leader) return
    const { keeps, rightToLeft } = this.ways
    this.set(keeps ? atStart(this.zoom.scale, rightToLeft, this.view(), this.pages()) : noZoom)
  }

  /**
   * Goes on within what is enlarged; false when it was seen to its end.
   * @param broad  also within pages that are broader than the view by themselves
   */
  goOn(direction: 1 | -1, broad: boolean): boolean {
    if (this.leader || (!this.isZoomed && !(broad && this.sides().most > 2))) return false
    const { width, height } = this.view()
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
      const at = this.placed({ x: event.clientX, y: event.clientY })
      this.move(zoomAt(this.zoom, at, factor, this.view(), this.pages()))
    } else this.pan({ x: -event.deltaX * unit, y: -event.deltaY * unit })
  }

  /** Arrows move what is enlarged as long as there is something to see in their direction. */
  private readonly onKey = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way || !this.isZoomed || this.leader || event.altKey || event.ctrlKey || event.metaKey) return
    if (isHandledByControl(event.target, event.key)) return
    const { width, height } = this.view()
    const by = { x: way.x * width * 0.2, y: way.y * height * 0.2 }
    if (!this.hasRoom(by)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.pan(by, true)
  }

  /** What is left of a movement at the edge scrolls the page itself. */
  private pan(by: Point, smooth = false): void {
    const { zoom, left } = panBy(this.zoom, by, this.view(), this.pages())
    this.move(zoom, smooth ? swift : undefined)
    if (left.x === 0 && left.y === 0) return
    this.scroller()?.scrollBy({ left: -left.x / zoom.scale, top: -left.y / zoom.scale, behavior: 'instant' })
  }

  private hasRoom(by: Point): boolean {
    const { left } = panBy(this.zoom, by, this.view(), this.pages())
    const across = Math.abs(by.x) > Math.abs(by.y)
    if (Math.abs(across ? by.x - left.x : by.y - left.y) > 2) return true
    const scroller = this.scroller()
    if (!scroller) return false
    if (across) {
      const { at, most } = this.sides()
      return by.x < 0 ? at < most - 2 : at > 2
    }
    const most = scroller.scrollHeight - scroller.clientHeight
    return by.y < 0 ? scroller.scrollTop < most - 2 : scroller.scrollTop > 2
  }

  /** What a hand does: a leader hears of it. */
  private move(zoom: ZoomState, glide?: string): void {
    if (zoom === this.zoom) return
    this.set(zoom, glide)
    this.leader?.onHand()
  }

  private set(zoom: ZoomState, glide?: string): void {
    if (zoom === this.zoom) return
    this.zoom = zoom
    const target = this.target()
    if (!target) return
    const glides = glide && this.ways.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
    target.style.transition = glides ? `transform ${glide}` : ''
    target.style.transformOrigin = '0 0'
    target.style.transform = this.isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : ''
    this.surface.classList.toggle(this.zoomedClass, this.isZoomed)
  }

  /** How far what is shown is scrolled to the right, and how far it can be. */
  private sides(): { at: number; most: number } {
    const scroller = this.scroller()
    if (!scroller) return { at: 0, most: 0 }
    const most = scroller.scrollWidth - scroller.clientWidth
    return { at: scroller.scrollLeft + (scroller.dir === 'rtl' ? most : 0), most }
  }

  private target(): HTMLElement | null {
    return this.surface.querySelector<HTMLElement>(':scope > *')
  }

  private scroller(): HTMLElement | null {
    const target = this.target()
    return target?.hasAttribute('data-webtoon') ? target : (target?.querySelector('[data-shown="true"]') ?? null)
  }

  private view() {
    return { width: this.surface.clientWidth, height: this.surface.clientHeight }
  }

  /** Where the pages lie in the view, what scrolls out of it left aside. */
  private pages(): ZoomBox {
    const view = this.view()
    const drawn = this.scroller()?.firstElementChild as HTMLElement | null | undefined
    const width = Math.min(view.width, drawn?.offsetWidth ?? view.width)
    const height = Math.min(view.height, drawn?.offsetHeight ?? view.height)
    return { width, height, x: (view.width - width) / 2, y: (view.height - height) / 2 }
  }

  private placed(at: Point): Point {
    const { left, top } = this.surface.getBoundingClientRect()
    return { x: at.x - left, y: at.y - top }
  }
}

/** Where the view goes, the page moves the other way. */
const arrows: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
