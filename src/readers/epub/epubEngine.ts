import EpubCFI from 'epubjs/src/epubcfi'
import Layout from 'epubjs/src/layout'
import IframeView from 'epubjs/src/managers/views/iframe'
import type { PageFrame } from './epubStyle'
import { boxAt, firstPointOn, type TextPoint } from './textPlaces'

/** Where on a laid out chapter to go. */
export type Spot =
  | { readonly page: number }
  | { readonly end: true }
  | { readonly fraction: number }
  | { readonly point: TextPoint }

/**
 * A chapter that is laid out in a frame of its own, in pages or as one scroll. The only file that knows epubjs: it makes
 * the sandboxed frame, its columns and the identifiers of points in the text; where one is and how one moves is ours.
 */
export class ChapterView {
  /** Called when what lies in the frame has grown or shrunk: a picture or a font came. */
  onResize: () => void = () => {}
  readonly element: HTMLElement
  private readonly view: IframeView
  private readonly cfiBase: string
  private frame: PageFrame
  private layout: Layout
  private shownPage = 0
  private putAt = 0
  private readonly label: string
  private readonly opened: Promise<unknown>

  /**
   * @param host     where the chapter is put, not yet visible
   * @param index    of the chapter in the reading order
   * @param source   the chapter as XHTML, already harmless
   * @param label    what the frame is called by those who listen
   */
  constructor(host: HTMLElement, index: number, source: string, frame: PageFrame, label: string) {
    this.frame = frame
    this.layout = layoutFor(frame)
    this.cfiBase = `/6/${(index + 1) * 2}`
    this.element = document.createElement('div')
    this.element.dataset.chapter = String(index)
    const section = {
      index,
      href: '',
      canonical: '',
      cfiBase: this.cfiBase,
      properties: [],
      render: async () => source,
    }
    this.view = new IframeView(section, {
      axis: frame.flow === 'paginated' ? 'horizontal' : 'vertical',
      direction: frame.direction,
      flow: frame.flow,
      layout: this.layout,
      width: frame.width,
      height: frame.height,
      method: 'blobUrl',
      forceEvenPages: true,
      allowScriptedContent: false,
    })
    this.dress()
    this.element.append(this.view.element)
    host.append(this.element)
    this.label = label
    this.view.onResize = () => this.onResize()
    this.opened = this.view.display(async () => undefined)
  }

  /** Waits until the chapter is laid out; fails when it cannot be shown. */
  async ready(): Promise<void> {
    await this.opened
    this.view.show()
    this.view.iframe.title = this.label
    // epubjs makes its frame visible by itself; a chapter that only lies ready must follow its host instead.
    for (const part of [this.view.element, this.view.iframe]) part.style.visibility = ''
  }

  get document(): Document {
    return this.view.document
  }

  /** Where the frame's own coordinates begin, in those of the window. */
  get origin(): { x: number; y: number } {
    const box = this.view.iframe.getBoundingClientRect()
    return { x: box.left, y: box.top }
  }

  get isPaginated(): boolean {
    return this.frame.flow === 'paginated'
  }

  get pages(): number {
    if (!this.isPaginated) return Math.max(1, Math.ceil(this.view.height() / this.frame.height))
    const length = this.isUpright ? this.view.height() : this.view.width()
    return Math.max(1, Math.round(length / this.pageLength))
  }

  get page(): number {
    return this.isPaginated ? this.shownPage : Math.round(this.element.scrollTop / this.frame.height)
  }

  /** How far into the chapter the beginning of what is shown lies, 0 to 1. */
  get fraction(): number {
    return this.isPaginated ? this.shownPage / this.pages : this.element.scrollTop / Math.max(1, this.view.height())
  }

  /** Whether the scroll is where `goTo` brought it: then nobody has scrolled. */
  get isWhereItWasPut(): boolean {
    return Math.abs(this.element.scrollTop - this.putAt) < 1
  }

  /** Whether nothing lies behind what is shown. */
  get isAtEnd(): boolean {
    if (this.isPaginated) return this.shownPage >= this.pages - 1
    return this.element.scrollTop >= this.element.scrollHeight - this.element.clientHeight - 2
  }

  get isAtStart(): boolean {
    return this.isPaginated ? this.shownPage === 0 : this.element.scrollTop <= 1
  }

