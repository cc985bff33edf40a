import type { Region } from '../pages/imageTransform'
import type { Spread } from '../pages/spreads'
import type { GuidedViewController, Zoomer } from '../zoom/zoomer'
import { noZoom, type ZoomBox, zoomToRegion } from '../zoom/zoomMath'
import { type GuidedStop, guidedStops, rotateRegion } from './guidedStops'

/** Duration and easing of the move between panels. */
const glide = '260ms cubic-bezier(0.3, 0, 0.2, 1)'

/** Margin around the panel that stays bright, in pixels. */
const brim = 4

export interface PanelMotion {
  /** Returns the panels of a page in reading order; undefined while they are not detected. */
  readonly panels: (page: number) => readonly Region[] | undefined
  /** Numbers of the pages that are shown as a whole. */
  readonly whole: ReadonlySet<number>
  readonly wholeFirst: boolean
  /** Whether one finger swipes to turn instead of panning. */
  readonly swipes: boolean
  /** Whether animations are allowed. */
  readonly animate: boolean
}

/** Moves through the open pages from panel to panel. Turns between pages are left to the page turner. */
export class PanelGuide implements GuidedViewController {
  private ways: PanelMotion
  private readonly surface: HTMLElement
  private readonly zoomer: Zoomer
  /** Element over the current panel; its shadow dims the surroundings. */
  private readonly hole: HTMLElement
  private readonly onStop: (stop: GuidedStop) => void
  private spread: Spread | undefined
  private stops: readonly GuidedStop[] = []
  private at = 0
  /** Direction of the turn that opened the pages; undefined after the first move between panels. */
  private entered: 1 | -1 | 0 | undefined
  /** Whether the user zoomed or panned since the last stop was shown. */
  private byHand = false
  private seen: ZoomBox | undefined
  private room = ''
  private pending = 0

  constructor(
    surface: HTMLElement,
    zoomer: Zoomer,
    hole: HTMLElement,
    ways: PanelMotion,
    onStop: (stop: GuidedStop) => void,
  ) {
    this.surface = surface
    this.zoomer = zoomer
    this.hole = hole
    this.ways = ways
    this.onStop = onStop
    zoomer.leader = this
  }

  /** Handles an opened spread: starts at its first panel, or at its last after a backward turn. */
  opened(spread: Spread, from: 1 | -1 | 0): void {
    const isLaidAnew = this.spread !== undefined && isSame(spread, this.spread) && this.room !== this.roomNow()
    this.spread = spread
    if (from === 0 && isLaidAnew) {
      this.learn()
      return
    }
    this.entered = from
    this.stops = guidedStops(spread, this.ways)
    this.at = from === -1 ? this.stops.length - 1 : 0
    this.show()
  }

  /** Applies newly detected panels and changed options. Stays at the current panel where possible. */
  learn(ways = this.ways): void {
    // A change of options means that the user has already seen the current stop.
    if (ways !== this.ways) this.entered = undefined
    this.ways = ways
    const before = this.stops[this.at]
    if (!this.spread || !before) return
    const stops = guidedStops(this.spread, ways)
    const isKnown = stops.length === this.stops.length && stops.every((stop, index) => alike(stop, this.stops[index]))
    this.stops = stops
    if (isKnown) {
      this.refresh()
      return
    }
    const last = stops.length - 1
    const same = stops.findLastIndex(({ page, nth }) => page.number === before.page.number && nth <= before.nth)
    const first = stops.findIndex(({ page }) => page.number === before.page.number)
    this.at = this.entered === undefined ? Math.max(0, same, first) : this.entered === -1 ? last : 0
    if (!this.byHand) this.show(glide)
  }

  /** Moves to the next or previous stop. Returns false when these pages have no more. */
  step(way: 1 | -1): boolean {
    const from = this.byHand && this.zoomer.isZoomed ? this.nearest() : this.at
    if (!this.stops[from + way]) return false
    this.at = from + way
    this.entered = undefined
    this.show(glide)
    return true
  }

  /** Updates the view after images or their positions may have changed. */
  refresh(): void {
    const stop = this.stops[this.at]
    if (this.byHand || !stop) return
    const box = this.boxOf(stop)
    if (this.room !== this.roomNow() || !isNear(box, this.seen)) this.show()
  }

  readonly mayDrag = (kind: string): boolean => kind === 'mouse' || !this.ways.swipes

