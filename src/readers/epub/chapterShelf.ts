import { type ChapterSource, chapterDocument, chapterSource } from './chapterSource'
import { ChapterView } from './chapterView'
import { type BookLook, epubStyle, type PageFrame } from './epubStyle'
import { isMissing, missingChapter } from './missingChapter'
import type { PagerOptions } from './pagerLocation'

interface LaidOut {
  readonly view: ChapterView
  /** Also when it was taken away before it was ready: a frame that is gone never says so. */
  readonly ready: Promise<void>
  readonly letGo: () => void
}

type ShelfOptions = Pick<PagerOptions, 'bookId' | 'book' | 'first' | 'label' | 'missing'>

/** The chapters at hand: those fetched, and of them those laid out in the host, in sight or ready to be. */
export class ChapterShelf {
  private readonly sources = new Map<number, Promise<ChapterSource>>()
  private readonly laid = new Map<number, LaidOut>()
  private closed = false
  /** How often everything was forgotten: what was fetched before then wears another look. */
  private era = 0
  private readonly host: HTMLElement
  private readonly options: ShelfOptions
  private readonly onMade: (view: ChapterView) => void

  /** @param onMade  told of each chapter that is put into the host, before it is laid out */
  constructor(host: HTMLElement, options: ShelfOptions, onMade: (view: ChapterView) => void) {
    this.host = host
    this.options = options
    this.onMade = onMade
  }

  /** Fetches a chapter, once; it may fail quietly and is then asked again. What the server cannot give is said instead. */
  fetch(index: number, look: BookLook, frame: PageFrame): Promise<ChapterSource | undefined> {
    const { bookId, book, first, missing } = this.options
    const chapter = book.chapters[index]
    if (!chapter) return Promise.resolve(undefined)
    const present = this.sources.get(index)
    if (present) return present
    const about = { style: epubStyle(look, frame), language: book.language }
    const asked = (first?.take(index) ?? chapterDocument(bookId, chapter)).then(
      document => chapterSource(bookId, chapter, document, about),
      (failure: unknown) => {
        if (!isMissing(failure)) throw failure
        this.sources.delete(index)
        return { ...chapterSource(bookId, chapter, missingChapter(missing(failure), chapter), about), isMissing: true }
      },
    )
    this.sources.set(index, asked)
    asked.catch(() => this.sources.delete(index))
    return asked
  }

  /** The chapter laid out, not yet in sight; undefined when it was taken away meanwhile, or there is none. */
  async layOut(index: number, look: BookLook, frame: PageFrame): Promise<ChapterView | undefined> {
    const { era } = this
    const source = this.laid.has(index) ? undefined : await this.fetch(index, look, frame)
    if (this.closed || era !== this.era) return undefined
    const laid = this.laid.get(index) ?? (source && this.put(index, source, frame))
    if (!laid) return undefined
    try {
      await laid.ready
      return this.laid.get(index) === laid ? laid.view : undefined
    } catch (error) {
      this.drop(index)
      throw error
    }
  }

  /** Lets go of the fetched chapters that are not near a place, and of the laid out ones beside it. */
  keepNear(index: number, reach: number): void {
    for (const known of [...this.sources.keys()]) if (Math.abs(known - index) > reach) this.sources.delete(known)
    for (const known of [...this.laid.keys()]) if (Math.abs(known - index) > reach) this.drop(known)
  }

  /** Forgets everything made for another look; some chapters may stay laid out. */
  forget(...except: readonly (number | undefined)[]): void {
    this.era += 1
    this.sources.clear()
    for (const known of [...this.laid.keys()]) if (!except.includes(known)) this.drop(known)
  }

  /** Whether a chapter that is not there is said to be so here. */
  lacks(index: number): boolean {
    return this.laid.get(index)?.view.isMissing ?? false
  }

  /** Takes a laid out chapter away. */
  drop(index: number): void {
    const laid = this.laid.get(index)
    this.laid.delete(index)
    laid?.view.destroy()
    laid?.letGo()
  }

  close(): void {
    this.closed = true
    this.forget()
  }

  private put(index: number, source: ChapterSource, frame: PageFrame): LaidOut {
    const view = new ChapterView(this.host, index, source, frame, this.options.label)
    this.onMade(view)
    let letGo = () => {}
    const gone = new Promise<void>(resolve => {
      letGo = resolve
    })
    const laid = { view, ready: Promise.race([view.ready(), gone]), letGo }
    this.laid.set(index, laid)
    return laid
  }
}
