import { findFailedStylesheets } from '../../../api/program/refetchFailedStylesheets'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import type { RenderableChapter } from '../content/createRenderableChapter'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import {
  type ChapterDomPoint,
  findFirstDomPointOnPage,
  getRectAtOrAfterDomPoint,
  isImageNode,
} from '../locators/chapterDomPoints'
import { createCfiOfDomPoint, createCfiOfDomRange, resolveCfi } from '../locators/epubCfi'
import { ChapterIframe } from './chapterIframe'
import { ChapterPagination } from './chapterPagination'

/**
 * Position in a chapter. Can be a page number that starts at 0, the end, a fraction from 0 to 1, or a point of the
 * text.
 */
export type PositionInChapter =
  | { readonly page: number }
  | { readonly end: true }
  | { readonly fraction: number }
  | { readonly point: ChapterDomPoint }

/** Space above an element after a jump to the element in the scrolled layout, in CSS pixels. */
const ELEMENT_TOP_MARGIN_PX = 16
/**
 * Maximum height of a line of text, in CSS pixels. {@link ChapterView.firstPointBelow} treats a line as visible if more
 * than half of the line is visible. A taller box, for example an image, is treated as visible if more than
 * `MAX_LINE_HEIGHT_PX / 2` of its height is visible.
 */
const MAX_LINE_HEIGHT_PX = 48
/**
 * Space above a line or image after a jump to this line or image in the scrolled layout, in CSS pixels. More space
 * would show part of the previous line.
 */
const LINE_TOP_MARGIN_PX = 4

/**
 * Laid-out chapter in pages or in the scrolled layout. Converts between points of the text, pages and scroll offsets.
 */
export class ChapterView {
  onResize: () => void = () => {}
  readonly element: HTMLElement
  readonly index: number
  /** Whether this view is a placeholder of a chapter that could not be loaded. */
  readonly isMissing: boolean
  private readonly iframe: ChapterIframe
  private frame: ChapterPageLayout
  private readonly pagination: ChapterPagination
  private readonly isImageOnly: boolean
  private readonly files: EpubResourceBlobUrls | undefined

  /**
   * Creates a hidden view of a chapter.
   * @param host  element that receives the hidden chapter
   * @param index  index of the chapter in the reading order
   * @param source  sanitized chapter
   * @param style  reader style sheet of the first layout
   * @param label  accessible name of the iframe
   */
  constructor(
    host: HTMLElement,
    index: number,
    source: RenderableChapter,
    style: string,
    frame: ChapterPageLayout,
    label: string,
  ) {
    this.index = index
    this.isImageOnly = source.isImageOnly
    this.files = source.files
    this.isMissing = source.isMissing ?? false
    this.frame = this.frameForContent(frame)
    this.element = document.createElement('div')
    this.element.dataset.chapter = String(index)
    this.iframe = new ChapterIframe(index, source, style, this.frame, label)
    this.iframe.onResize = () => this.onResize()
    this.pagination = new ChapterPagination(this.element, this.iframe, this.frame)
    this.applyFrameSize()
    this.element.append(this.iframe.element)
    // Keeps the chapters sorted by index, because screen readers read them in document order. The second page of a
    // spread may load before the first page.
    host.insertBefore(this.element, firstChapterAfter(index, host))
  }

  /** Resolves when the chapter is laid out. Rejects when the chapter cannot be shown. */
  ready(): Promise<void> {
    return this.iframe.ready()
  }

  get document(): Document {
    return this.iframe.document
  }

  /** Position of the top left corner of the iframe in the window, in CSS pixels. */
  get origin(): { x: number; y: number } {
    return this.iframe.origin
  }

  /** Whether the chapter has pages. If false, the chapter is part of the scrolled layout. */
  get isPaginated(): boolean {
    return this.frame.flow === 'paginated'
  }

  /** Whether the chapter is a fixed-layout page, or an image without text. */
  get isPicture(): boolean {
    return this.frame.fixedLayout || this.isImageOnly
  }

  /** Whether the text is vertical, as in Japanese. The pages of a vertical chapter are arranged from top to bottom. */
  get isVertical(): boolean {
    return this.iframe.isVertical
  }

  /** Whether this fixed-layout page declares no size and contains ordinary text. Such a page is laid out in columns. */
  get isFlowing(): boolean {
    return this.iframe.isFlowing
  }

  /** Height of the chapter in the scrolled layout, in CSS pixels. */
  get height(): number {
    return this.iframe.height
  }

