import { isKeyHandledByFocusedControl } from '../../input/keys/readerShortcuts'
import type { Point } from '../../input/tapZones'
import {
  arrowKeyPanVectors,
  getPageZoomAtReadingStart,
  getPageZoomCenter,
  getScrollThatKeepsPoint,
  noPageZoom,
  type PageZoomState,
  panZoomedPages,
  zoomPagesAroundPoint,
  zoomPagesToCenter,
} from './pageZoomMath'
import { PinchAndPanRecognizer } from './pinchAndPanRecognizer'
import { ZoomableSurface } from './zoomableSurface'

const DOUBLE_TAP_FACTOR = 2.5
const KEY_STEP_FACTOR = 1.25
/** When the user turns the wheel by this distance in CSS pixels, the zoom factor is multiplied by e (2.718). */
const WHEEL_PX_PER_E_FOLD = 400

const ZOOM_TRANSITION = '140ms ease-out'

export interface PageZoomControllerSettings {
  readonly rightToLeft: boolean
  /** Whether the next page is below the current page, as in the vertical reading mode. */
  readonly upright: boolean
  /** Whether the pages stay zoomed after a page turn. */
  readonly keeps: boolean
  readonly animate: boolean
  /** Returns false while a card covers the pages. All input then goes to the reader and does not move the pages. */
  readonly isReading: () => boolean
}

/**
 * Callbacks of the guided view. While the guided view is active, it sets the zoom and handles page turns and arrow
 * keys.
 */
export interface GuidedViewCallbacks {
  /**
   * Returns whether a drag with this pointer type, for example `mouse`, may pan the pages. If false, the drag may turn
   * the page.
   */
  readonly mayDrag: (kind: string) => boolean
  readonly onUserZoom: () => void
  readonly onViewResize: () => void
}

/** Zooms and pans the pages in a DOM element. */
export class PageZoomController {
  private zoom: PageZoomState = noPageZoom
  /** Point of the pages that is at the center of the view. `x` and `y` are fractions of the size of the pages. */
  private center: Point = { x: 0.5, y: 0.5 }
  guidedView: GuidedViewCallbacks | undefined
  private readonly surface: ZoomableSurface
  private readonly settings: PageZoomControllerSettings
  private readonly gestures: PinchAndPanRecognizer
  private readonly abort = new AbortController()

  /**
   * Creates a controller for the pages in the element `surface`.
   * @param zoomedClass CSS class that the controller sets on the element while the pages are zoomed
   */
  constructor(surface: HTMLElement, settings: PageZoomControllerSettings, zoomedClass: string) {
    this.surface = new ZoomableSurface(surface, zoomedClass)
    this.settings = settings
    const { signal } = this.abort
    surface.addEventListener('wheel', this.onWheel, { capture: true, passive: false, signal })
    // At the window, this listener would get keys before the arrow key navigation in the toolbars, which starts later.
    document.addEventListener('keydown', this.onKey, { capture: true, signal })
    this.gestures = new PinchAndPanRecognizer(surface, {
      // At normal zoom, browsers scroll a page with a finger drag, but not with a mouse drag. The controller therefore
      // handles mouse drags at every zoom.
      mayDrag: (by, kind) =>
        (this.guidedView?.mayDrag(kind) ?? true) && (this.isZoomed || kind === 'mouse') && this.hasRoom(by),
      onDrag: by => this.pan(by),
      onPinch: (at, factor, by) => {
        this.zoomAround(this.surface.pointAt(at), factor)
        this.pan(by)
      },
    })
    const stopWatchingSize = this.surface.watchSize(() =>
      this.guidedView ? this.guidedView.onViewResize() : this.restoreCenter(),
    )
    signal.addEventListener('abort', () => {
      this.gestures.stop()
      stopWatchingSize()
      this.set(noPageZoom)
    })
  }

  get isZoomed(): boolean {
    return this.zoom.scale > 1
  }

  /** Zoom of the pages as a percentage of the normal zoom, for example 200 for doubled size. */
  get percent(): number {
    return Math.round(this.zoom.scale * 100)
  }

  step(direction: 1 | -1): void {
    this.zoomAround(this.middleOfView, direction === 1 ? KEY_STEP_FACTOR : 1 / KEY_STEP_FACTOR, ZOOM_TRANSITION)
  }

  /** Zooms in around a point of the window. If the page is already zoomed, resets the zoom. */
  toggle(at: Point): void {
    this.zoomAround(this.surface.pointAt(at), this.isZoomed ? 0 : DOUBLE_TAP_FACTOR, ZOOM_TRANSITION)
  }

  reset(): void {
    this.zoomAround(this.middleOfView, 0, ZOOM_TRANSITION)
  }

  /**
   * Applies a zoom that the guided view has computed.
   * @param transition  CSS duration and easing; undefined for no animation
   */
  show(zoom: PageZoomState, transition?: string): void {
    this.gestures.stopMomentum()
    this.set(zoom, transition)
  }

  /** Center of the view, in coordinates of the pages at normal zoom. */
  get viewCenter(): Point {
    const { scale, x, y } = this.zoom
    return { x: (this.middleOfView.x - x) / scale, y: (this.middleOfView.y - y) / scale }
  }

