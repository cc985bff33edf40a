import type { ComicSpread } from '../pages/createComicSpreads'
import type { ImageRegion } from '../pages/pageImageTransform'
import type { GuidedViewCallbacks, PageZoomController } from '../zoom/pageZoomController'
import { noPageZoom, type UnzoomedPageBox, zoomPagesToRegion } from '../zoom/pageZoomMath'
import { createGuidedViewStops, type GuidedViewStop, rotateImageRegion } from './createGuidedViewStops'

const PANEL_TRANSITION = '260ms cubic-bezier(0.3, 0, 0.2, 1)'

const HIGHLIGHT_MARGIN_PX = 4

export interface GuidedViewOptions {
  readonly panels: (page: number) => readonly ImageRegion[] | undefined
  /** Numbers of the pages that the guided view shows as a whole instead of panel by panel. */
  readonly whole: ReadonlySet<number>
  readonly wholeFirst: boolean
  /** Whether a swipe with a finger moves to the next panel or page. If false, a swipe pans the zoomed page. */
  readonly swipes: boolean
  readonly animate: boolean
}

/** Guided view of the open spread: zooms to each panel in turn. `ComicSpreadNavigator` opens the other spreads. */
export class ComicPanelNavigator implements GuidedViewCallbacks {
  private options: GuidedViewOptions
  private readonly surface: HTMLElement
  private readonly zoomer: PageZoomController
  /** Element over the current panel. The shadow of this element dims the page around the panel. */
  private readonly highlight: HTMLElement
  private readonly onStop: (stop: GuidedViewStop) => void
  private spread: ComicSpread | undefined
  private stops: readonly GuidedViewStop[] = []
  private index = 0
  /**
   * Page turn that opened the spread: 1 for forward, -1 for backward, 0 for a jump. Undefined after the user has moved
   * between panels, and after a change of the options.
   */
  private enteredFrom: 1 | -1 | 0 | undefined
  private isZoomedOrPannedByUser = false
  private shownBox: UnzoomedPageBox | undefined
  private shownViewSize = ''
  private resizeFrame = 0

  constructor(
    surface: HTMLElement,
    zoomer: PageZoomController,
    highlight: HTMLElement,
    options: GuidedViewOptions,
    onStop: (stop: GuidedViewStop) => void,
  ) {
    this.surface = surface
    this.zoomer = zoomer
    this.highlight = highlight
    this.options = options
    this.onStop = onStop
    zoomer.guidedView = this
  }

  /**
   * Opens a spread and shows its first panel. There are two exceptions. After a backward page turn, the last panel is
   * shown. After a resize of the view, the current panel stays if the spread has the same pages as before.
   */
  openSpread(spread: ComicSpread, from: 1 | -1 | 0): void {
    const isResized =
      this.spread !== undefined && isSameSpread(spread, this.spread) && this.shownViewSize !== this.viewSize()
    this.spread = spread
    if (from === 0 && isResized) {
      this.update()
      return
    }
    this.markDetection()
    this.enteredFrom = from
    this.stops = createGuidedViewStops(spread, this.options)
    this.index = from === -1 ? this.stops.length - 1 : 0
    this.show()
  }

  /**
   * Computes the panels again. Stays at the current panel. If this panel no longer exists, moves to the nearest earlier
   * panel of the page. If `enteredFrom` is defined, always moves to the first panel of the spread, or to the last panel
   * after a backward page turn.
   * @param options new options; omit to compute the panels with the current options
   */
  update(options = this.options): void {
    // New options must not change the current panel. If `enteredFrom` stayed defined, the code below would move to the
    // first or last panel of the spread.
    if (options !== this.options) this.enteredFrom = undefined
    this.options = options
    this.markDetection()
    const before = this.stops[this.index]
    if (!this.spread || !before) return
    const stops = createGuidedViewStops(this.spread, options)
    const isUnchanged =
      stops.length === this.stops.length && stops.every((stop, index) => isSameStop(stop, this.stops[index]))
    this.stops = stops
    if (isUnchanged) {
      this.refresh()
      return
    }
    const last = stops.length - 1
    const sameOrEarlier = stops.findLastIndex(
      ({ page, nth }) => page.number === before.page.number && nth <= before.nth,
    )
    const firstOfPage = stops.findIndex(({ page }) => page.number === before.page.number)
    this.index =
      this.enteredFrom === undefined ? Math.max(0, sameOrEarlier, firstOfPage) : this.enteredFrom === -1 ? last : 0
    if (!this.isZoomedOrPannedByUser) this.show(PANEL_TRANSITION)
  }

  /** Moves to the next (1) or previous (-1) panel. Returns false if the spread has no panel in this direction. */
  step(direction: 1 | -1): boolean {
    const from = this.isZoomedOrPannedByUser && this.zoomer.isZoomed ? this.nearestStop() : this.index
    if (!this.stops[from + direction]) return false
    this.index = from + direction
    this.enteredFrom = undefined
    this.show(PANEL_TRANSITION)
    return true
  }

  /**
   * Zooms to the current panel again if the size of the view or the position of the panel has changed. Does nothing if
   * the user has zoomed or panned since the guided view last moved.
   */
  refresh(): void {
    const stop = this.stops[this.index]
    if (this.isZoomedOrPannedByUser || !stop) return
    const box = this.measureStop(stop)
    if (this.shownViewSize !== this.viewSize() || !isSameBox(box, this.shownBox)) this.show()
  }

  readonly mayDrag = (kind: string): boolean => kind === 'mouse' || !this.options.swipes