  readonly onHand = (): void => {
    this.byHand = true
    this.hole.hidden = true
  }

  /** The page layout handles the same resize, possibly later. */
  readonly onRoom = (): void => {
    cancelAnimationFrame(this.pending)
    this.pending = requestAnimationFrame(() => {
      this.byHand = false
      this.refresh()
    })
  }

  stop(): void {
    cancelAnimationFrame(this.pending)
    this.zoomer.leader = undefined
    this.zoomer.show(noZoom)
    this.hole.hidden = true
  }

  private show(glide?: string): void {
    const stop = this.stops[this.at]
    if (!stop) return
    this.byHand = false
    this.room = this.roomNow()
    this.seen = this.boxOf(stop)
    const view = { width: this.surface.clientWidth, height: this.surface.clientHeight }
    const zoom = this.seen ? zoomToRegion(this.seen, view) : noZoom
    const glides = glide && this.ways.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.zoomer.show(zoom, glides ? glide : undefined)
    const { style } = this.hole
    // Highlights a stop that is not enlarged: a wide panel, or one of two pages.
    this.hole.hidden = zoom === noZoom && !stop.region && this.spread?.length !== 2
    if (this.seen) {
      const { x, y, width, height } = this.seen
      style.transition = glides ? ['left', 'top', 'width', 'height'].map(side => `${side} ${glide}`).join() : ''
      style.left = `${zoom.x + zoom.scale * x - brim}px`
      style.top = `${zoom.y + zoom.scale * y - brim}px`
      style.width = `${zoom.scale * width + 2 * brim}px`
      style.height = `${zoom.scale * height + 2 * brim}px`
    }
    this.onStop(stop)
  }

  /** Index of the stop whose box is nearest to the middle of the view. */
  private nearest(): number {
    const { x, y } = this.zoomer.middle
    const distances = this.stops.map(stop => {
      const box = stop.nth > 0 && this.boxOf(stop)
      if (!box) return Number.POSITIVE_INFINITY
      const beyond = Math.hypot(
        Math.max(0, box.x - x, x - box.x - box.width),
        Math.max(0, box.y - y, y - box.y - box.height),
      )
      return beyond * 1000 + Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
    })
    return distances.indexOf(Math.min(...distances))
  }

  /**
   * Measures the unzoomed box of a stop in the view. Computed from the DOM, because pages may be cropped, split or
   * rotated.
   */
  private boxOf({ page, region }: GuidedStop): ZoomBox | undefined {
    const drawn = this.surface.firstElementChild as HTMLElement | null
    const part = drawn?.querySelector(`[data-shown="true"] [data-page="${page.number}"]`)
    if (!drawn || !part) return undefined
    const ground = drawn.getBoundingClientRect()
    const scale = ground.width / drawn.offsetWidth || 1
    const outer = part.getBoundingClientRect()
    const image = part.querySelector('img')?.getBoundingClientRect() ?? outer
    const { x, y, width, height } = rotateRegion(region ?? all, page.top)
    const left = Math.max(outer.left, region ? image.left + x * image.width : outer.left)
    const top = Math.max(outer.top, region ? image.top + y * image.height : outer.top)
    const right = Math.min(outer.right, region ? image.left + (x + width) * image.width : outer.right)
    const bottom = Math.min(outer.bottom, region ? image.top + (y + height) * image.height : outer.bottom)
    if (right - left < 1 || bottom - top < 1) return undefined
    return {
      x: (left - ground.left) / scale,
      y: (top - ground.top) / scale,
      width: (right - left) / scale,
      height: (bottom - top) / scale,
    }
  }

  private roomNow(): string {
    return `${this.surface.clientWidth}x${this.surface.clientHeight}`
  }
}

const all: Region = { x: 0, y: 0, width: 1, height: 1 }

const isSame = (one: Spread, other: Spread) =>
  one.length === other.length &&
  one.every((page, index) => page.number === other[index]?.number && page.half === other[index]?.half)

const alike = (one: GuidedStop, other: GuidedStop | undefined) =>
  one.page.number === other?.page.number &&
  one.nth === other.nth &&
  (one.region === other.region || (one.region && other.region && isNear(one.region, other.region, 0.001)))

const isNear = (one: ZoomBox | undefined, other: ZoomBox | undefined, by = 1) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= by))