  get pages(): number {
    return this.pagination.count
  }

  /** Number of the current page, counted from 0. */
  get page(): number {
    return this.pagination.current
  }

  /** Whether the browser itself has scrolled away from the current page, for example to a focused element. */
  get isScrolledAway(): boolean {
    return this.pagination.isScrolledAway
  }

  /** Number of the page that fills most of the view, counted from 0. */
  get nearestPage(): number {
    return this.pagination.nearest
  }

  /** Fraction of the chapter before the current page, 0 to 1. */
  get fraction(): number {
    return this.page / this.pages
  }

  get isAtEnd(): boolean {
    return this.page >= this.pages - 1
  }

  get isAtStart(): boolean {
    return this.page === 0
  }

  goTo(position: PositionInChapter): void {
    this.pagination.goTo(this.pageOf(position))
  }

  /** Returns the number of the page that contains a position. Page numbers start at 0. */
  pageOf(position: PositionInChapter): number {
    if ('page' in position) return position.page
    if ('end' in position) return this.pages - 1
    if ('fraction' in position) return Math.floor(position.fraction * this.pages + 1e-6)
    const box = getRectAtOrAfterDomPoint(position.point)
    return box ? this.pagination.pageOf(box) : 0
  }

  /**
   * Returns the distance from the start of the chapter to a position, in CSS pixels. Used only in the scrolled layout.
   */
  offsetOf(position: PositionInChapter): number {
    if ('page' in position) return position.page * this.frame.height
    if ('end' in position) return this.height
    if ('fraction' in position) return position.fraction * this.height
    const { node, imageFraction = 0 } = position.point
    const { top, height } = getRectAtOrAfterDomPoint(position.point) ?? { top: 0, height: 0 }
    if (imageFraction > 0) return Math.max(0, top + imageFraction * height)
    const isElement = node.nodeType === 1 && !isImageNode(node)
    return Math.max(0, top - (isElement ? ELEMENT_TOP_MARGIN_PX : LINE_TOP_MARGIN_PX))
  }

  /**
   * Whether a position is between two scroll offsets of the chapter. For a point of the text, returns whether at least
   * a part of the line at this point is between the offsets.
   * @param top offset from the start of the chapter, in CSS pixels
   * @param bottom offset from the start of the chapter, in CSS pixels
   */
  isBetween(position: PositionInChapter, top: number, bottom: number): boolean {
    const box = 'point' in position ? getRectAtOrAfterDomPoint(position.point) : undefined
    const [from, to] = box ? [box.top, box.bottom] : [this.offsetOf(position), this.offsetOf(position) + 1]
    return to > top && from < bottom
  }

  /** Whether at least a part of an element is on the current page. */
  isOnPage(element: Element): boolean {
    return [...element.getClientRects()].some(box => this.pagination.pageOf(box) === this.page)
  }

  /** Whether the browser renders any text or image of the chapter at or after a point. */
  isRendered(point: ChapterDomPoint): boolean {
    return getRectAtOrAfterDomPoint(point) !== undefined
  }

  /** Returns the first point of the text on the current page. */
  firstVisiblePoint(): ChapterDomPoint | undefined {
    return findFirstDomPointOnPage(this.page, this.document.body, box => this.pagination.pageOf(box))
  }

  /**
   * Returns the first visible point of the chapter at the scroll offset `top`. A line of text is visible if more than
   * half of its height is below `top`. Exception: a box that is taller than {@link MAX_LINE_HEIGHT_PX}, for example an
   * image, is visible if more than `MAX_LINE_HEIGHT_PX / 2` of its height is below `top`.
   * @param top scroll offset from the start of the chapter, in CSS pixels
   */
  firstPointBelow(top: number): ChapterDomPoint | undefined {
    const isVisible = (box: DOMRect) => box.bottom - Math.min(MAX_LINE_HEIGHT_PX, box.height) / 2 > top
    const point = findFirstDomPointOnPage(1, this.document.body, box => (isVisible(box) ? 1 : 0))
    const box = point && isImageNode(point.node) ? getRectAtOrAfterDomPoint(point) : undefined
    return point && box && box.top < top ? { ...point, imageFraction: (top - box.top) / box.height } : point
  }

  /** Returns the EPUB CFI of a point, or undefined for a point outside the body. */
  cfiOf(point: ChapterDomPoint): string | undefined {
    return createCfiOfDomPoint(point, this.index)
  }

