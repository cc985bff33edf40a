import { ChapterShelf } from './chapterShelf'
import { styleId } from './chapterSource'
import type { ChapterView, Spot } from './epubEngine'
import { type BookLook, epubStyle, type PageFrame, pageFrame } from './epubStyle'
import type { PagerOptions } from './pagerLocation'
import type { Place } from './places'
import type { Chapter } from './publication'
import type { TextPoint } from './textPlaces'

/** How long after a move the next chapter is laid out, in milliseconds. */
const calm = 120

/**
 * Moves through the chapters of a book. One chapter is in sight, the next lies ready; the place is a point of the text,
 * so that it stays in sight whatever changes around it.
 */
export class EpubPager {
  private view: ChapterView | undefined
  private chapter = -1
  private keep: TextPoint | undefined
  private atLastPage = false
  private frame: PageFrame
  private look: BookLook
  private direction: 'ltr' | 'rtl'
  private work: Promise<void> = Promise.resolve()
  private turning = 0
  private pending = 0
  private idle: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private stopListening: () => void = () => {}
  private readonly shelf: ChapterShelf
  private readonly host: HTMLElement
  private readonly options: PagerOptions

  constructor(host: HTMLElement, options: PagerOptions) {
    this.host = host
    this.options = options
    this.look = options.look
    this.direction = options.direction
    this.frame = this.measured()
    this.shelf = new ChapterShelf(host, options.bookId, options.book.chapters, options.label)
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
    if (!this.view || (this.turning === 0 && this.turnInside(this.view, direction))) return
    this.turning += 1
    this.enqueue(async () => {
      this.turning -= 1
      if (this.view && this.turnInside(this.view, direction)) return
      const next = this.chapter + direction
      if (!this.options.book.chapters[next]) return
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
    this.frame = this.measured()
    if (rebuilt) {
      this.rebuild()
      return
    }
    this.shelf.forget(this.chapter)
    const { view } = this
    if (!view) return
    const style = epubStyle(look, this.frame)
    const sheet = view.document.getElementById(styleId)
    if (sheet && sheet.textContent !== style) sheet.textContent = style
    view.relayout(this.frame, this.keep)
    this.told()
  }

  resize(): void {
    const { width, height } = this.measured()
    if (width !== this.frame.width || height !== this.frame.height) this.restyle(this.look, this.direction)
  }

  stop(): void {
    this.stopped = true
    if (this.pending) this.tell()
    clearTimeout(this.idle)
    this.leaveChapter()
    this.shelf.close()
  }

  /** Lays the chapter out from the beginning, at the same place. */
  private rebuild(): void {
    const place = this.placeNow()
    this.enqueue(async () => {
      this.leaveChapter()
      this.shelf.forget()
      await this.open(place.chapter, opened => spotOf(place, opened))
      this.keep = place.cfi ? this.view?.pointOf(place.cfi) : this.view?.firstPoint()
      this.told()
    })
  }

  private turnInside(view: ChapterView, direction: 1 | -1): boolean {
    if (direction === 1 ? view.isAtEnd : view.isAtStart) return false
    if (!view.isPaginated) return this.scroll(direction, 'screen')
    view.goTo({ page: view.page + direction })
    this.moved()
    return true
  }

  private async open(index: number, spot: (view: ChapterView) => Spot): Promise<void> {
    const chapter = this.options.book.chapters[index]
    if (!chapter || this.stopped) return
    if (index === this.chapter && this.view) {
      this.view.goTo(spot(this.view))
      return
    }
    const view = await this.shelf.layOut(index, this.look, this.frame)
    if (!view) return
    this.leaveChapter()
    this.view = view
    this.chapter = index
    view.goTo(spot(view))
    view.element.dataset.shown = 'true'
    this.listen(view, chapter)
  }

  private listen(view: ChapterView, chapter: Chapter): void {
    view.onResize = () => this.settle()
    const unheard = this.options.onChapter(view, chapter)
    const onScroll = () => {
      if (!view.isPaginated && !view.isWhereItWasPut) this.moved()
    }
    view.element.addEventListener('scroll', onScroll, { passive: true })
    this.stopListening = () => {
      unheard()
      view.element.removeEventListener('scroll', onScroll)
    }
  }

  private leaveChapter(): void {
    this.stopListening()
    this.stopListening = () => {}
    if (this.view) {
      this.view.onResize = () => {}
      this.view.element.dataset.shown = 'false'
    }
    this.view = undefined
    this.chapter = -1
    // A frame that is left keeps the focus, and keys with it: give them back to the window.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
  }

  /** A picture or a font came late: the place stays in sight. */
  private settle(): void {
    if (!this.view || !this.keep) return
    this.view.goTo(this.atLastPage ? { end: true } : { point: this.keep })
    this.told()
  }

  private moved(): void {
    this.pending ||= requestAnimationFrame(() => setTimeout(() => this.tell()))
  }

  /** After the paint of a move: what is in sight is remembered and told, and the chapters beside it made ready. */
  private tell(): void {
    cancelAnimationFrame(this.pending)
    this.pending = 0
    const { view, chapter } = this
    if (!view) return
    this.keep = view.firstPoint()
    this.atLastPage = view.isAtEnd && !view.isAtStart
    this.told()
    this.shelf.keepNear(chapter)
    for (const index of [chapter + 1, chapter - 1]) this.shelf.fetch(index, this.look, this.frame).catch(() => {})
    clearTimeout(this.idle)
    this.idle = setTimeout(() => this.prepareNext(), calm)
  }

  /** With the next chapter laid out behind the scenes, going there is a turn like any other. */
  private prepareNext(): void {
    const next = this.chapter + 1
    if (this.view && this.options.book.chapters[next]) this.shelf.layOut(next, this.look, this.frame).catch(() => {})
  }

  private told(): void {
    const { view } = this
    if (!view) return
    const last = this.options.book.chapters.length - 1
    this.options.onMoved({
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

  private measured(): PageFrame {
    const { clientWidth, clientHeight } = this.host
    const book = { direction: this.direction, fixedLayout: this.options.book.fixedLayout }
    return pageFrame({ width: Math.max(200, clientWidth), height: Math.max(200, clientHeight) }, this.look, book)
  }

  private enqueue(task: () => Promise<void>): void {
    this.work = this.work.then(task).catch((error: unknown) => {
      if (!this.stopped) this.options.onFailed(error)
    })
  }
}

/** The exact point when the place names one that exists, else as far in as it says. */
function spotOf({ cfi, fragment, progression }: Place, view: ChapterView): Spot {
  const point = (cfi && view.pointOf(cfi)) || (fragment && view.pointOfElement(fragment))
  return point ? { point } : { fraction: progression }
}
