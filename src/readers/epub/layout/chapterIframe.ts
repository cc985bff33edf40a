import Layout from 'epubjs/src/layout'
import IframeView from 'epubjs/src/managers/views/iframe'
import { adaptPublisherStyle } from '../content/adaptPublisherStyle'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import { type RenderableChapter, setViewportMeta } from '../content/createRenderableChapter'
import { adaptMediaQueriesToPage } from '../content/publisher/adaptMediaQueriesToPage'
import { ChapterMediaLoader } from '../files/chapterMediaLoader'
import type { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { loadChapterFonts } from '../fonts/loadChapterFonts'
import { areIframeScriptsNeeded } from '../sanitize/bookIframeSandbox'
import { chapterLimits } from '../sanitize/chapterLimits'
import { clearTextClippingCandidatesCache } from './clipping/preventTextClipping'
import { fitImagesToColumns, fitWideContentToColumns } from './fitWideContentToColumns'
import { patchEpubjsPageScaling } from './fixed/patchEpubjsPageScaling'
import type { FixedLayoutPageSize } from './fixedLayoutPageSize'
import { assertChapterPageLimit } from './limits/assertChapterPageLimit'
import { createFirstStageStyle, needsLayoutStages } from './limits/createFirstStageStyle'
import { measureUndeclaredPageSize } from './measureUndeclaredPageSize'
import { overrideRootElementLayout } from './overrideRootElementLayout'
import { waitUntilSettledOrTimeout } from './waitUntilSettledOrTimeout'

/**
 * Sandboxed iframe that shows a chapter in pages or in the scrolled layout. Wraps the iframe view of epubjs. No other
 * file imports epubjs.
 */
export class ChapterIframe {
  /** Called when the size of the chapter content has changed, for example after an image has loaded. */
  onResize: () => void = () => {}
  readonly element: HTMLElement
  private frame: ChapterPageLayout
  private readonly view: IframeView
  private readonly label: string
  private readonly opened: Promise<unknown>
  private page: FixedLayoutPageSize | undefined
  /** Whether a fixed-layout page declares `device-width` as its width and therefore fills its frame. */
  private readonly fillsWindow: boolean
  private mediaLoader: ChapterMediaLoader | undefined
  isFlowing = false
  private resizeRequest = 0
  private isDestroyed = false
  private isLaidOut = false
  private onFontError = () => {}

  /**
   * Creates the iframe of a chapter.
   * @param index   index of the chapter in the reading order
   * @param source  sanitized chapter
   * @param style   style sheet of the reader for the first layout
   * @param label   accessible name of the iframe
   */
  constructor(index: number, source: RenderableChapter, style: string, frame: ChapterPageLayout, label: string) {
    const pageSize = source.fillsWindow && frame.fixedLayout ? frame : source.pageSize
    this.frame = frame
    this.fillsWindow = source.fillsWindow ?? false
    this.page = pageSize
    this.label = label
    const section = {
      index,
      href: '',
      canonical: '',
      cfiBase: `/6/${(index + 1) * 2}`,
      properties: [],
      render: async () => source.markupWithStyle(createFirstStageStyle(style, source, frame)),
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
      allowScriptedContent: areIframeScriptsNeeded(navigator.userAgent),
    })
    this.lockSizeWithoutMargins()
    const load = this.view.load.bind(this.view)
    this.view.load = async contents => {
      // Sets the size of the iframe before its content loads. Otherwise, the browser would lay out the content twice.
      Object.assign(this.view.iframe.style, { width: `${frame.width}px`, height: `${frame.height}px` })
      const loaded = await load(contents)
      this.fillWindow()
      if (needsLayoutStages(source, frame)) {
        const { layOutTextInStages } = await import('./limits/layOutTextInStages')
        await layOutTextInStages(this.document, style, source, frame)
      }
      await this.loadFiles(source.files)
      if (source.isBitmap) this.mediaLoader?.throwImageFailure()
      if (!frame.fixedLayout) adaptMediaQueriesToPage(this.document, frame)
      assertChapterPageLimit(this.document, this.frame, source)
      this.adaptStyle()
      if (this.frame.fixedLayout) patchEpubjsPageScaling(this.view.contents, () => this.page)
      this.measureTextFromPageEdge()
      if (!pageSize) this.measureUndeclaredSize()
      if (!frame.fixedLayout) fitWideContentToColumns(this.view.document, frame)
      this.view.document.fonts?.addEventListener('loadingdone', this.relayoutColumns)
      this.view.document.addEventListener('load', this.handleImageLoad, { capture: true })
      return loaded
    }
    this.element = this.view.element
    this.view.onResize = () => this.onResize()
    this.opened = Promise.resolve().then(() => this.view.display(async () => undefined))
  }

  /**
   * Replaces the function of epubjs that sets the size of the iframe. The function of epubjs subtracts the margins that
   * the browser reports. In right-to-left text, the result would be wrong, because WebKit reports the free space beside
   * the iframe as a margin.
   */
  private lockSizeWithoutMargins(): void {
    const { view } = this
    view.lock = (side, width, height) => {
      if (side !== 'height') view.lockedWidth = width
      if (side !== 'width') view.lockedHeight = height
      if (view.displayed) view.expand()
    }
  }

  /**
   * Loads the images and fonts of the chapter. Waits until they have loaded, but not longer than `imageTimeoutMs`. The
   * first layout starts after this wait.
   */
  private async loadFiles(files: EpubResourceBlobUrls | undefined): Promise<void> {
    if (!files || this.isDestroyed) return
    this.mediaLoader = new ChapterMediaLoader(this.view.document, files)
    this.onFontError = () => void this.fetchFonts(files).catch(() => {})
    this.view.document.fonts?.addEventListener('loadingerror', this.onFontError)
    await waitUntilSettledOrTimeout(this.refetchMissingFiles(files), chapterLimits.imageTimeoutMs)
  }

  async refetchMissingFiles(files: EpubResourceBlobUrls): Promise<void> {
    await Promise.all([this.mediaLoader?.load(), this.fetchFonts(files)])
  }

  private async fetchFonts(files: EpubResourceBlobUrls): Promise<void> {
    const hasNewFont = await loadChapterFonts(this.view.document, files)
    if (hasNewFont && this.isLaidOut && !this.isDestroyed) this.applyLateStyles()
  }

  private adaptStyle(): void {
    const { fixedLayout, direction } = this.frame
    if (fixedLayout) return
    adaptPublisherStyle(this.document)
    clearTextClippingCandidatesCache(this.document)
    overrideRootElementLayout(this.document, direction)
  }

  /**
   * Replaces the function of epubjs that measures the text width. The function of epubjs returns wrong values for
   * hidden text and for an empty first column.
   */
  private measureTextFromPageEdge(): void {
    const { document, contents } = this.view
    contents.textWidth = () => document.body.scrollWidth
  }

  private fillWindow(): void {
    if (!this.fillsWindow || !this.frame.fixedLayout) return
    this.page = this.frame
    setViewportMeta(this.document, this.frame)
  }

  /**
   * Measures a fixed-layout page that declares no size. If the page contains ordinary text, marks the page so that it
   * is laid out in columns.
   */
  private measureUndeclaredSize(): void {
    const contentSize = this.frame.fixedLayout ? measureUndeclaredPageSize(this.view.iframe) : undefined
    if (!contentSize) return
    if (contentSize === 'flowing') {
      this.isFlowing = true
      return
    }
    this.page = contentSize
    setViewportMeta(this.document, contentSize)
    this.view.layout = layoutFor(this.frame, contentSize)
    this.view.size(this.frame.width, this.frame.height)
  }

  /** Resolves when the chapter is laid out. Rejects when the chapter cannot be shown. */
  async ready(): Promise<void> {
    await this.opened
    this.isLaidOut = true
    this.view.show()
    this.view.iframe.title = this.label
    // `show` of epubjs sets `visibility: visible`. Removes this style, because a preloaded chapter must stay hidden.
    for (const element of [this.view.element, this.view.iframe]) element.style.visibility = ''
  }

  get document(): Document {
    return this.view.document
  }

  /** Position of the top left corner of the iframe, in CSS pixels of the window. */
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

  /** Whether the text is vertical, as in Japanese. */
  get isVertical(): boolean {
    return this.view.writingMode?.startsWith('vertical') ?? false
  }

  /**
   * Called when an image loads after the layout. Fits the image into its column. epubjs does not notice such an image,
   * because the size of the column does not change.
   */
  private readonly handleImageLoad = ({ target }: Event) => {
    const isImage = /^(img|image)$/.test((target as Element).localName)
    if (!isImage || !this.isLaidOut || this.frame.fixedLayout) return
    if (!this.isVertical) fitImagesToColumns([target as HTMLElement], this.frame)
    if (this.frame.flow === 'paginated') this.resizeRequest ||= requestAnimationFrame(this.resizeAfterImages)
  }

  private readonly resizeAfterImages = () => {
    this.resizeRequest = 0
    if (this.isDestroyed) return
    this.view.expand()
    this.onResize()
  }

  /**
   * Adapts style sheets that have loaded after the first layout, and lays out the columns again. Call this function
   * when such style sheets have loaded.
   */
  applyLateStyles(): void {
    this.adaptStyle()
    this.relayoutColumns()
  }

  /**
   * Lays out columns again after fonts or styles have loaded. epubjs does not notice that more columns are necessary.
   */
  private readonly relayoutColumns = () => {
    if (this.frame.fixedLayout || this.frame.flow !== 'paginated') return
    this.relayout(this.frame)
    this.onResize()
  }

  relayout(frame: ChapterPageLayout): void {
    this.frame = frame
    this.fillWindow()
    if (!frame.fixedLayout) {
      adaptMediaQueriesToPage(this.document, frame)
      fitWideContentToColumns(this.document, frame)
    }
    this.view.layout = layoutFor(frame, this.page)
    if (this.isVertical && frame.flow === 'paginated') this.view.layout.delta = this.view.layout.height
    this.view.size(frame.width, frame.height)
    this.view.setLayout(this.view.layout)
  }

  destroy(): void {
    this.isDestroyed = true
    this.mediaLoader?.close()
    this.onResize = () => {}
    this.view.document?.fonts?.removeEventListener('loadingdone', this.relayoutColumns)
    this.view.document?.fonts?.removeEventListener('loadingerror', this.onFontError)
    this.view.destroy()
  }
}

/**
 * Creates the epubjs layout for an area of the given size. A fixed-layout page of known size is scaled to fit this
 * area. Other content is laid out in columns, or as continuous text if `flow` is `scrolled`.
 * @param page size of the page. Undefined if the size is unknown. Ignored in books without fixed-layout pages
 */
function layoutFor(
  { width, height, gap, columns, flow, direction, fixedLayout }: ChapterPageLayout,
  page?: FixedLayoutPageSize,
): Layout {
  const isFixedPage = fixedLayout && page
  const layout = new Layout({
    layout: isFixedPage ? 'pre-paginated' : 'reflowable',
    spread: columns === 2 ? 'always' : 'none',
    flow,
    minSpreadWidth: 1,
    direction,
  })
  const scale = isFixedPage ? Math.min(width / page.width, height / page.height) : 1
  if (isFixedPage) layout.calculate(Math.floor(page.width * scale), Math.floor(page.height * scale), 0)
  else layout.calculate(width, height, gap)
  return layout
}
