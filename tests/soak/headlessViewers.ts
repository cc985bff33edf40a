import type { BookPosition, ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import type { PageImageCache } from '../../src/readers/comic/images/pageImageCache'
import {
  type ComicPage,
  type ComicSpread,
  createComicSpreads,
  findSpreadIndexOfPage,
  getCurrentPageOfSpread,
  type PagePairingOptions,
} from '../../src/readers/comic/pages/createComicSpreads'
import {
  createComicPosition,
  getFirstVisiblePageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
} from '../../src/readers/comic/session/loadComic'
import { layOutWebtoonPages, type WebtoonPageBoxes } from '../../src/readers/comic/webtoon/layOutWebtoonPages'
import type { WebtoonScroller } from '../../src/readers/comic/webtoon/webtoonScroller'
import { type EpubLocation, toEpubLocation, toEpubReaderPosition } from '../../src/readers/epub/locators/epubLocations'
import type { BookViewerHandle } from '../../src/readers/session/bookViewer'

/** Reason for a change of the position: an action of the user (`reader`), or a change of the layout (`layout`). */
export type ViewerPositionChangeCause = 'reader' | 'layout'

/** Simulated viewer, which draws nothing. It replaces the viewer of the reader in the soak test. */
export interface HeadlessViewer extends BookViewerHandle {
  onMoved: (location: ViewerPositionReport, cause: ViewerPositionChangeCause) => void
  /** Sets the reason that the viewer reports for further changes of its position. */
  movedBy(cause: ViewerPositionChangeCause): void
  /** Stops the viewer. If the viewer has not reported its last position yet, reports this position before it stops. */
  stop(): void
  /**
   * Returns the position that corresponds to a fraction of the book.
   * @param share fraction from 0 (start) to 1 (end)
   */
  anywhere(share: number): BookPosition
}

/**
 * Base class of simulated viewers. The viewer reports a new position one frame after the change, as the viewers of the
 * client do.
 */
abstract class DelayedViewer implements HeadlessViewer {
  onMoved: HeadlessViewer['onMoved'] = () => {}
  protected index = 0
  /** Number of positions (for example, pages or lines) by which a page turn moves forward or back. */
  protected readonly turnDistance: number = 1
  private cause: ViewerPositionChangeCause = 'layout'
  private lastCause: ViewerPositionChangeCause = 'layout'
  private pending: ReturnType<typeof setTimeout> | undefined

  protected abstract readonly length: number
  protected abstract indexOf(position: BookPosition): number
  abstract positionOf(index: number): BookPosition

  show(position: BookPosition): void {
    this.move(Math.min(this.length - 1, this.indexOf(position)))
  }

  next(): void {
    if (this.index < this.length - 1) this.move(Math.min(this.length - 1, this.index + this.turnDistance))
  }

  previous(): void {
    if (this.index > 0) this.move(Math.max(0, this.index - this.turnDistance))
  }

  scroll(): boolean {
    return false
  }

  movedBy(cause: ViewerPositionChangeCause): void {
    this.cause = cause
  }

  stop(): void {
    this.reportPosition()
  }

  anywhere(share: number): BookPosition {
    return this.positionOf(Math.min(this.length - 1, Math.floor(share * this.length)))
  }

  private move(index: number) {
    this.index = index
    this.lastCause = this.cause
    this.pending ??= setTimeout(() => this.reportPosition(), 16)
  }

  reportPosition(which?: 'ends'): void {
    const { index, length } = this
    const location = { position: this.positionOf(index), atStart: index === 0, atEnd: index === length - 1 }
    if (this.pending === undefined || (which && !location.atStart && !location.atEnd)) return
    clearTimeout(this.pending)
    this.pending = undefined
    this.onMoved(location, this.lastCause)
  }
}

/** Simulated comic viewer that shows spreads. It draws nothing. */
export class HeadlessComicViewer extends DelayedViewer {
  private readonly laid: readonly ComicSpread[]

  constructor(pages: readonly ComicPage[], pairing: PagePairingOptions) {
    super()
    this.laid = createComicSpreads(pages, pairing)
  }

  protected get length() {
    return this.laid.length
  }

  protected indexOf(position: BookPosition) {
    return findSpreadIndexOfPage(this.laid, Number(position.at))
  }

  positionOf(index: number): BookPosition {
    const spread = this.laid[index]
    const page = spread ? getCurrentPageOfSpread(spread) : 1
    return { at: String(page), page } as BookPosition
  }
}

/** Simulated EPUB viewer for the paginated layout. It reports positions like a real viewer, but draws nothing. */
export class HeadlessEpubViewer extends DelayedViewer {
  protected readonly locations: readonly EpubLocation[]

  /**
   * @param positionCounts number of positions in each chapter. In the paginated layout, a position is a page. The
   *   subclass {@link HeadlessEpubStripViewer} uses lines as positions.
   * @param textNodeStep last step of all CFIs. Step 1 selects the first text node of an element, step 3 the second text
   *   node, and so on.
   */
  constructor(positionCounts: readonly number[], textNodeStep = 1) {
    super()
    this.locations = positionCounts.flatMap((positionCount, chapter) =>
      Array.from({ length: positionCount }, (_, position) => ({
        chapter,
        progression: position / positionCount,
        cfi: `epubcfi(/6/${(chapter + 1) * 2}!/4/${position * 2 + 2}/${textNodeStep}:0)`,
      })),
    )
  }

  protected get length() {
    return this.locations.length
  }

  protected indexOf(position: BookPosition) {
    const location = toEpubLocation(position)
    const exact = this.locations.findIndex(({ cfi }) => cfi === location.cfi)
    if (exact >= 0) return exact
    const nearest = this.locations.findLastIndex(
      ({ chapter, progression }) => chapter === location.chapter && progression <= location.progression + 1e-9,
    )
    return Math.max(0, nearest)
  }

  positionOf(index: number): BookPosition {
    return toEpubReaderPosition(this.locations[index] ?? { chapter: 0, progression: 0 })
  }
}

/** Number of EPUB lines that are visible at the same time in the strip layout (continuous scrolling). */
const VISIBLE_LINES = 5

/**
 * Simulated EPUB viewer with the strip layout (continuous scrolling). Its position is the topmost visible line. A page
 * turn scrolls by all visible lines except one line.
 */
export class HeadlessEpubStripViewer extends HeadlessEpubViewer {
  protected override readonly turnDistance = VISIBLE_LINES - 1

  /** @param pageCounts number of pages in each chapter */
  constructor(pageCounts: readonly number[]) {
    super(
      pageCounts.map(pageCount => pageCount * VISIBLE_LINES),
      3,
    )
  }

  protected override get length() {
    return this.locations.length - VISIBLE_LINES + 1
  }
}

/**
 * Simulated comic viewer with the strip layout (continuous scrolling). It uses the scroller class of the client with a
 * fake scroll container.
 */
export class HeadlessComicStripViewer implements HeadlessViewer {
  onMoved: HeadlessViewer['onMoved'] = () => {}
  private cause: ViewerPositionChangeCause = 'layout'
  private laid: WebtoonPageBoxes | undefined
  private readonly scroller: WebtoonScroller
  private readonly pages: readonly ComicPage[]

  /**
   * @param Scroller scroller class from {@link loadReaderModules}
   */
  constructor(Scroller: typeof WebtoonScroller, pages: readonly ComicPage[], padding: number) {
    this.pages = pages
    const cache = { requestPages: () => undefined } as unknown as PageImageCache
    this.scroller = new Scroller(
      fakeScrollContainer(() => this.laid?.length ?? 0),
      pages,
      cache,
      {
        onRange: () => undefined,
        onMoved: location => this.onMoved(location, this.cause),
      },
    )
    // The real webtoon viewer lays out the pages only after it has measured its size. To simulate this delay, the pages
    // are laid out in a microtask, which runs after this constructor.
    queueMicrotask(() => this.layOutPages(padding))
  }

  /**
   * Lays out the pages of the strip.
   * @param padding padding on each side, in percent of the viewport width
   */
  layOutPages(padding: number): void {
    const { cause } = this
    this.cause = 'layout'
    this.laid = layOutWebtoonPages(this.pages, { scale: 'width', padding, gap: 0 }, view)
    this.scroller.setBoxes(this.laid, view.height)
    this.cause = cause
  }

  show(position: BookPosition): void {
    this.scroller.show(getFirstVisiblePageOfComicPosition(position), getScrollAnchorOfWebtoonPosition(position))
  }

  next(): void {
    this.scroller.scroll(1, 'screen', false)
  }

  previous(): void {
    this.scroller.scroll(-1, 'screen', false)
  }

  scroll(): boolean {
    return false
  }

  movedBy(cause: ViewerPositionChangeCause): void {
    this.cause = cause
  }

  reportPosition(which?: 'ends'): void {
    this.scroller.reportNow(which)
  }

  stop(): void {
    this.reportPosition()
    this.scroller.stop()
  }

  anywhere(share: number): BookPosition {
    return createComicPosition(this.pages[Math.floor(share * this.pages.length)]?.number ?? 1)
  }
}

const view = { width: 800, height: 600 }

/**
 * Creates a fake scroll container. Limits the scroll offset to the length of the content. Fires a `scroll` event one
 * frame after each change of the offset.
 */
function fakeScrollContainer(length: () => number): HTMLElement {
  const element = document.createElement('div')
  let top = 0
  const clampOffset = (offset: number) => Math.max(0, Math.min(offset, length() - view.height))
  Object.defineProperties(element, {
    clientHeight: { value: view.height },
    scrollHeight: { get: length },
    scrollTop: {
      get: () => clampOffset(top),
      set: (offset: number) => {
        const before = clampOffset(top)
        top = clampOffset(offset)
        if (top !== before) setTimeout(() => element.dispatchEvent(new Event('scroll')), 16)
      },
    },
    scrollTo: { value: ({ top = 0 }: ScrollToOptions) => (element.scrollTop = top) },
  })
  return element
}
