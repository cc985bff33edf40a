import { type BookAppearance, epubStyle, type PageFrame, pageFrame } from '../content/epubStyle'
import { styleId } from '../content/publisherStyle'
import type { BookLocation } from '../locators/bookLocations'
import type { PagerLocation, PagerOptions } from '../locators/pagerLocation'
import type { TextPoint } from '../locators/textPoints'
import { Cancelled, cancellation } from './cancellation'
import { ChapterPool } from './chapterPool'
import type { ChapterTarget, ChapterView } from './chapterView'
import type { MissingResources } from './missingResources'

/** After how long one is told that something is on its way, in milliseconds. */
const long = 700
/** After how long what could not be had is asked for again, in milliseconds. */
const pause = 5_000

/**
 * What all ways of laying out a book have in common: one thing is done after the other, the place is a point of the
 * text, so that it stays in sight whatever changes around it, and it is told after the paint of each move.
 */
export abstract class BookStage {
  protected look: BookAppearance
  protected direction: 'ltr' | 'rtl'
  protected frame: PageFrame
  protected stopped = false
  /** What has to stay in sight. */
  protected keep: TextPoint | undefined
  protected readonly shelf: ChapterPool
  /** Where one wanted to go last. */
  private wanted: BookLocation | undefined
  protected readonly host: HTMLElement
  protected readonly options: PagerOptions
  private readonly watches = new Map<ChapterView, () => void>()
  private work: Promise<void> = Promise.resolve()
  private pending = 0
  /** With what is asked for now one waits so long; and with what is being done. */
  private patience = cancellation()
  private now = this.patience
  /** Turns that wait for what lies beyond what is at hand: how many on, or, below 0, back. */
  private turns = { owed: 0 }
  private isLate = false
  private lacking: MissingResources | undefined
  /** Is in sight, and says that its chapter is not there. */
  private missing: ChapterView | undefined

  constructor(host: HTMLElement, options: PagerOptions, room: HTMLElement = host) {
    this.host = host
    this.options = options
    this.look = options.look
    this.direction = options.direction
    this.frame = this.measured()
    this.shelf = new ChapterPool(room, options, view => this.made(view))
  }

  /** Goes to a place. */
  show(asked: BookLocation): void {
    this.lackNothing()
    this.goTo(asked)
  }

  private goTo(asked: BookLocation): void {
    this.giveUp()
    this.enqueue(
      async () => {
        const place = this.askedAgain(asked)
        await this.open(place)
        this.lackNothing()
        this.arrived(place)
      },
      () => this.goTo(asked),
    )
  }

  /** Who asks again for a chapter that was not there comes to the place that was wanted first. */
  private askedAgain(asked: BookLocation): BookLocation {
    const wanted = this.wanted?.chapter === asked.chapter ? this.wanted : asked
    this.wanted = asked
    if (!this.shelf.lacks(asked.chapter)) return asked
    this.leave()
    this.shelf.drop(asked.chapter)
    this.wanted = wanted
    return wanted
  }

  /** Whoever goes elsewhere waits no longer for what does not come. */
  private giveUp(): void {
    this.patience.end()
    this.patience = cancellation()
    this.turns = { owed: 0 }
  }

  /**
   * Turns a page, or scrolls nearly a screen; at the end of a chapter on to the next one. Turns that wait for what is on
   * its way are taken back by turns the other way, and all of them once one was told that it takes long. A turn to what
   * could not be had asks for it again: it stays one turn, however often it is asked for.
   */
  turn(direction: 1 | -1): void {
    if (this.lacking?.way === direction) {
      this.tryAgain()
      return
    }
    if (this.lacking) this.wantNoMore()
    this.turnOn(direction)
  }

  private turnOn(direction: 1 | -1): void {
    if (this.turns.owed * direction < 0 && this.isLate) this.giveUp()
    const { turns } = this
    if (turns.owed === 0 && this.turnAtOnce(direction)) return
    turns.owed += direction
    if (turns.owed === 0) this.giveUp()
    else if (turns.owed === direction) this.waitForTurns(turns, direction)
  }

  private waitForTurns(turns: { owed: number }, first: 1 | -1): void {
    this.enqueue(
      async () => {
        try {
          while (turns.owed !== 0) {
            const way = turns.owed > 0 ? 1 : -1
            if (!this.turnAtOnce(way)) await this.turnOver(way)
            turns.owed -= way
          }
          this.lackNothing()
        } finally {
          turns.owed = 0
        }
      },
      () => this.turnOn(first),
      first,
    )
  }

