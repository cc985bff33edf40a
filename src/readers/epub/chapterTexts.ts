import { type ChapterSource, chapterDocument, chapterSource } from './chapterSource'
import type { FirstChapter } from './firstChapter'
import { isMissing, type MissingWords, missingChapter } from './missingChapter'
import type { Publication } from './publication'

/** So many chapters are kept, those that were asked for last. */
const kept = 16

interface TextsOptions {
  readonly bookId: string
  readonly book: Publication
  /** The chapter that was fetched while the book was opened. */
  readonly first: FirstChapter | undefined
  /** What is said in the place of a chapter that the server cannot give. */
  readonly missing: (failure: unknown) => MissingWords
}

/**
 * The chapters of an open book as they were fetched, however they are laid out: another look, another layout, a way back or
 * a lost connection asks the server for nothing that is here.
 */
export class ChapterTexts {
  private readonly sources = new Map<number, Promise<ChapterSource>>()
  private readonly options: TextsOptions

  constructor(options: TextsOptions) {
    this.options = options
  }

  /**
   * A chapter, fetched once; undefined when the book has none of that number. It may fail and is then asked for again. What the
   * server cannot give is said instead.
   */
  fetch(index: number): Promise<ChapterSource | undefined> {
    const { bookId, book, first, missing } = this.options
    const chapter = book.chapters[index]
    if (!chapter) return Promise.resolve(undefined)
    const present = this.sources.get(index)
    if (present) return this.keep(index, present)
    const asked = (first?.take(index) ?? chapterDocument(bookId, chapter)).then(
      document => chapterSource(bookId, chapter, document, book.language),
      (failure: unknown) => {
        if (!isMissing(failure)) throw failure
        this.sources.delete(index)
        const instead = missingChapter(missing(failure))
        return { ...chapterSource(bookId, chapter, instead, book.language), isMissing: true }
      },
    )
    asked.catch(() => this.sources.delete(index))
    return this.keep(index, asked)
  }

  private keep(index: number, source: Promise<ChapterSource>): Promise<ChapterSource> {
    this.sources.delete(index)
    this.sources.set(index, source)
    const [oldest] = this.sources.keys()
    if (this.sources.size > kept && oldest !== undefined) this.sources.delete(oldest)
    return source
  }
}
