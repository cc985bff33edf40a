import { BookFiles } from '../files/bookFiles'
import type { Publication } from '../publication'
import { type ChapterExcess, ChapterTooLarge, chapterLimits } from '../sanitize/chapterLimits'
import { type ChapterSource, chapterDocument, chapterSource } from './chapterSource'
import { isMissing, type MissingChapterTexts, missingChapter, tooLargeChapter } from './missingChapter'
import type { PrefetchedChapter } from './prefetchedChapter'

/** So many chapters are kept, those that were asked for last. */
const kept = 16

interface TextsOptions {
  readonly bookId: string
  readonly book: Publication
  /** The chapter that was fetched while the book was opened. */
  readonly first: PrefetchedChapter | undefined
  /** What is said in the place of a chapter that the server cannot give. */
  readonly missing: (failure: unknown) => MissingChapterTexts
}

/**
 * The chapters of an open book as they were fetched, however they are laid out: another look, another layout, a way back or
 * a lost connection asks the server for nothing that is here.
 */
export class ChapterTextCache {
  private readonly sources = new Map<number, Promise<ChapterSource>>()
  private readonly options: TextsOptions

  private readonly files: BookFiles

  constructor(options: TextsOptions) {
    this.options = options
    this.files = new BookFiles(options.bookId, options.book)
  }

  /** Ends the addresses of all files. */
  close(): void {
    this.sources.clear()
    this.files.close()
  }

  /** The address of a picture of the book, for as long as it is open. */
  picture(path: string): Promise<string> {
    return this.files.acquire(path, chapterLimits.maxPictureBytes)
  }

  /** Puts a page that says what is too large in the place of a chapter, e.g. when its layout took too many pages. */
  refuse(index: number, excess: ChapterExcess): Promise<ChapterSource> {
    return this.keep(index, this.tooLarge(index, excess))
  }

  private async tooLarge(index: number, excess: ChapterExcess): Promise<ChapterSource> {
    const { book } = this.options
    const { tooLargeWords } = await import('./tooLargeWords')
    const page = tooLargeChapter(await tooLargeWords(excess), {
      previous: book.chapters[index - 1]?.path,
      next: book.chapters[index + 1]?.path,
    })
    return { ...(await chapterSource(this.files, page, book.language)), amount: undefined }
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
      document => chapterSource(this.files, document, book.language),
      async (failure: unknown) => {
        if (failure instanceof ChapterTooLarge) return this.tooLarge(index, failure.excess)
        if (!isMissing(failure)) throw failure
        this.sources.delete(index)
        const instead = missingChapter(missing(failure))
        return { ...(await chapterSource(this.files, instead, book.language)), isMissing: true }
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