  /**
   * Called when a spread opens. If the pages are zoomed and the guided view is off, resets the zoom or shows the start
   * of the new page at the same zoom, depending on the settings.
   */
  onPageTurn(): void {
    if (!this.isZoomed || this.guidedView) return
    const { keeps: keepsZoom, rightToLeft } = this.settings
    this.set(
      keepsZoom
        ? getPageZoomAtReadingStart(this.zoom.scale, rightToLeft, this.surface.view(), this.surface.pages())
        : noPageZoom,
    )
  }

  /**
   * Moves the view forward or back by a screen within a zoomed page. Returns false if the view cannot move further.
   * @param includesWidePages whether to also move at normal zoom, within pages that are wider than the view
   */
  advance(direction: 1 | -1, includesWidePages: boolean): boolean {
    if (this.guidedView || (!this.isZoomed && !(includesWidePages && this.surface.sides().max > 2))) return false
    const { width, height } = this.surface.view()
    const inRows = !this.settings.upright || !this.isZoomed
    const across = (this.settings.rightToLeft ? 1 : -1) * direction * width * 0.8
    const down = -direction * height * 0.8
    if (inRows && this.hasRoom({ x: across, y: 0 })) this.pan({ x: across, y: 0 }, true)
    else if (this.hasRoom({ x: 0, y: down })) this.pan({ x: inRows ? -across * 100 : 0, y: down }, true)
    else return false
    return true
  }

  stop(): void {
    this.abort.abort()
  }

  private readonly onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && (!this.isZoomed || this.guidedView || !this.settings.isReading())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const unit = event.deltaMode === 0 ? 1 : 40
    if (event.ctrlKey) {
      const factor = Math.exp((-event.deltaY * unit) / WHEEL_PX_PER_E_FOLD)
      const at = this.surface.pointAt({ x: event.clientX, y: event.clientY })
      this.zoomAround(at, factor)
    } else this.pan({ x: -event.deltaX * unit, y: -event.deltaY * unit })
  }

  /** Pans the zoomed pages with the arrow keys. If the pages cannot move further, the reader handles the key. */
  private readonly onKey = (event: KeyboardEvent) => {
    const vector = arrowKeyPanVectors[event.key]
    if (!vector || !this.isZoomed || this.guidedView || event.altKey || event.ctrlKey || event.metaKey) return
    if (isKeyHandledByFocusedControl(event.target, event.key)) return
    const { width, height } = this.surface.view()
    const by = { x: vector.x * width * 0.2, y: vector.y * height * 0.2 }
    if (!this.hasRoom(by)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.pan(by, true)
  }

  /** Pans the pages. If the zoomed pages cannot move further, scrolls the element that contains the pages. */
  private pan(by: Point, smooth = false): void {
    if (!this.settings.isReading()) return
    const { zoom, left } = panZoomedPages(this.zoom, by, this.surface.view(), this.surface.pages())
    this.setByUser(zoom, smooth ? ZOOM_TRANSITION : undefined)
    if (left.x === 0 && left.y === 0) return
    this.surface.scrollBy({ x: -left.x / zoom.scale, y: -left.y / zoom.scale })
  }

  private get middleOfView(): Point {
    const { width, height } = this.surface.view()
    return { x: width / 2, y: height / 2 }
  }

  /**
   * Multiplies the zoom by a factor. The factor 0 resets the zoom. The content at `point` stays in place. If the zoom
   * alone would move this content, for example near an edge of the pages, also scrolls the element that contains the
   * pages.
   */
  private zoomAround(point: Point, factor: number, transition?: string): void {
    if (!this.settings.isReading()) return
    const before = this.zoom
    const after = zoomPagesAroundPoint(before, point, factor, this.surface.view(), this.surface.pages())
    const scrolled = this.surface.scrollBy(getScrollThatKeepsPoint(before, after, point))
    if (transition) this.surface.compensateScroll(before, scrolled)
    this.setByUser(after, transition)
  }

  private hasRoom(by: Point): boolean {
    return this.settings.isReading() && this.surface.hasRoom(this.zoom, by)
  }

  private setByUser(zoom: PageZoomState, transition?: string): void {
    if (zoom === this.zoom) return
    this.set(zoom, transition)
    this.guidedView?.onUserZoom()
  }

  private set(zoom: PageZoomState, transition?: string): void {
    this.center = getPageZoomCenter(zoom, this.surface.view(), this.surface.pages())
    this.apply(zoom, transition)
  }

  /** Centers the view on the same point of the pages again after the size of the view or of the pages has changed. */
  private restoreCenter(): void {
    if (this.isZoomed)
      this.apply(zoomPagesToCenter(this.zoom.scale, this.center, this.surface.view(), this.surface.pages()))
  }

  private apply(zoom: PageZoomState, transition?: string): void {
    if (zoom === this.zoom) return
    this.zoom = zoom
    const isAnimated = transition && this.settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.surface.apply(zoom, isAnimated ? transition : undefined)
  }
}
