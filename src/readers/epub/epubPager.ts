import { chapterSource, styleId } from './chapterSource'
import { ChapterView, type Spot } from './epubEngine'
import { type BookLook, epubStyle, type PageFrame, pageFrame } from './epubStyle'
import type { Place } from './places'
import type { Chapter, Publication } from './publication'
import type { TextPoint } from './textPlaces'

/** What the pager tells after each move. */
export interface PagerLocation {
  readonly place: Place
  /** Of the chapter, as laid out now; from 1. */
  readonly page: number
  readonly pages: number
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Whether the element with an id lies at or before what is shown, in this chapter. */
  readonly isReached: (fragment: string) => boolean
}

interface Listeners {
  /** What the frames are called. */
  readonly label: string
  readonly onMoved: (location: PagerLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** A chapter came into sight: its document wants to be listened to. */
  readonly onChapter: (view: ChapterView, chapter: Chapter) => () => void
}

/**
 * Moves through the chapters of a book. One chapter is in sight, the next lies ready; the place is a point of the text,
 * so that it stays in sight whatever changes around it.
 */
export class EpubPager {
  private view: ChapterView | undefined
  /** Chapters that are laid out: the one in sight, and beside it those that are ready to be. */
  private readonly views = new Map<number, { readonly view: ChapterView; readonly ready: Promise<void> }>()
  private idle: ReturnType<typeof setTimeout> | undefined
  private chapter = -1
  private keep: TextPoint | undefined
  private atLastPage = false
  private frame: PageFrame
  private readonly sources = new Map<number, Promise<string>>()
  private work: Promise<void> = Promise.resolve()
  private turning = 0
  private stopListening: () => void = () => {}
  private pending = 0
  private stopped = false
  private readonly host: HTMLElement
  private readonly bookId: string
  private readonly book: Publication
  private readonly listeners: Listeners
  private look: BookLook
  private direction: 'ltr' | 'rtl'

  constructor(
    host: HTMLElement,
    bookId: string,
    book: Publication,
    look: BookLook,
    direction: 'ltr' | 'rtl',
    listeners: Listeners,
  ) {
    this.host = host
    this.bookId = bookId
    this.book = book
    this.look = look
    this.direction = direction
    this.listeners = listeners
    this.frame = this.measured()
  }

  /** Goes to a place. */
  show(place: Place): void {
    this.enqueue(async () => {
      await this.open(place.chapter, view => spotOf(place, view))
      this.moved()
    })
  }

  /** Turns a page; at the end of a chapter to the next one. Within a chapter it happens at once. */
  turn(direction: 1 | -1): void {
    const { view } = this
    if (!view) return
    if (this.turning === 0 && this.turnInside(view, direction)) return
    this.turning += 1
    this.enqueue(async () => {
      this.turning -= 1
      if (this.view && this.turnInside(this.view, direction)) return
      const next = this.chapter + direction
      if (!this.book.chapters[next]) return
      await this.open(next, () => (direction === 1 ? { page: 0 } : { end: true }))
      this.moved()
    })
  }

  /** Scrolls inside a chapter that is one scroll; false when there is nothing left. */
  scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean {
    const { view } = this
    if (!view || view.isPaginated || (direction === 1 ? view.isAtEnd : view.isAtStart)) return false
    const step = view.element.clientHeight * (by === 'line' ? 0.12 : 0.9)
    view.element.scrollBy({ top: direction * step, behavior: by === 'screen' ? 'smooth' : 'instant' })
    return true
  }

  /** Takes another look, direction or room and keeps the place. */
  restyle(look: BookLook, direction: 'ltr' | 'rtl'): void {
    const rebuilt = look.layout !== this.look.layout || direction !== this.direction
    this.look = look
    this.direction = direction
    const frame = this.measured()
    const style = epubStyle(look, frame)
    this.sources.clear()
    this.frame = frame
    const { view } = this
    this.keepOnly(this.chapter)
    if (!view) return
    if (rebuilt) {
      const place = this.placeNow()
      this.enqueue(async () => {
        this.keepOnly()
        await this.open(place.chapter, opened => spotOf(place, opened))
        this.keep = place.cfi ? this.view?.pointOf(place.cfi) : this.view?.firstPoint()
        this.told()
      })
      return
    }
    const sheet = view.document.getElementById(styleId)
    if (sheet && sheet.textContent !== style) sheet.textContent = style
    view.relayout(frame, this.keep)
    this.told()
  }

  resize(): void {
    const frame = this.measured()
    if (frame.width === this.frame.width && frame.height === this.frame.height) return
    this.restyle(this.look, this.direction)
  }

  stop(): void {
    this.stopped = true
    if (this.pending) this.tell()
    clearTimeout(this.idle)
    this.keepOnly()
  }

  private turnInside(view: ChapterView, direction: 1 | -1): boolean {
    if (direction === 1 ? view.isAtEnd : view.isAtStart) return false
    if (!view.isPaginated) return this.scroll(direction, 'screen')
    view.goTo({ page: view.page + direction })
    this.moved()
    return true
  }

