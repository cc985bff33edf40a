import type { Location, Position } from '../../src/machines/reading'
import { currentPage, type Page, type Pairing, type Spread, spreadOf, spreads } from '../../src/readers/comic/spreads'
import { type Place, placeOf, positionAt } from '../../src/readers/epub/places'
import type { Viewer } from '../../src/readers/viewer'

/** What made a viewer move: the reader, or only how the book is laid out. */
export type Cause = 'reader' | 'layout'

/** A viewer without a screen: it moves a frame after it was told to, as the real ones do. */
abstract class SteadyViewer implements Viewer {
  onMoved: (location: Location, cause: Cause) => void = () => {}
  protected index = 0
  private cause: Cause = 'layout'
  private pending: ReturnType<typeof setTimeout> | undefined

  protected abstract readonly length: number
  protected abstract indexOf(position: Position): number
  abstract positionOf(index: number): Position

  show(position: Position): void {
    this.move(this.indexOf(position))
  }

  next(): void {
    if (this.index < this.length - 1) this.move(this.index + 1)
  }

  previous(): void {
    if (this.index > 0) this.move(this.index - 1)
  }

  scroll(): boolean {
    return false
  }

  /** Who moves it from now on. */
  movedBy(cause: Cause): void {
    this.cause = cause
  }

  /** Goes with what it still has to tell. */
  stop(): void {
    this.tell()
  }

  anywhere(share: number): Position {
    return this.positionOf(Math.min(this.length - 1, Math.floor(share * this.length)))
  }

  private move(index: number) {
    this.index = index
    this.pending ??= setTimeout(() => this.tell(), 16)
  }

  tell(which?: 'ends'): void {
    const { index, length } = this
    const location = { position: this.positionOf(index), atStart: index === 0, atEnd: index === length - 1 }
    if (this.pending === undefined || (which && !location.atStart && !location.atEnd)) return
    clearTimeout(this.pending)
    this.pending = undefined
    this.onMoved(location, this.cause)
  }
}

/** A comic in spreads. */
export class ComicViewer extends SteadyViewer {
  private readonly laid: readonly Spread[]

  constructor(pages: readonly Page[], pairing: Pairing) {
    super()
    this.laid = spreads(pages, pairing)
  }

  protected get length() {
    return this.laid.length
  }

  protected indexOf(position: Position) {
    return spreadOf(this.laid, Number(position.at))
  }

  positionOf(index: number): Position {
    const spread = this.laid[index]
    const page = spread ? currentPage(spread) : 1
    return { at: String(page), page } as Position
  }
}

/** A text in pages: as many in each file as the look of the text makes. */
export class TextViewer extends SteadyViewer {
  private readonly places: readonly Place[]

  /** @param pagesOf  how many pages each file has */
  constructor(pagesOf: readonly number[]) {
    super()
    this.places = pagesOf.flatMap((pages, chapter) =>
      Array.from({ length: pages }, (_, page) => ({
        chapter,
        progression: page / pages,
        cfi: `epubcfi(/6/${(chapter + 1) * 2}!/4/${page * 2 + 2}/1:0)`,
      })),
    )
  }

  protected get length() {
    return this.places.length
  }

  protected indexOf(position: Position) {
    const place = placeOf(position)
    const exact = this.places.findIndex(({ cfi }) => cfi === place.cfi)
    if (exact >= 0) return exact
    const near = this.places.findLastIndex(
      ({ chapter, progression }) => chapter === place.chapter && progression <= place.progression + 1e-9,
    )
    return Math.max(0, near)
  }

  positionOf(index: number): Position {
    return positionAt(this.places[index] ?? { chapter: 0, progression: 0 })
  }
}
