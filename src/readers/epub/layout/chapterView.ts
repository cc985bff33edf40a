import { findFailedStylesheets } from '../../../api/program/refetchFailedStylesheets'
import type { ChapterSource } from '../content/createChapterSource'
import type { PageFrame } from '../content/createEpubStyleSheet'
import type { BookFileUrls } from '../files/bookFileUrls'
import { cfiOfPoint, cfiOfRange, resolveCfi } from '../locators/cfi'
import { firstTextPointOnPage, rectAtOrAfterPoint, type TextPoint } from '../locators/textPoints'
import { ChapterPages } from './chapterPages'
import { ChapterFrame } from './epubEngine'

/** Where on a laid out chapter to go. */
export type ChapterTarget =
  | { readonly page: number }
  | { readonly end: true }
  | { readonly fraction: number }
  | { readonly point: TextPoint }

/** How much is left free above a point that is scrolled to. */
const above = 16

/**
 * A chapter as it lies on the screen, in pages or as a piece of a strip: where its points are, and the page shown.
 */
export class ChapterView {
  /** Called when what lies in the chapter has grown or shrunk. */
  onResize: () => void = () => {}
  readonly element: HTMLElement
  readonly index: number
  /** Says that the chapter is not there, instead of it. */
  readonly isMissing: boolean
  private readonly inner: ChapterFrame
  private frame: PageFrame
  private readonly paging: ChapterPages
  private readonly isPicture: boolean
  private readonly files: BookFileUrls | undefined

  /**
   * @param host     where the chapter is put, not yet visible
   * @param index    of the chapter in the reading order
   * @param source   the chapter, already harmless
   * @param style    the appearance to begin with, as a style sheet
   * @param label    what the frame is called by those who listen
   */
  constructor(host: HTMLElement, index: number, source: ChapterSource, style: string, frame: PageFrame, label: string) {
    this.index = index
    this.isPicture = source.isImageOnly
    this.files = source.files
    this.isMissing = source.isMissing ?? false
    this.frame = this.fitting(frame)
    this.element = document.createElement('div')
    this.element.dataset.chapter = String(index)
    this.inner = new ChapterFrame(index, source, style, this.frame, label)
    this.inner.onResize = () => this.onResize()
    this.paging = new ChapterPages(this.element, this.inner, this.frame)
    this.applyStyle()
    this.element.append(this.inner.element)
    host.append(this.element)
  }

  /** Waits until the chapter is laid out; fails when it cannot be shown. */
  ready(): Promise<void> {
    return this.inner.ready()
  }

  get document(): Document {
    return this.inner.document
  }

  /** Where the frame's own coordinates begin, in those of the window. */
  get origin(): { x: number; y: number } {
    return this.inner.origin
  }

  /** Whether it is shown in pages; else it is a piece of a strip. */
  get isPaginated(): boolean {
    return this.frame.flow === 'paginated'
  }

  /** Whether lines run from top to bottom, as in Japanese: then pages follow each other downwards. */
  get isVertical(): boolean {
    return this.inner.isVertical
  }

  /** How long the strip of the chapter is. */
  get height(): number {
    return this.inner.height
  }

  get pages(): number {
    return this.paging.count
  }

  /** The page in sight, from 0. */
  get page(): number {
    return this.paging.current
  }

  /** Whether the browser itself scrolled away from the page, to something that was focused or found. */
  get isScrolledAway(): boolean {
    return this.paging.isScrolledAway
  }

  /** The page that most is seen of. */
  get nearestPage(): number {
    return this.paging.nearest
  }

  /** How far into the chapter the beginning of what is shown lies, 0 to 1. */
  get fraction(): number {
    return this.page / this.pages
  }

  get isAtEnd(): boolean {
    return this.page >= this.pages - 1
  }

  get isAtStart(): boolean {
    return this.page === 0
  }

  /** Shows a page of the chapter. */
  goTo(spot: ChapterTarget): void {
    this.paging.goTo(this.pageOf(spot))
  }

  /** The page that a spot lies on, from 0. */
  pageOf(spot: ChapterTarget): number {
    if ('page' in spot) return spot.page
    if ('end' in spot) return this.pages - 1
    if ('fraction' in spot) return Math.floor(spot.fraction * this.pages + 1e-6)
    const box = rectAtOrAfterPoint(spot.point)
    return box ? this.paging.pageOf(box) : 0
  }