  private async open(index: number, spot: (view: ChapterView) => Spot): Promise<void> {
    const chapter = this.book.chapters[index]
    if (!chapter || this.stopped) return
    if (index === this.chapter && this.view) {
      this.view.goTo(spot(this.view))
      return
    }
    const view = await this.laidOut(index)
    if (this.stopped || !view) return
    this.stopListening()
    if (this.view) this.view.element.dataset.shown = 'false'
    // A frame that is left keeps the focus, and keys with it: give them back to the window.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
    this.view = view
    this.chapter = index
    view.goTo(spot(view))
    view.element.dataset.shown = 'true'
    view.onResize = () => this.settle()
    const unheard = this.listeners.onChapter(view, chapter)
    const onScroll = () => {
      if (!view.isPaginated && !view.isWhereItWasPut) this.moved()
    }
    view.element.addEventListener('scroll', onScroll, { passive: true })
    this.stopListening = () => {
      unheard()
      view.element.removeEventListener('scroll', onScroll)
    }
  }

  /** The chapter in a frame of its own, not yet in sight. */
  private async laidOut(index: number): Promise<ChapterView | undefined> {
    const source = this.views.has(index) ? '' : await this.source(index)
    if (this.stopped) return undefined
    let laid = this.views.get(index)
    if (!laid) {
      const view = new ChapterView(this.host, index, source, this.frame, this.listeners.label)
      laid = { view, ready: view.ready() }
      this.views.set(index, laid)
    }
    try {
      await laid.ready
      return laid.view
    } catch (error) {
      laid.view.destroy()
      this.views.delete(index)
      throw error
    }
  }

  /** Lets go of all chapters that are laid out but those. */
  private keepOnly(...indexes: number[]): void {
    for (const [index, { view }] of this.views) {
      if (indexes.includes(index)) continue
      if (view === this.view) {
        this.stopListening()
        this.view = undefined
        this.chapter = -1
      }
      view.destroy()
      this.views.delete(index)
    }
  }

  /** A picture or a font came late: the place stays in sight. */
  private settle(): void {
    const { view } = this
    if (!view) return
    if (this.atLastPage) view.goTo({ end: true })
    else if (this.keep) view.goTo({ point: this.keep })
    if (this.keep) this.told()
  }

  /** After the paint of a move: what is in sight is remembered and told, and the next chapter fetched. */
  private moved(): void {
    this.pending ||= requestAnimationFrame(() => setTimeout(() => this.tell()))
  }

  private tell(): void {
    cancelAnimationFrame(this.pending)
    this.pending = 0
    const { view } = this
    if (!view) return
    this.keep = view.firstPoint()
    this.atLastPage = view.isAtEnd && !view.isAtStart
    this.told()
    for (const index of [...this.sources.keys()]) if (Math.abs(index - this.chapter) > 1) this.sources.delete(index)
    for (const index of [this.chapter + 1, this.chapter - 1]) this.source(index).catch(() => this.sources.delete(index))
    this.keepOnly(this.chapter - 1, this.chapter, this.chapter + 1)
    clearTimeout(this.idle)
    this.idle = setTimeout(() => this.prepare(), 120)
  }

  /** Lays out the next chapter behind the scenes: then going there is a turn like any other. */
  private prepare(): void {
    const next = this.chapter + 1
    if (this.view && this.book.chapters[next]) this.laidOut(next).catch(() => {})
  }

  private told(): void {
    const { view } = this
    if (!view) return
    const last = this.book.chapters.length - 1
    this.listeners.onMoved({
      place: this.placeNow(),
      page: view.page + 1,
      pages: view.pages,
      atStart: this.chapter === 0 && view.isAtStart,
      atEnd: this.chapter === last && view.isAtEnd,
      isReached: fragment => this.view !== view || view.isReached(fragment),
    })
  }

  private placeNow(): Place {
    const { view, keep } = this
    if (!view) return { chapter: Math.max(0, this.chapter), progression: 0 }
    const cfi = keep && view.cfiOf(keep)
    return { chapter: this.chapter, progression: view.fraction, ...(cfi && { cfi }) }
  }

  private source(index: number): Promise<string> {
    const chapter = this.book.chapters[index]
    if (!chapter) return Promise.resolve('')
    const present = this.sources.get(index)
    if (present) return present
    const asked = chapterSource(this.bookId, chapter, epubStyle(this.look, this.frame))
    this.sources.set(index, asked)
    return asked
  }

  private measured(): PageFrame {
    const { clientWidth, clientHeight } = this.host
    const book = { direction: this.direction, fixedLayout: this.book.fixedLayout }
    return pageFrame({ width: Math.max(200, clientWidth), height: Math.max(200, clientHeight) }, this.look, book)
  }

  private enqueue(task: () => Promise<void>): void {
    this.work = this.work.then(task).catch((error: unknown) => {
      this.sources.clear()
      if (!this.stopped) this.listeners.onFailed(error)
    })
  }
}

/** The exact point when the place names one that exists, else as far in as it says. */
function spotOf({ cfi, fragment, progression }: Place, view: ChapterView): Spot {
  const point = (cfi && view.pointOf(cfi)) || (fragment && view.pointOfElement(fragment))
  return point ? { point } : { fraction: progression }
}
