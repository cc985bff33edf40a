import Layout from 'epubjs/src/layout'
import IframeView from 'epubjs/src/managers/views/iframe'
import { saySize } from './chapterSource'
import type { PageFrame } from './epubStyle'
import { extentOf } from './pageExtent'
import { softened } from './publisherStyle'
import { fitTables } from './wideTables'

/** The size of a page that a chapter of fixed layout asks for. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/**
 * A chapter in a sandboxed frame of its own, laid out in columns or as one strip. The only file that knows epubjs: it
 * makes the frame, its columns and the identifiers of points in the text; where one is and how one moves is ours.
 */
export class ChapterFrame {
  /** Called when what lies in the frame has grown or shrunk: a picture or a font came. */
  onResize: () => void = () => {}
  readonly element: HTMLElement
  private frame: PageFrame
  private readonly view: IframeView
  private readonly label: string
  private readonly opened: Promise<unknown>
  private page: PageSize | undefined

  /**
   * @param index   of the chapter in the reading order
   * @param source  the chapter as XHTML, already harmless
   * @param page    the size of its page when it is of fixed layout
   * @param label   what the frame is called by those who listen
   */
  constructor(index: number, source: string, frame: PageFrame, page: PageSize | undefined, label: string) {
    this.frame = frame
    this.page = page
    this.label = label
    const section = {
      index,
      href: '',
      canonical: '',
      cfiBase: `/6/${(index + 1) * 2}`,
      properties: [],
      render: async () => source,
    }
    this.view = new IframeView(section, {
      axis: frame.flow === 'paginated' ? 'horizontal' : 'vertical',
      direction: frame.direction,
      flow: frame.flow,
      layout: layoutFor(frame, page),
      width: frame.width,
      height: frame.height,
      method: 'blobUrl',
      forceEvenPages: true,
      allowScriptedContent: false,
    })
    const load = this.view.load.bind(this.view)
    this.view.load = async contents => {
      // In a frame without room the text would be laid out once for nothing.
      Object.assign(this.view.iframe.style, { width: `${frame.width}px`, height: `${frame.height}px` })
      const loaded = await load(contents)
      softened(this.view.document, frame.fixedLayout)
      if (!page) this.measure()
      if (!this.page) fitTables(this.view.document, frame)
      this.view.document.fonts?.addEventListener('loadingdone', this.onLate)
      return loaded
    }
    this.element = this.view.element
    this.view.onResize = () => this.onResize()
    this.opened = Promise.resolve().then(() => this.view.display(async () => undefined))
  }

  /** A page of fixed layout that says no size has that of what is drawn on it. */
  private measure(): void {
    const { document } = this.view
    const drawn = this.frame.fixedLayout && extentOf([...document.body.querySelectorAll('*')])
    if (!drawn) return
    this.page = drawn
    saySize(document, drawn)
    this.view.layout = layoutFor(this.frame, drawn)
    this.view.size(this.frame.width, this.frame.height)
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

  get width(): number {
    return this.view.width()
  }

  get height(): number {
    return this.view.height()
  }

  /** Whether lines run from top to bottom, as in Japanese. */
  get isUpright(): boolean {
    return this.view.writingMode?.startsWith('vertical') ?? false
  }

  /** A style that came late gives way as others do, and the text is laid out by it. */
  takeStyle(): void {
    softened(this.document, this.frame.fixedLayout)
    this.onLate()
  }

  /** Columns have the length of the page: their frame does not notice by itself that their text takes more of them; a strip does. */
  private readonly onLate = () => {
    if (this.frame.fixedLayout || this.frame.flow !== 'paginated') return
    this.relayout(this.frame)
    this.onResize()
  }

  relayout(frame: PageFrame): void {
    this.frame = frame
    if (!this.page) fitTables(this.document, frame)
    this.view.layout = layoutFor(frame, this.page)
    if (this.isUpright && frame.flow === 'paginated') this.view.layout.delta = this.view.layout.height
    this.view.size(frame.width, frame.height)
    this.view.setLayout(this.view.layout)
  }

  destroy(): void {
    this.onResize = () => {}
    this.view.document?.fonts?.removeEventListener('loadingdone', this.onLate)
    this.view.destroy()
  }
}

/** A page of fixed layout is drawn as large as its frame allows, whole; text fills its frame in columns. */
function layoutFor({ width, height, gap, columns, flow, direction, fixedLayout }: PageFrame, page?: PageSize): Layout {
  const drawn = fixedLayout && page
  const layout = new Layout({
    layout: drawn ? 'pre-paginated' : 'reflowable',
    spread: columns === 2 ? 'always' : 'none',
    flow,
    minSpreadWidth: 1,
    direction,
  })
  const scale = drawn ? Math.min(width / page.width, height / page.height) : 1
  if (drawn) layout.calculate(Math.floor(page.width * scale), Math.floor(page.height * scale), 0)
  else layout.calculate(width, height, gap)
  return layout
}