  /** How far from the top of a strip a spot lies. */
  offsetOf(spot: ChapterTarget): number {
    if ('page' in spot) return spot.page * this.frame.height
    if ('end' in spot) return this.height
    if ('fraction' in spot) return spot.fraction * this.height
    return Math.max(0, (rectAtOrAfterPoint(spot.point)?.top ?? 0) - above)
  }

  /** Whether a spot lies within a stretch of a strip: of text, its first line, were it only cut by the upper edge. */
  isBetween(spot: ChapterTarget, top: number, bottom: number): boolean {
    const box = 'point' in spot ? rectAtOrAfterPoint(spot.point) : undefined
    const [from, to] = box ? [box.top, box.bottom] : [this.offsetOf(spot), this.offsetOf(spot) + 1]
    return to > top && from < bottom
  }

  /** Whether a point, or text behind it, can be seen in this chapter. */
  isRendered(point: TextPoint): boolean {
    return rectAtOrAfterPoint(point) !== undefined
  }

  /** The first point of the text on the page that is shown: what has to stay in sight when the layout changes. */
  firstVisiblePoint(): TextPoint | undefined {
    return firstTextPointOnPage(this.page, this.document.body, box => this.paging.pageOf(box))
  }

  /** The first point of a strip whose line ends below a height. */
  firstPointBelow(top: number): TextPoint | undefined {
    return firstTextPointOnPage(1, this.document.body, box => (box.bottom > top ? 1 : 0))
  }

  /** The identifier of a point, as other readers know it. */
  cfiOf(point: TextPoint): string | undefined {
    return cfiOfPoint(point, this.index)
  }

  /** The identifier of a piece of the text. */
  cfiOfRange({ startContainer, startOffset, endContainer, endOffset }: Range): string | undefined {
    return cfiOfRange(
      { node: startContainer, offset: startOffset },
      { node: endContainer, offset: endOffset },
      this.index,
    )
  }

  /** The point that an identifier names, or where the piece begins; undefined when it names none in this chapter. */
  pointOf(cfi: string): TextPoint | undefined {
    return resolveCfi(cfi, this.document)?.start
  }

  /** The piece of the text that an identifier names. */
  rangeOf(cfi: string): Range | undefined {
    const points = resolveCfi(cfi, this.document)
    if (!points) return undefined
    const range = this.document.createRange()
    range.setStart(points.start.node, points.start.offset)
    range.setEnd(points.end.node, points.end.offset)
    return range
  }

  /** The point where an element of the chapter begins; old books name places by `<a name>`. */
  pointOfElement(id: string): TextPoint | undefined {
    const element = this.document.getElementById(id) ?? this.document.querySelector(`a[name="${CSS.escape(id)}"]`)
    return element ? { node: element, offset: 0 } : undefined
  }

  /**
   * Whether an element of the chapter begins at or before what is shown.
   * @param top  how much of the strip lies above the screen
   */
  isReached(id: string, top = 0): boolean {
    const point = this.pointOfElement(id)
    const box = point && rectAtOrAfterPoint(point)
    if (!box) return true
    return this.isPaginated ? this.paging.pageOf(box) <= this.page : box.top <= top + above + 8
  }

  /** Lays the chapter out anew, in another frame or with another style; its page is to be chosen again. */
  relayout(frame: PageFrame): void {
    this.frame = this.fitting(frame)
    this.paging.frame = this.frame
    this.applyStyle()
    this.inner.relayout(this.frame)
  }

  /** Asks again for styles and pictures that could not be had, e.g. because the session had ended. */
  refetchMissingFiles(): void {
    const { files } = this
    if (!files) return
    for (const link of findFailedStylesheets(this.document)) {
      const fetched = files.styleSheetUrl(link.getAttribute('data-longbox-href') ?? '')
      fetched.then(
        url => {
          const again = link.cloneNode() as HTMLLinkElement
          again.addEventListener('load', () => this.inner.applyLateStyles())
          again.href = url
          link.replaceWith(again)
        },
        () => {},
      )
    }
    this.inner.refetchMissingFiles(files).catch(() => {})
  }

  destroy(): void {
    this.onResize = () => {}
    this.inner.destroy()
    this.element.remove()
  }

  /** A picture alone takes the page, not one of its columns. */
  private fitting(frame: PageFrame): PageFrame {
    return this.isPicture ? { ...frame, columns: 1 } : frame
  }

  private applyStyle(): void {
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