  readonly onUserZoom = (): void => {
    this.isZoomedOrPannedByUser = true
    this.highlight.hidden = true
  }

  /**
   * Zooms to the current panel again in the next frame. Waits for this frame, because the pages get their new size only
   * then.
   */
  readonly onViewResize = (): void => {
    cancelAnimationFrame(this.resizeFrame)
    this.resizeFrame = requestAnimationFrame(() => {
      this.isZoomedOrPannedByUser = false
      this.refresh()
    })
  }

  stop(): void {
    cancelAnimationFrame(this.resizeFrame)
    this.zoomer.guidedView = undefined
    this.zoomer.show(noPageZoom)
    this.highlight.hidden = true
  }

  private show(transition?: string): void {
    const stop = this.stops[this.index]
    if (!stop) return
    this.isZoomedOrPannedByUser = false
    this.shownViewSize = this.viewSize()
    this.shownBox = this.measureStop(stop)
    const view = { width: this.surface.clientWidth, height: this.surface.clientHeight }
    const zoom = this.shownBox ? zoomPagesToRegion(this.shownBox, view) : noPageZoom
    const isAnimated = transition && this.options.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.zoomer.show(zoom, isAnimated ? transition : undefined)
    const { style } = this.highlight
    // A panel is always highlighted. A whole page is highlighted only if the view is zoomed or the spread has two
    // pages.
    this.highlight.hidden = zoom === noPageZoom && !stop.region && this.spread?.length !== 2
    if (this.shownBox) {
      const { x, y, width, height } = this.shownBox
      style.transition = isAnimated
        ? ['left', 'top', 'width', 'height'].map(side => `${side} ${transition}`).join()
        : ''
      style.left = `${zoom.x + zoom.scale * x - HIGHLIGHT_MARGIN_PX}px`
      style.top = `${zoom.y + zoom.scale * y - HIGHLIGHT_MARGIN_PX}px`
      style.width = `${zoom.scale * width + 2 * HIGHLIGHT_MARGIN_PX}px`
      style.height = `${zoom.scale * height + 2 * HIGHLIGHT_MARGIN_PX}px`
    }
    this.onStop(stop)
  }

  private nearestStop(): number {
    const { x, y } = this.zoomer.viewCenter
    const distances = this.stops.map(stop => {
      const box = stop.nth > 0 && this.measureStop(stop)
      if (!box) return Number.POSITIVE_INFINITY
      const distance = Math.hypot(
        Math.max(0, box.x - x, x - box.x - box.width),
        Math.max(0, box.y - y, y - box.y - box.height),
      )
      return distance * 1000 + Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
    })
    return distances.indexOf(Math.min(...distances))
  }

  /**
   * Returns the position and size of a panel or page at normal zoom. Measures the DOM elements, because pages may be
   * cropped, split or rotated.
   */
  private measureStop({ page, region }: GuidedViewStop): UnzoomedPageBox | undefined {
    const content = this.surface.firstElementChild as HTMLElement | null
    const pageBox = content?.querySelector(`[data-shown="true"] [data-page="${page.number}"]`)
    if (!content || !pageBox) return undefined
    const contentRect = content.getBoundingClientRect()
    const scale = contentRect.width / content.offsetWidth || 1
    const pageRect = pageBox.getBoundingClientRect()
    const imageRect = pageBox.querySelector('img')?.getBoundingClientRect() ?? pageRect
    const { x, y, width, height } = rotateImageRegion(region ?? wholeImage, page.top)
    const left = Math.max(pageRect.left, region ? imageRect.left + x * imageRect.width : pageRect.left)
    const top = Math.max(pageRect.top, region ? imageRect.top + y * imageRect.height : pageRect.top)
    const right = Math.min(pageRect.right, region ? imageRect.left + (x + width) * imageRect.width : pageRect.right)
    const bottom = Math.min(pageRect.bottom, region ? imageRect.top + (y + height) * imageRect.height : pageRect.bottom)
    if (right - left < 1 || bottom - top < 1) return undefined
    return {
      x: (left - contentRect.left) / scale,
      y: (top - contentRect.top) / scale,
      width: (right - left) / scale,
      height: (bottom - top) / scale,
    }
  }

  /** Sets the attribute `data-detecting` on the highlight while the panels of a visible page are not yet detected. */
  private markDetection(): void {
    const { panels, whole } = this.options
    const isDetecting = this.spread?.some(({ number }) => !whole.has(number) && !panels(number)) ?? false
    this.highlight.toggleAttribute('data-detecting', isDetecting)
  }

  private viewSize(): string {
    return `${this.surface.clientWidth}x${this.surface.clientHeight}`
  }
}

const wholeImage: ImageRegion = { x: 0, y: 0, width: 1, height: 1 }

const isSameSpread = (first: ComicSpread, second: ComicSpread) =>
  first.length === second.length &&
  first.every((page, index) => page.number === second[index]?.number && page.half === second[index]?.half)

const isSameStop = (first: GuidedViewStop, second: GuidedViewStop | undefined) =>
  first.page.number === second?.page.number &&
  first.nth === second.nth &&
  (first.region === second.region || (first.region && second.region && isSameBox(first.region, second.region, 0.001)))

const isSameBox = (first: UnzoomedPageBox | undefined, second: UnzoomedPageBox | undefined, tolerance = 1) =>
  first === second ||
  (first !== undefined &&
    second !== undefined &&
    (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(first[side] - second[side]) <= tolerance))
