import { BookFiles } from '../files/bookFiles'
import type { Publication } from '../publication'
import { type ChapterExcess, ChapterTooLarge, chapterLimits } from '../sanitize/chapterLimits'
import { type ChapterSource, chapterDocument, chapterSource } from './chapterSource'
import { isMissing, type MissingChapterTexts, missingChapter, tooLargeChapter } from './missingChapter'
import type { PrefetchedChapter } from './prefetchedChapter'

/** Number of chapters in the cache; the least recently used one is removed first. */
const kept = 16

interface TextsOptions {
  readonly bookId: string
  readonly book: Publication
  /** The chapter that was fetched while the book was loading. */
  readonly first: PrefetchedChapter | undefined
  /** Texts of the placeholder page for a chapter that cannot be loaded. */
  readonly missing: (failure: unknown) => MissingChapterTexts
}

/**
 * Cache of the chapters of an open book, independent of layout and appearance. Changing settings, navigating back and
 * losing the connection need no new requests for cached chapters.
 */
export class ChapterTextCache {
  private readonly sources = new Map<number, Promise<ChapterSource>>()
  private readonly options: TextsOptions

  private readonly files: BookFiles

  constructor(options: TextsOptions) {
    this.options = options
    this.files = new BookFiles(options.bookId, options.book)
  }

  /** Clears the cache and revokes the URLs of all files. */
  close(): void {
    this.sources.clear()
    this.files.close()
  }

  /** Returns the blob URL of an image of the book, valid until {@link close}. */
  picture(path: string): Promise<string> {
    return this.files.acquire(path, chapterLimits.maxPictureBytes)
  }

  /** Replaces a chapter by a page that names the exceeded limit, for example when its layout takes too many pages. */
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
   * Returns a chapter from the cache or fetches it.
   * @returns undefined when the index is out of range; a placeholder page (`isMissing`) after a permanent failure
   * @throws temporary failures; the next call fetches the chapter again
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