  /** The address of a picture of the book, for as long as it is open. */
  picture(path: string): Promise<string> {
    return this.options.texts.picture(path)
  }

  /** Asks again for styles and pictures that are wanting in what is in sight. */
  complete(): void {
    for (const view of this.shown) view.fetchAgain()
  }

  /** Asks again for what could not be had, and says so. */
  tryAgain(): void {
    if (!this.lacking) return
    this.lacking.isSaid = true
    this.options.onWaiting(true)
    this.askAgain()
  }

  private askAgain(): void {
    const { lacking } = this
    if (!lacking || lacking.isAsked) return
    lacking.isAsked = true
    clearTimeout(lacking.timer)
    lacking.again()
  }

  /** Asks again for the chapter that is said to be missing, and goes there. */
  askForMissing(): void {
    if (this.missing) this.show({ chapter: this.missing.index, progression: 0 })
  }

  /** Whether a turn stays within what is at hand. */
  protected abstract hasRoom(direction: 1 | -1): boolean

  /** Turns within what is at hand; false when it takes more than that. */
  protected abstract turnAtOnce(direction: 1 | -1): boolean
  /** Turns to what has to be fetched or laid out first; where nothing follows it does nothing. */
  protected abstract turnOver(direction: 1 | -1): Promise<void>

  /** Scrolls inside what is shown; false when there is nothing left, or nothing scrolls. */
  abstract scroll(direction: 1 | -1, by: 'line' | 'screen'): boolean

  /** Takes another look, direction or room and keeps the place. */
  abstract restyle(look: BookAppearance, direction: 'ltr' | 'rtl'): void

  /**
   * A move whose paint is still awaited is told at once.
   * @param which  only when the beginning or the end of the book is in sight
   */
  tell(which?: 'ends'): void {
    const view = this.lead()
    if (!this.pending || !view) return
    const { atStart, atEnd } = this.location(view)
    if (!which || atStart || atEnd) this.tellNow()
  }

  resize(): void {
    const { width, height } = this.measured()
    if (width !== this.frame.width || height !== this.frame.height) this.restyle(this.look, this.direction)
  }

  stop(): void {
    this.tell()
    this.stopped = true
    this.lackNothing()
    this.leave()
    this.seeMissing()
    this.shelf.close()
  }

  protected abstract open(place: BookLocation): Promise<void>
  /** The chapter that the place is in. */
  protected abstract lead(): ChapterView | undefined
  protected abstract location(view: ChapterView): Omit<PagerLocation, 'place' | 'byLayout'> & { progression: number }
  /**
   * Finds what has to stay in sight after a move.
   * @param exactly  where one wanted to be
   */
  protected abstract remember(view: ChapterView, exactly?: TextPoint): void
  /** Makes ready what comes next. */
  protected abstract prepare(view: ChapterView): void

  /** A chapter was put on the shelf. */
  protected made(_view: ChapterView): void {}

  /** Nothing is in sight any more. */
  protected leave(): void {
    for (const view of [...this.watches.keys()]) this.hide(view)
    // A frame that is left keeps the focus, and keys with it: give them back to the window.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
  }

  protected display(view: ChapterView): void {
    if (this.watches.has(view)) return
    view.element.dataset.shown = 'true'
    view.fetchAgain()
    const chapter = this.options.book.chapters[view.index]
    if (chapter) this.watches.set(view, this.options.onChapter(view, chapter))
  }

  protected hide(view: ChapterView): void {
    this.watches.get(view)?.()
    this.watches.delete(view)
    view.element.dataset.shown = 'false'
  }

  protected get shown(): readonly ChapterView[] {
    return [...this.watches.keys()]
  }

  /** Of what is shown, what the reader sees. */
  protected get inSight(): readonly ChapterView[] {
    return this.shown
  }

  protected seeMissing(): void {
    const missing = this.inSight.find(view => view.isMissing)
    if (missing === this.missing) return
    this.missing = missing
    this.options.onMissing(missing)
  }

  /** The chapter in the present look: one that was taken away meanwhile, as for another look, is laid out anew. */
  protected async layOut(index: number, frame?: PageFrame): Promise<ChapterView | undefined> {
    while (!this.stopped && this.options.book.chapters[index]) {
      const view = await this.awaited(this.shelf.layOut(index, this.look, frame ?? this.frame))
      if (view) return view
    }
    return undefined
  }

