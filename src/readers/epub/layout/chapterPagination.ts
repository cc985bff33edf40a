import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import type { ChapterIframe } from './chapterIframe'

type MeasuredContent = Pick<ChapterIframe, 'width' | 'height' | 'isVertical'>

/** Pages of a laid-out chapter. Page numbers start at 0. */
export class ChapterPagination {
  frame: ChapterPageLayout
  current = 0
  private readonly element: HTMLElement
  private readonly content: MeasuredContent

  /**
   * Creates the pages of a laid-out chapter.
   * @param element element that scrolls to the current page
   * @param content size and writing direction of the chapter
   */
  constructor(element: HTMLElement, content: MeasuredContent, frame: ChapterPageLayout) {
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

  get isScrolledAway(): boolean {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.element
    // If the last page is shorter than the view, the browser cannot scroll to the start of this page. The expected
    // offset is therefore limited to the maximum scroll offset.
    const maxOffset = this.content.isVertical ? scrollHeight - clientHeight : scrollWidth - clientWidth
    const expected = Math.min(maxOffset, this.current * this.pageLength)
    return this.frame.flow === 'paginated' && Math.abs(this.offset - expected) > 1
  }

  /** Number of the page that fills most of the view. */
  get nearest(): number {
    return Math.round(this.offset / this.pageLength)
  }

  /** Scrolls to a page. If no page has the given number, scrolls to the first or last page. */
  goTo(page: number): void {
    this.current = Math.min(this.count - 1, Math.max(0, page))
    const distance = this.current * this.pageLength
    if (this.content.isVertical) this.element.scrollTop = distance
    else this.element.scrollLeft = this.frame.direction === 'rtl' ? -distance : distance
  }

  /**
   * Returns the number of the page that contains the start of a box.
   * @param box box in coordinates of the chapter document
   */
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
