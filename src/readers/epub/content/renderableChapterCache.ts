import { type EpubPublication, getRenderedSpineItemPath, type SpineItem } from '../epubPublication'
import { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { doesChapterDeclarePageSize } from '../layout/fixedLayoutPageSize'
import { isDisplayableChapterMediaType, isMarkupMediaType } from '../package/displayableMediaTypes'
import { ChapterTooLargeError, chapterLimits, type ExceededChapterLimit } from '../sanitize/chapterLimits'
import { createRenderableChapter, fetchChapterDocument, type RenderableChapter } from './createRenderableChapter'
import type { UndisplayableChapterCause } from './loadUndisplayableChapterMessages'
import {
  createMissingChapterPlaceholder,
  createUndisplayableChapterPlaceholder,
  isPermanentChapterFailure,
  type MissingChapterMessages,
} from './placeholderChapterPages'
import type { PrefetchedChapter } from './prefetchedChapter'

const MAX_CACHED_CHAPTERS = 16

interface RenderableChapterCacheOptions {
  readonly bookId: string
  readonly book: EpubPublication
  readonly firstChapter: PrefetchedChapter | undefined
  readonly missingChapterTexts: (failure: unknown) => MissingChapterMessages
  /**
   * Requests the package document. Called when a font cannot be deobfuscated, or when a reflowable book may contain a
   * fixed-layout page.
   */
  readonly onPackageNeeded?: () => void
}

/**
 * Cache of the chapters of an open book. Cached chapters need no request after a change of settings, and can be shown
 * while the device is offline.
 */
export class RenderableChapterCache {
  private readonly sources = new Map<number, Promise<RenderableChapter>>()
  private readonly options: RenderableChapterCacheOptions

  private readonly fileUrls: EpubResourceBlobUrls

  constructor(options: RenderableChapterCacheOptions) {
    this.options = options
    this.fileUrls = new EpubResourceBlobUrls(options.bookId, options.book, options.onPackageNeeded)
  }

  /** Clears the cache and revokes the URLs of all files. */
  close(): void {
    this.sources.clear()
    this.fileUrls.close()
  }

  /** Returns the blob URL of an image of the book. The URL is valid until {@link close}. */
  imageUrl(path: string): Promise<string> {
    return this.fileUrls.acquire(path, chapterLimits.maxImageBytes)
  }

  /** Replaces a chapter by a page that states the exceeded limit. */
  replaceTooLarge(index: number, excess: ExceededChapterLimit): Promise<RenderableChapter> {
    return this.store(index, this.createReplacement(index, excess))
  }

  private async createReplacement(index: number, cause: UndisplayableChapterCause): Promise<RenderableChapter> {
    const { book } = this.options
    const { loadUndisplayableChapterMessages } = await import('./loadUndisplayableChapterMessages')
    const page = createUndisplayableChapterPlaceholder(await loadUndisplayableChapterMessages(cause), {
      own: getRenderedSpineItemPath(book.chapters[index] as SpineItem),
      previous: book.chapters[index - 1]?.path,
      next: book.chapters[index + 1]?.path,
    })
    return { ...(await createRenderableChapter(this.fileUrls, page, book.language)), contentSize: undefined }
  }

  /**
   * Returns a chapter from the cache, or fetches it.
   * @returns undefined when the index is out of range; a placeholder page after a permanent failure
   * @throws temporary failures; the next call fetches the chapter again
   */
  fetch(index: number): Promise<RenderableChapter | undefined> {
    const { bookId, book, firstChapter, missingChapterTexts, onPackageNeeded } = this.options
    const chapter = book.chapters[index]
    if (!chapter) return Promise.resolve(undefined)
    const cached = this.sources.get(index)
    if (cached) return this.store(index, cached)
    if (!isDisplayable(chapter)) return this.store(index, this.createReplacement(index, 'format'))
    const first = chapter.fallback ? undefined : firstChapter?.take(index)
    const loading = (first ?? fetchChapterDocument(bookId, chapter)).then(
      document => {
        if (!book.package && !book.fixedLayout && doesChapterDeclarePageSize(document)) onPackageNeeded?.()
        return createRenderableChapter(this.fileUrls, document, book.language, book.direction)
      },
      async (failure: unknown) => {
        if (failure instanceof ChapterTooLargeError) return this.createReplacement(index, failure.excess)
        if (!isPermanentChapterFailure(failure)) throw failure
        this.sources.delete(index)
        const placeholder = createMissingChapterPlaceholder(missingChapterTexts(failure))
        return { ...(await createRenderableChapter(this.fileUrls, placeholder, book.language)), isMissing: true }
      },
    )
    loading.catch(() => this.sources.delete(index))
    return this.store(index, loading)
  }

  private store(index: number, source: Promise<RenderableChapter>): Promise<RenderableChapter> {
    this.sources.delete(index)
    this.sources.set(index, source)
    const [oldest] = this.sources.keys()
    if (this.sources.size > MAX_CACHED_CHAPTERS && oldest !== undefined) this.sources.delete(oldest)
    return source
  }
}

/** Whether the reader can show a chapter or its fallback file. Unknown markup formats count as displayable. */
const isDisplayable = ({ type, fallback }: SpineItem): boolean =>
  fallback !== undefined || isDisplayableChapterMediaType(type) || isMarkupMediaType(type)