  /** Waits for what is on its way until somebody goes elsewhere; says so when it takes long. */
  protected async awaited<T>(coming: Promise<T>): Promise<T> {
    const { onWaiting } = this.options
    const late = setTimeout(() => {
      this.isLate = this.isWaitedFor()
      if (this.isLate && !this.lacking) onWaiting(true)
    }, long)
    try {
      return await Promise.race([coming, this.now.promise])
    } finally {
      clearTimeout(late)
      this.isLate = false
      onWaiting(this.lacking?.isSaid === true)
    }
  }

  /** Whether nothing can be read before what is on its way is there. */
  protected isWaitedFor(): boolean {
    return true
  }

  /** The reader moved: after the paint, the place is told. */
  protected moved(): void {
    this.lackNothing()
    this.pending ||= requestAnimationFrame(() => setTimeout(() => this.tellNow()))
  }

  /** @param byLayout  the reader did nothing: the text was laid out anew around the place */
  protected told(byLayout = false): void {
    if (byLayout) this.madeRoom()
    const view = this.lead()
    if (!view || this.stopped) return
    const { progression, ...location } = this.location(view)
    const cfi = this.keep && view.cfiOf(this.keep)
    const instead = this.wanted?.chapter === view.index ? this.wanted : { chapter: view.index, progression: 0 }
    const place = view.isMissing ? instead : { chapter: view.index, progression, ...(cfi && { cfi }) }
    this.options.onMoved({ place, ...location, byLayout })
    this.seeMissing()
  }

  /** Puts the style of the present look into a chapter and lays it out anew. */
  protected dress(view: ChapterView, frame = this.frame): void {
    const style = epubStyle(this.look, frame)
    const sheet = view.document.getElementById(styleId)
    if (sheet && sheet.textContent !== style) sheet.textContent = style
    view.relayout(frame)
  }

  protected measured(): PageFrame {
    const { clientWidth, clientHeight } = this.host
    const book = { direction: this.direction, fixedLayout: this.options.book.fixedLayout }
    return pageFrame({ width: Math.max(200, clientWidth), height: Math.max(200, clientHeight) }, this.look, book)
  }

  /**
   * @param again  does the same once more; what is in sight stays there until then
   * @param way  of the turn that it is
   */
  protected enqueue(task: () => Promise<void>, again?: () => void, way?: 1 | -1): void {
    const { patience } = this
    this.work = this.work
      .then(() => {
        this.now = patience
        return task()
      })
      .catch((error: unknown) => {
        if (this.stopped || error instanceof Cancelled) return
        if (again && this.lead()) this.lack(error, again, way)
        else this.options.onFailed(error)
      })
  }

  /** What is wanted is not there: it is said so over what is in sight, and asked for again after a while. */
  private lack(failure: unknown, again: () => void, way?: 1 | -1): void {
    this.lackNothing()
    const timer = setTimeout(() => this.askAgain(), pause)
    this.lacking = { again, way, timer, isAsked: false, isSaid: false }
    this.options.onLacking(failure)
    // Where one wanted to go is no place to begin at any more.
    this.told(true)
  }

  protected lackNothing(): void {
    const { lacking } = this
    if (!lacking) return
    clearTimeout(lacking.timer)
    this.lacking = undefined
    this.options.onLacking(undefined)
    if (lacking.isSaid) this.options.onWaiting(false)
  }

  /** The text was laid out anew: where the turn has room again, it is the reader's to turn. */
  protected madeRoom(): void {
    const way = this.lacking?.way
    if (way && this.hasRoom(way)) this.wantNoMore()
  }

  private wantNoMore(): void {
    this.giveUp()
    this.lackNothing()
  }

  /** The exact point when the place names one that is shown, else as far in as it says. */
  protected spotOf({ cfi, fragment, progression }: BookLocation, view: ChapterView): ChapterTarget {
    const point = (cfi && view.pointOf(cfi)) || (fragment && view.pointOfElement(fragment))
    return point && view.isInSight(point) ? { point } : { fraction: progression }
  }

  /** One is where one wanted to be: exactly there, as long as nobody moves. */
  protected arrived(place: BookLocation): void {
    const view = this.lead()
    if (!view) return
    this.keepPlace(view, place)
    this.told()
    this.prepare(view)
  }

  /** What has to stay in sight where one was brought. */
  protected keepPlace(view: ChapterView, { cfi }: BookLocation): void {
    this.remember(view, cfi ? view.pointOf(cfi) : undefined)
  }

  private tellNow(): void {
    cancelAnimationFrame(this.pending)
    this.pending = 0
    const view = this.lead()
    if (!view) return
    this.remember(view)
    this.told()
    this.prepare(view)
  }
}
