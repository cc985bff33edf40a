import { type EpubPublication, getRenderedSpineItemPath, type SpineItem } from '../epubPublication'
import { EpubResourceBlobUrls } from '../files/epubResourceBlobUrls'
import { doesChapterDeclarePageSize } from '../layout/fixedLayoutPageSize'
import { isDisplayableChapter } from '../package/displayableMediaTypes'
import { ChapterTooLargeError, chapterLimits } from '../sanitize/chapterLimits'
import { REMOVED_EMBEDDED_CONTENT_ATTRIBUTE } from '../sanitize/isOnlyRemovedEmbeddedContent'
import {
  createRenderableChapter,
  fetchSanitizedChapter,
  isBitmapChapter,
  type RenderableChapter,
} from './createRenderableChapter'
import type { UndisplayableChapterCause } from './loadPlaceholderChapterPages'
import {
  createChapterPlaceholder,
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
   * Called when the cache needs the package document of the EPUB. The caller must then load this document. The cache
   * needs it to deobfuscate fonts, and to detect fixed-layout pages in a reflowable book.
   */
  readonly onPackageNeeded?: () => void
}

/**
 * Cache of the chapters of an open book. A cached chapter needs no new request after a change of settings. It can also
 * be shown without a network connection.
 */
export class RenderableChapterCache {
  private readonly sources = new Map<number, Promise<RenderableChapter>>()
  private readonly options: RenderableChapterCacheOptions

  private readonly fileUrls: EpubResourceBlobUrls

  constructor(options: RenderableChapterCacheOptions) {
    this.options = options
    this.fileUrls = new EpubResourceBlobUrls(options.bookId, options.book, options.onPackageNeeded)
  }

  /** Opens the cache again after a call of {@link close}. Returns a function that closes the cache. */
  open(): () => void {
    this.fileUrls.open()
    return () => this.close()
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

  /** Replaces a chapter by a page with the reason why the chapter cannot be shown. */
  replaceUndisplayable(index: number, cause: UndisplayableChapterCause): Promise<RenderableChapter> {
    return this.store(index, this.createReplacement(index, cause))
  }

  private async createReplacement(index: number, cause: UndisplayableChapterCause): Promise<RenderableChapter> {
    const { loadUndisplayableChapterPage } = await import('./loadPlaceholderChapterPages')
    return this.createPlaceholder(await loadUndisplayableChapterPage(cause, this.chapterAndNeighborPathsOf(index)))
  }

  /**
   * Creates the page that replaces a chapter that could not be loaded. If the code for the links on this page cannot be
   * loaded, the page contains no links. The page is not cached, so the next call of {@link fetch} requests the chapter
   * again.
   */
  async createMissingPlaceholder(index: number, failure: unknown): Promise<RenderableChapter> {
    const texts = this.options.missingChapterTexts(failure)
    const page = await import('./loadPlaceholderChapterPages')
      .then(({ loadMissingChapterPage }) => loadMissingChapterPage(texts, this.chapterAndNeighborPathsOf(index)))
      .catch(() => createChapterPlaceholder(texts))
    return { ...(await this.createPlaceholder(page)), isMissing: true }
  }

  private async createPlaceholder(page: Document): Promise<RenderableChapter> {
    return { ...(await createRenderableChapter(this.fileUrls, page, '')), contentSize: undefined }
  }

  private chapterAndNeighborPathsOf(index: number) {
    const { chapters } = this.options.book
    return {
      own: getRenderedSpineItemPath(chapters[index] as SpineItem),
      previous: chapters[index - 1]?.path,
      next: chapters[index + 1]?.path,
    }
  }

  /**
   * Returns a chapter from the cache, or fetches the chapter. If loading fails temporarily, the next call tries again.
   * @returns the chapter, or undefined when the index is out of range. If the reader cannot show the chapter, or if
   *   another request would also fail, returns a placeholder page
   * @throws the error of a temporary failure
   */
  fetch(index: number): Promise<RenderableChapter | undefined> {
    const { bookId, book, firstChapter, onPackageNeeded } = this.options
    const chapter = book.chapters[index]
    if (!chapter) return Promise.resolve(undefined)
    const cached = this.sources.get(index)
    if (cached) return this.store(index, cached)
    if (!isDisplayableChapter(chapter)) return this.store(index, this.createReplacement(index, 'format'))
    const first = chapter.fallback ? undefined : firstChapter?.take(index)
    const loading = (first ?? fetchSanitizedChapter(bookId, chapter)).then(
      async document => {
        if (document.documentElement.hasAttribute(REMOVED_EMBEDDED_CONTENT_ATTRIBUTE))
          return this.createReplacement(index, 'embedded')
        if (!book.package && !book.fixedLayout && doesChapterDeclarePageSize(document)) onPackageNeeded?.()
        const rendered = await createRenderableChapter(this.fileUrls, document, book.language, book.direction)
        return isBitmapChapter(chapter) ? { ...rendered, isBitmap: true } : rendered
      },
      async (failure: unknown) => {
        if (failure instanceof ChapterTooLargeError) return this.createReplacement(index, failure.excess)
        if (!isPermanentChapterFailure(failure)) throw failure
        this.sources.delete(index)
        return this.createMissingPlaceholder(index, failure)
      },
    )
    return this.store(index, loading)
  }

  /** Adds the promise of a chapter to the cache. If the promise rejects, removes the chapter from the cache. */
  private store(index: number, source: Promise<RenderableChapter>): Promise<RenderableChapter> {
    this.sources.delete(index)
    this.sources.set(index, source)
    source.catch(() => {
      if (this.sources.get(index) === source) this.sources.delete(index)
    })
    const [oldest] = this.sources.keys()
    if (this.sources.size > MAX_CACHED_CHAPTERS && oldest !== undefined) this.sources.delete(oldest)
    return source
  }
}
