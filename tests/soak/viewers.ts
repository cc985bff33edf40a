import type { BookPosition, ViewerLocation } from '../../src/machines/readerMachineTypes'
import type { PageCache } from '../../src/readers/comic/images/pageCache'
import {
  type ComicPage,
  createSpreads,
  currentPageOfSpread,
  type PagePairingOptions,
  type Spread,
  spreadIndexOfPage,
} from '../../src/readers/comic/pages/createSpreads'
import { comicPositionAt, firstPageOfPosition, stripAnchorOfPosition } from '../../src/readers/comic/session/comicBook'
import { layOutStrips, type StripBoxes } from '../../src/readers/comic/strip/layOutStrips'
import type { StripScroller } from '../../src/readers/comic/strip/stripScroller'
import {
  type BookLocation,
  locationOfEpubPosition,
  toEpubPosition,
} from '../../src/readers/epub/locators/bookLocations'
import type { Viewer } from '../../src/readers/session/viewer'

/** What made a viewer move: the reader, or only how the book is laid out. */
export type Cause = 'reader' | 'layout'

/** A viewer without a screen. */
export interface SoakViewer extends Viewer {
  onMoved: (location: ViewerLocation, cause: Cause) => void
  /** Who moves it from now on. */
  movedBy(cause: Cause): void
  /** Goes with what it still has to tell. */
  stop(): void
  anywhere(share: number): BookPosition
}

/** Moves a frame after it was told to, as the real ones do. */
abstract class SteadyViewer implements SoakViewer {
  onMoved: SoakViewer['onMoved'] = () => {}
  protected index = 0
  /** How far a turn goes. */
  protected readonly far: number = 1
  private cause: Cause = 'layout'
  /** Who made it move to where it is. */
  private movedLast: Cause = 'layout'
  private pending: ReturnType<typeof setTimeout> | undefined

  protected abstract readonly length: number
  protected abstract indexOf(position: BookPosition): number
  abstract positionOf(index: number): BookPosition

  show(position: BookPosition): void {
    this.move(Math.min(this.length - 1, this.indexOf(position)))
  }

  next(): void {
    if (this.index < this.length - 1) this.move(Math.min(this.length - 1, this.index + this.far))
  }

  previous(): void {
    if (this.index > 0) this.move(Math.max(0, this.index - this.far))
  }

  scroll(): boolean {
    return false
  }

  movedBy(cause: Cause): void {
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
    this.movedLast = this.cause
    this.pending ??= setTimeout(() => this.reportPosition(), 16)
  }

  reportPosition(which?: 'ends'): void {
    const { index, length } = this
    const location = { position: this.positionOf(index), atStart: index === 0, atEnd: index === length - 1 }
    if (this.pending === undefined || (which && !location.atStart && !location.atEnd)) return
    clearTimeout(this.pending)
    this.pending = undefined
    this.onMoved(location, this.movedLast)
  }
}

/** A comic in spreads. */
export class ComicViewer extends SteadyViewer {
  private readonly laid: readonly Spread[]

  constructor(pages: readonly ComicPage[], pairing: PagePairingOptions) {
    super()
    this.laid = createSpreads(pages, pairing)
  }

  protected get length() {
    return this.laid.length
  }

  protected indexOf(position: BookPosition) {
    return spreadIndexOfPage(this.laid, Number(position.at))
  }

  positionOf(index: number): BookPosition {
    const spread = this.laid[index]
    const page = spread ? currentPageOfSpread(spread) : 1
    return { at: String(page), page } as BookPosition
  }
}

/** A text in pages: as many in each file as the look of the text makes. */
export class TextViewer extends SteadyViewer {
  protected readonly places: readonly BookLocation[]

  /**
   * @param piecesOf  how many pages, or lines, each file has
   * @param text      of the element in which they begin, as its number
   */
  constructor(piecesOf: readonly number[], text = 1) {
    super()
    this.places = piecesOf.flatMap((pieces, chapter) =>
      Array.from({ length: pieces }, (_, piece) => ({
        chapter,
        progression: piece / pieces,
        cfi: `epubcfi(/6/${(chapter + 1) * 2}!/4/${piece * 2 + 2}/${text}:0)`,
      })),
    )
  }

  protected get length() {
    return this.places.length
  }

  protected indexOf(position: BookPosition) {
    const place = locationOfEpubPosition(position)
    const exact = this.places.findIndex(({ cfi }) => cfi === place.cfi)
    if (exact >= 0) return exact
    const near = this.places.findLastIndex(
      ({ chapter, progression }) => chapter === place.chapter && progression <= place.progression + 1e-9,
    )
    return Math.max(0, near)
  }

  positionOf(index: number): BookPosition {
    return toEpubPosition(this.places[index] ?? { chapter: 0, progression: 0 })
  }
}

/** So many lines of a strip are in sight at once. */
const linesInSight = 5

/** A text as one strip: the place is the line at the upper edge, and a turn goes on by nearly a screen. */
export class TextStrip extends TextViewer {
  protected override readonly far = linesInSight - 1

  constructor(pagesOf: readonly number[]) {
    super(
      pagesOf.map(pages => pages * linesInSight),
      3,
    )
  }

  protected override get length() {
    return this.places.length - linesInSight + 1
  }
}

/** A comic as one strip: the real scroller, over an element that scrolls as in a browser. */
export class ComicStrip implements SoakViewer {
  onMoved: SoakViewer['onMoved'] = () => {}
  private cause: Cause = 'layout'
  private laid: StripBoxes | undefined
  private readonly scroller: StripScroller
  private readonly pages: readonly ComicPage[]

  /** @param Scroller  of the program as it was loaded */
  constructor(Scroller: typeof StripScroller, pages: readonly ComicPage[], padding: number) {
    this.pages = pages
    const cache = { requestPages: () => undefined } as unknown as PageCache
    this.scroller = new Scroller(
      scrolling(() => this.laid?.length ?? 0),
      pages,
      cache,
      {
        onRange: () => undefined,
        onMoved: location => this.onMoved(location, this.cause),
      },
    )
    // Boxes are known once the room was measured.
    queueMicrotask(() => this.lay(padding))
  }

  /** @param padding  on each side, in percent of the view */
  lay(padding: number): void {
    const { cause } = this
    this.cause = 'layout'
    this.laid = layOutStrips(this.pages, { scale: 'width', padding, gap: 0 }, view)
    this.scroller.setBoxes(this.laid, view.height)
    this.cause = cause
  }

  show(position: BookPosition): void {
    this.scroller.show(firstPageOfPosition(position), stripAnchorOfPosition(position))
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

  movedBy(cause: Cause): void {
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
    return comicPositionAt(this.pages[Math.floor(share * this.pages.length)]?.number ?? 1)
  }
}

const view = { width: 800, height: 600 }

/** An element that keeps within its content, and tells of a scroll only before the next frame. */
function scrolling(length: () => number): HTMLElement {
  const element = document.createElement('div')
  let top = 0
  const inside = (offset: number) => Math.max(0, Math.min(offset, length() - view.height))
  Object.defineProperties(element, {
    clientHeight: { value: view.height },
    scrollHeight: { get: length },
    scrollTop: {
      get: () => inside(top),
      set: (offset: number) => {
        const before = inside(top)
        top = inside(offset)
        if (top !== before) setTimeout(() => element.dispatchEvent(new Event('scroll')), 16)
      },
    },
    scrollTo: { value: ({ top = 0 }: ScrollToOptions) => (element.scrollTop = top) },
  })
  return element
}
