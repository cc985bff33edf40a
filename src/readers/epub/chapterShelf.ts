import { chapterSource } from './chapterSource'
import { ChapterView } from './epubEngine'
import { type BookLook, epubStyle, type PageFrame } from './epubStyle'
import type { Chapter } from './publication'

interface LaidOut {
  readonly view: ChapterView
  readonly ready: Promise<void>
}

/** The chapters at hand: those fetched, and of them those laid out in the host, in sight or ready to be. */
export class ChapterShelf {
  private readonly sources = new Map<number, Promise<string>>()
  private readonly laid = new Map<number, LaidOut>()
  private closed = false
  private readonly host: HTMLElement
  private readonly bookId: string
  private readonly chapters: readonly Chapter[]
  private readonly label: string

  /** @param label  what the frames of the chapters are called */
  constructor(host: HTMLElement, bookId: string, chapters: readonly Chapter[], label: string) {
    this.host = host
    this.bookId = bookId
    this.chapters = chapters
    this.label = label
  }

  /** Fetches a chapter, once; it may fail quietly and is then asked again. */
  fetch(index: number, look: BookLook, frame: PageFrame): Promise<string> {
    const chapter = this.chapters[index]
    if (!chapter) return Promise.resolve('')
    const present = this.sources.get(index)
    if (present) return present
    const asked = chapterSource(this.bookId, chapter, epubStyle(look, frame))
    this.sources.set(index, asked)
    asked.catch(() => this.sources.delete(index))
    return asked
  }

  /** The chapter laid out, not yet in sight; undefined when the shelf was closed meanwhile. */
  async layOut(index: number, look: BookLook, frame: PageFrame): Promise<ChapterView | undefined> {
    const source = this.laid.has(index) ? '' : await this.fetch(index, look, frame)
    if (this.closed) return undefined
    const laid = this.laid.get(index) ?? this.put(index, source, frame)
    try {
      await laid.ready
      return laid.view
    } catch (error) {
      this.drop(index)
      throw error
    }
  }

  /** Lets go of the fetched chapters that are not near a place, and of the laid out ones beside it. */
  keepNear(index: number): void {
    for (const known of [...this.sources.keys()]) if (Math.abs(known - index) > 1) this.sources.delete(known)
    for (const known of [...this.laid.keys()]) if (Math.abs(known - index) > 1) this.drop(known)
  }

  /** Forgets everything made for another look; one chapter may stay laid out. */
  forget(except?: number): void {
    this.sources.clear()
    for (const known of [...this.laid.keys()]) if (known !== except) this.drop(known)
  }

  close(): void {
    this.closed = true
    this.forget()
  }

  private put(index: number, source: string, frame: PageFrame): LaidOut {
    const view = new ChapterView(this.host, index, source, frame, this.label)
    const laid = { view, ready: view.ready() }
    this.laid.set(index, laid)
    return laid
  }

  private drop(index: number): void {
    this.laid.get(index)?.view.destroy()
    this.laid.delete(index)
  }
}
