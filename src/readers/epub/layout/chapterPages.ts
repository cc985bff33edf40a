import type { PageFrame } from '../content/createEpubStyleSheet'
import type { ChapterFrame } from './epubEngine'

type Measured = Pick<ChapterFrame, 'width' | 'height' | 'isVertical'>

/** Pages of a laid-out chapter: how many there are, which one is shown, and where a box lies. Pages count from 0. */
export class ChapterPages {
  frame: PageFrame
  /** The page that was navigated to. */
  current = 0
  private readonly element: HTMLElement
  private readonly content: Measured

  /**
   * @param element  scrolled to the current page
   * @param content  laid-out text of the chapter
   */
  constructor(element: HTMLElement, content: Measured, frame: PageFrame) {
    this.element = element
    this.content = content
    this.frame = frame
  }

  get count(): number {
    const { fixedLayout, flow, height } = this.frame
    if (fixedLayout) return 1
    if (flow !== 'paginated') return Math.max(1, Math.ceil(this.content.height / height))
    const length = this.content.isVertical ? this.content.height : this.content.width
    return Math.max(1, Math.round(length / this.pageLength))
  }

  /** Whether the browser scrolled away from the page, to something that was focused or found. */
  get isScrolledAway(): boolean {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.element
    // The last page may be shorter than the view; then the scroll range ends before its start.
    const maxOffset = this.content.isVertical ? scrollHeight - clientHeight : scrollWidth - clientWidth
    const expected = Math.min(maxOffset, this.current * this.pageLength)
    return this.frame.flow === 'paginated' && Math.abs(this.offset - expected) > 1
  }

  /** The page that fills most of the view. */
  get nearest(): number {
    return Math.round(this.offset / this.pageLength)
  }

  /** Shows a page, or the last one when the chapter has fewer. */
  goTo(page: number): void {
    this.current = Math.min(this.count - 1, Math.max(0, page))
    const distance = this.current * this.pageLength
    if (this.content.isVertical) this.element.scrollTop = distance
    else this.element.scrollLeft = this.frame.direction === 'rtl' ? -distance : distance
  }

  /** Returns the page of a box in coordinates of the chapter's document. */
  pageOf(box: DOMRect): number {
    if (this.content.isVertical) return Math.floor((box.top + 1) / this.pageLength)
    const start = this.frame.direction === 'rtl' ? this.content.width - box.right : box.left
    return Math.floor((start + 1) / this.pageLength)
  }

  private get offset(): number {
    return this.content.isVertical ? this.element.scrollTop : Math.abs(this.element.scrollLeft)
  }

  private get pageLength(): number {
    return this.content.isVertical ? this.frame.height : this.frame.width
  }
}