  goTo(spot: Spot): void {
    if (!this.isPaginated) {
      this.element.scrollTop = this.offsetOf(spot)
      this.putAt = this.element.scrollTop
      return
    }
    this.shownPage = Math.min(this.pages - 1, Math.max(0, this.pageOf(spot)))
    const distance = this.shownPage * this.pageLength
    if (this.isUpright) this.element.scrollTop = distance
    else this.element.scrollLeft = this.frame.direction === 'rtl' ? -distance : distance
  }

  /** The first point of the text that is shown: what has to stay in sight when the layout changes. */
  firstPoint(): TextPoint | undefined {
    const { body } = this.document
    if (this.isPaginated) return firstPointOn(this.shownPage, body, box => this.pageOfBox(box))
    const { scrollTop } = this.element
    return firstPointOn(1, body, box => (box.bottom > scrollTop ? 1 : 0))
  }

  /** The identifier of a point, as other readers know it. */
  cfiOf({ node, offset }: TextPoint): string | undefined {
    try {
      const range = this.document.createRange()
      range.setStart(node, node.nodeType === Node.TEXT_NODE ? offset : 0)
      range.collapse(true)
      return new EpubCFI(range, this.cfiBase).toString()
    } catch {
      return undefined
    }
  }

  /** The point that an identifier names; undefined when it names none in this chapter. */
  pointOf(cfi: string): TextPoint | undefined {
    try {
      const range = this.view.contents.range(cfi)
      return range ? { node: range.startContainer, offset: range.startOffset } : undefined
    } catch {
      return undefined
    }
  }

  /** The point where an element of the chapter begins. */
  pointOfElement(id: string): TextPoint | undefined {
    const element = this.document.getElementById(id)
    return element ? { node: element, offset: 0 } : undefined
  }

  /** Whether an element of the chapter begins at or before what is shown. */
  isReached(id: string): boolean {
    const point = this.pointOfElement(id)
    const box = point && boxAt(point)
    if (!box) return true
    return this.isPaginated ? this.pageOfBox(box) <= this.shownPage : box.top <= this.element.scrollTop + 24
  }

  /** Lays the chapter out anew, in another frame or with another style, and keeps the place. */
  relayout(frame: PageFrame, keep: TextPoint | undefined): void {
    const spot: Spot = keep ? { point: keep } : { fraction: this.fraction }
    this.frame = frame
    this.layout = layoutFor(frame)
    this.dress()
    this.view.size(frame.width, frame.height)
    this.view.setLayout(this.layout)
    this.goTo(spot)
  }

  destroy(): void {
    this.onResize = () => {}
    this.view.destroy()
    this.element.remove()
  }

  /** Whether lines run from top to bottom, as in Japanese: then pages follow each other downwards. */
  private get isUpright(): boolean {
    return this.isPaginated && this.view.settings.axis === 'vertical'
  }

  private get pageLength(): number {
    return this.isUpright ? this.frame.height : this.frame.width
  }

  private pageOf(spot: Spot): number {
    if ('page' in spot) return spot.page
    if ('end' in spot) return this.pages - 1
    if ('fraction' in spot) return Math.floor(spot.fraction * this.pages + 1e-6)
    const box = boxAt(spot.point)
    return box ? this.pageOfBox(box) : 0
  }

  private pageOfBox(box: DOMRect): number {
    if (this.isUpright) return Math.floor((box.top + 1) / this.pageLength)
    const along = this.frame.direction === 'rtl' ? this.view.width() - box.right : box.left
    return Math.floor((along + 1) / this.pageLength)
  }

  private offsetOf(spot: Spot): number {
    if ('page' in spot) return spot.page * this.frame.height
    if ('end' in spot) return this.element.scrollHeight
    if ('fraction' in spot) return spot.fraction * this.view.height()
    return Math.max(0, (boxAt(spot.point)?.top ?? 0) - 16)
  }

  private dress(): void {
    const { width, height, direction } = this.frame
    this.element.dir = direction
    Object.assign(this.element.style, {
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
      overflow: this.isPaginated ? 'hidden' : 'hidden auto',
    })
  }
}

function layoutFor({ width, height, gap, columns, flow, direction, fixedLayout }: PageFrame): Layout {
  const layout = new Layout({
    layout: fixedLayout ? 'pre-paginated' : 'reflowable',
    spread: columns === 2 ? 'always' : 'none',
    flow,
    minSpreadWidth: 1,
    direction,
  })
  layout.calculate(width, height, gap)
  return layout
}
