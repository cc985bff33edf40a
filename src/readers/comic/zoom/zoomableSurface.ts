import type { Point } from '../../input/tapZones'
import { measureHorizontalScroll } from './measureHorizontalScroll'
import { type PageZoomState, panZoomedPages, type UnzoomedPageBox } from './pageZoomMath'

/**
 * Measures and transforms the pages in an element, the surface. Coordinates are CSS pixels from the top left corner of
 * the surface.
 */
export class ZoomableSurface {
  private readonly element: HTMLElement
  private readonly zoomedClass: string

  /**
   * @param element element that contains the pages
   * @param zoomedClass CSS class that is set on the element while the pages are zoomed
   */
  constructor(element: HTMLElement, zoomedClass: string) {
    this.element = element
    this.zoomedClass = zoomedClass
  }

  view(): { width: number; height: number } {
    return { width: this.element.clientWidth, height: this.element.clientHeight }
  }

  /** Returns the position and size of the visible pages at normal zoom. */
  pages(): UnzoomedPageBox {
    const view = this.view()
    const drawn = this.pageElement()
    const width = Math.min(view.width, drawn?.offsetWidth ?? view.width)
    const height = Math.min(view.height, drawn?.offsetHeight ?? view.height)
    return { width, height, x: (view.width - width) / 2, y: (view.height - height) / 2 }
  }

  /**
   * Calls `onChange` when the size of the element changes, and when the size of the pages in the element changes.
   * Returns a function that stops watching.
   */
  watchSize(onChange: () => void): () => void {
    let pages: HTMLElement | null | undefined
    const observer = new ResizeObserver(() => {
      onChange()
      if (pages === this.pageElement()) return
      if (pages) observer.unobserve(pages)
      pages = this.pageElement()
      if (pages) observer.observe(pages)
    })
    observer.observe(this.element)
    return () => observer.disconnect()
  }

  private pageElement(): HTMLElement | null | undefined {
    return this.scroller()?.firstElementChild as HTMLElement | null | undefined
  }

  pointAt({ x, y }: Point): Point {
    const { left, top } = this.element.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  /** Horizontal scroll offset in CSS pixels from the left (`at`), and the maximum offset (`max`). */
  sides(): { at: number; max: number } {
    const scroller = this.scroller()
    return scroller ? measureHorizontalScroll(scroller) : { at: 0, max: 0 }
  }

  /** Returns whether the pages can move further in the direction of a vector, either by a pan or by a scroll. */
  hasRoom(zoom: PageZoomState, by: Point): boolean {
    const { left } = panZoomedPages(zoom, by, this.view(), this.pages())
    const across = Math.abs(by.x) > Math.abs(by.y)
    if (Math.abs(across ? by.x - left.x : by.y - left.y) > 2) return true
    const scroller = this.scroller()
    if (!scroller) return false
    if (across) {
      const { at, max } = this.sides()
      return by.x < 0 ? at < max - 2 : at > 2
    }
    const max = scroller.scrollHeight - scroller.clientHeight
    return by.y < 0 ? scroller.scrollTop < max - 2 : scroller.scrollTop > 2
  }

  /** Scrolls the element that contains the pages. Returns the actual scroll distance in CSS pixels. */
  scrollBy({ x, y }: Point): Point {
    const scroller = this.scroller()
    if (!scroller || (x === 0 && y === 0)) return { x: 0, y: 0 }
    const { scrollLeft, scrollTop } = scroller
    scroller.scrollBy({ left: x, top: y, behavior: 'instant' })
    return { x: scroller.scrollLeft - scrollLeft, y: scroller.scrollTop - scrollTop }
  }

  /**
   * Call this function after a scroll and before an animated zoom. Moves the pages back by the scroll distance, so that
   * the scroll is not visible. The animation then starts at the place where the pages were before the scroll.
   */
  compensateScroll({ scale, x, y }: PageZoomState, scrolled: Point): void {
    if (scrolled.x === 0 && scrolled.y === 0) return
    this.apply({ scale, x: x + scale * scrolled.x, y: y + scale * scrolled.y }, undefined)
    // `offsetWidth` makes the browser apply the new position of the pages at once. Otherwise, the next zoom would
    // replace this position before the browser has used it.
    void this.target()?.offsetWidth
  }

  /**
   * Applies a zoom to the pages as a CSS transform.
   * @param transition CSS duration and easing; undefined for no animation
   */
  apply(zoom: PageZoomState, transition: string | undefined): void {
    const target = this.target()
    if (!target) return
    const isZoomed = zoom.scale > 1
    target.style.transition = transition ? `transform ${transition}` : ''
    target.style.transformOrigin = '0 0'
    target.style.transform = isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : ''
    this.element.classList.toggle(this.zoomedClass, isZoomed)
  }

  private target(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(':scope > *')
  }

  private scroller(): HTMLElement | null {
    const target = this.target()
    return target?.hasAttribute('data-webtoon') ? target : (target?.querySelector('[data-shown="true"]') ?? null)
  }
}