  /** Returns the EPUB CFI of a range, or undefined for a range outside the body. */
  cfiOfRange({ startContainer, startOffset, endContainer, endOffset }: Range): string | undefined {
    return createCfiOfDomRange(
      { node: startContainer, offset: startOffset },
      { node: endContainer, offset: endOffset },
      this.index,
    )
  }

  /** Returns the start point of a CFI in this chapter. Undefined if the CFI is invalid or its target does not exist. */
  pointOf(cfi: string): ChapterDomPoint | undefined {
    return resolveCfi(cfi, this.document)?.start
  }

  /** Returns the range of a CFI in this chapter. Undefined if the CFI is invalid or its target does not exist. */
  rangeOf(cfi: string): Range | undefined {
    const points = resolveCfi(cfi, this.document)
    if (!points) return undefined
    const range = this.document.createRange()
    range.setStart(points.start.node, points.start.offset)
    range.setEnd(points.end.node, points.end.offset)
    return range
  }

  /**
   * Returns the start of the element with the given id. Also finds `<a name="…">`, which old books use instead of an
   * id.
   */
  pointOfElement(id: string): ChapterDomPoint | undefined {
    const element = this.document.getElementById(id) ?? this.document.querySelector(`a[name="${CSS.escape(id)}"]`)
    return element ? { node: element, offset: 0 } : undefined
  }

  /**
   * Whether a target is on the visible page or before it. In the scrolled layout, returns whether the target is near or
   * above the top edge of the window. True for an unknown target.
   * @param id id of an element, or a CFI
   * @param top scroll offset from the start of the chapter, in CSS pixels. Used only in the scrolled layout.
   */
  isReached(id: string, top = 0): boolean {
    const box = this.boxOfTarget(id)
    if (!box) return true
    return this.isPaginated ? this.pagination.pageOf(box) <= this.page : box.top <= top + ELEMENT_TOP_MARGIN_PX + 8
  }

  /**
   * Returns how much of the chapter precedes the page of a target, as a fraction from 0 to 1. In the scrolled layout,
   * returns how much of the chapter precedes the target itself. Returns undefined for an unknown target.
   * @param id id of an element, or a CFI
   */
  progressionOf(id: string): number | undefined {
    const box = this.boxOfTarget(id)
    if (!box) return undefined
    if (this.isPaginated) return this.pagination.pageOf(box) / this.pages
    return Math.max(0, box.top - ELEMENT_TOP_MARGIN_PX) / Math.max(1, this.height)
  }

  /** Lays out the chapter again with a new page size or style. The caller must call {@link goTo} afterwards. */
  relayout(frame: ChapterPageLayout): void {
    this.frame = this.frameForContent(frame)
    this.pagination.frame = this.frame
    this.applyFrameSize()
    this.iframe.relayout(this.frame)
  }

  refetchMissingFiles(): void {
    const { files } = this
    if (!files) return
    for (const link of findFailedStylesheets(this.document)) {
      const fetched = files.styleSheetUrl(link.getAttribute('data-longbox-href') ?? '')
      fetched.then(
        url => {
          const newLink = link.cloneNode() as HTMLLinkElement
          newLink.addEventListener('load', () => this.iframe.applyLateStyles())
          newLink.href = url
          link.replaceWith(newLink)
        },
        () => {},
      )
    }
    this.iframe.refetchMissingFiles(files).catch(() => {})
  }

  destroy(): void {
    this.onResize = () => {}
    this.iframe.destroy()
    this.element.remove()
  }

  private boxOfTarget(id: string): DOMRect | undefined {
    const point = id.startsWith('epubcfi(') ? this.pointOf(id) : this.pointOfElement(id)
    return point && getRectAtOrAfterDomPoint(point)
  }

  private frameForContent(frame: ChapterPageLayout): ChapterPageLayout {
    return this.isImageOnly ? { ...frame, columns: 1 } : frame
  }

  private applyFrameSize(): void {
    const { width, height, direction, fixedLayout } = this.frame
    this.element.dir = fixedLayout ? 'ltr' : direction
    this.element.dataset.fixed = String(fixedLayout)
    Object.assign(this.element.style, {
      inlineSize: `${width}px`,
      blockSize: this.isPaginated ? `${height}px` : 'auto',
      overflow: this.isPaginated ? 'hidden' : 'visible',
    })
  }
}

/** Returns the element of the first chapter whose index is higher than `index`. Null if there is no such chapter. */
const firstChapterAfter = (index: number, host: HTMLElement): Element | null =>
  [...host.children].find(child => Number((child as HTMLElement).dataset.chapter) > index) ?? null
