import Layout from 'epubjs/src/layout'
import IframeView from 'epubjs/src/managers/views/iframe'
import { adaptPublisherStyle } from '../content/adaptPublisherStyle'
import { type ChapterSource, setViewportMeta } from '../content/createChapterSource'
import type { PageFrame } from '../content/createEpubStyleSheet'
import type { BookFileUrls } from '../files/bookFileUrls'
import { ChapterMediaLoader } from '../files/chapterMediaLoader'
import { loadChapterFonts } from '../fonts/loadChapterFonts'
import { ChapterTooLargeError, chapterLimits } from '../sanitize/chapterLimits'
import { contentBounds } from './contentBounds'
import { estimateColumnWork } from './estimateColumnWork'
import { fitWideTables } from './fitWideTables'
import type { PageSize } from './pageSize'
import { withinTime } from './withinTime'

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
  private frameFiles: ChapterMediaLoader | undefined
  private isGone = false
  private isLaidOut = false
  /** Fetches the fonts that the text turns out to need, e.g. after another one was chosen. */
  private onFontError = () => {}

  /**
   * @param index   of the chapter in the reading order
   * @param source  the chapter, sanitised
   * @param style   the look to begin with, as a style sheet
   * @param label   what the frame is called by those who listen
   */
  constructor(index: number, source: ChapterSource, style: string, frame: PageFrame, label: string) {
    const { pageSize } = source
    this.frame = frame
    this.page = pageSize
    this.label = label
    const section = {
      index,
      href: '',
      canonical: '',
      cfiBase: `/6/${(index + 1) * 2}`,
      properties: [],
      render: async () => source.markupWithStyle(style),
    }
    this.view = new IframeView(section, {
      axis: frame.flow === 'paginated' ? 'horizontal' : 'vertical',
      direction: frame.direction,
      flow: frame.flow,
      layout: layoutFor(frame, pageSize),
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
      await this.fetchFiles(source.files)
      this.refuseEndless(source)
      adaptPublisherStyle(this.view.document, frame.fixedLayout)
      if (!pageSize) this.measure()
      if (!this.page) fitWideTables(this.view.document, frame)
      this.view.document.fonts?.addEventListener('loadingdone', this.onLate)
      return loaded
    }
    this.element = this.view.element
    this.view.onResize = () => this.onResize()
    this.opened = Promise.resolve().then(() => this.view.display(async () => undefined))
  }

  /** Fetches pictures and fonts; those that take long come after the first layout. */
  private async fetchFiles(files: BookFileUrls | undefined): Promise<void> {
    if (!files || this.isGone) return
    this.frameFiles = new ChapterMediaLoader(this.view.document, files)
    this.onFontError = () => void this.fetchFonts(files).catch(() => {})
    this.view.document.fonts?.addEventListener('loadingerror', this.onFontError)
    await withinTime(this.fetchAgain(files), chapterLimits.imageTimeoutMs)
  }

  /** Fetches the pictures and fonts that are wanting. */
  async fetchAgain(files: BookFileUrls): Promise<void> {
    await Promise.all([this.frameFiles?.load(), this.fetchFonts(files)])
  }

  private async fetchFonts(files: BookFileUrls): Promise<void> {
    const isNew = await loadChapterFonts(this.view.document, files)
    if (isNew && this.isLaidOut && !this.isGone) this.takeStyle()
  }

  /** A chapter that takes far more pages than its text explains is not divided into columns: that would take minutes. */
  private refuseEndless({ contentSize }: ChapterSource): void {
    const { width, height, fixedLayout, flow } = this.frame
    const { document } = this.view
    if (!contentSize || fixedLayout || !document.documentElement) return
    const size =
      Number.parseFloat(document.defaultView?.getComputedStyle(document.documentElement).fontSize ?? '') || 16
    const explained = (contentSize.chars * size * size * 3) / Math.max(1, width * height) + contentSize.elements / 2
    const { scrollWidth, scrollHeight } = document.documentElement
    const pages = Math.max(scrollWidth / width, scrollHeight / height)
    if (pages > chapterLimits.maxUnexplainedPages + explained) throw new ChapterTooLargeError('pages')
    const isLarge = contentSize.elements > chapterLimits.maxUnmeasuredElements
    if (isLarge && flow === 'paginated' && estimateColumnWork(document.body, height) > chapterLimits.maxColumnWork)
      throw new ChapterTooLargeError('elements')
  }

  /** A page of fixed layout that says no size has that of what is drawn on it. */
  private measure(): void {
    const { document } = this.view
    const drawn = this.frame.fixedLayout && contentBounds([...document.body.querySelectorAll('*')])
    if (!drawn) return
    this.page = drawn
    setViewportMeta(document, drawn)
    this.view.layout = layoutFor(this.frame, drawn)
    this.view.size(this.frame.width, this.frame.height)
  }

  /** Waits until the chapter is laid out; fails when it cannot be shown. */
  async ready(): Promise<void> {
    await this.opened
    this.isLaidOut = true
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
    adaptPublisherStyle(this.document, this.frame.fixedLayout)
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
    if (!this.page) fitWideTables(this.document, frame)
    this.view.layout = layoutFor(frame, this.page)
    if (this.isUpright && frame.flow === 'paginated') this.view.layout.delta = this.view.layout.height
    this.view.size(frame.width, frame.height)
    this.view.setLayout(this.view.layout)
  }

  destroy(): void {
    this.isGone = true
    this.frameFiles?.close()
    this.onResize = () => {}
    this.view.document?.fonts?.removeEventListener('loadingdone', this.onLate)
    this.view.document?.fonts?.removeEventListener('loadingerror', this.onFontError)
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
