import { createBookFileHeader } from '../../../api/offline/bookFileOfRequest'
import { getBookPageRaw } from '../../../generated/books/books'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { type PdfPageContent, readPdfPage } from './readPdfPage'
import type { PdfParser } from './worker/pdfParser'

/** Maximum size in bytes of a single-page PDF. The server creates such a PDF for each page. */
const MAX_PAGE_BYTES = 40_000_000
const PAGE_TIMEOUT_MS = 15_000
const MAX_CACHED_PAGES = 40
/**
 * Total size in bytes that pages without text must exceed before the book is treated as a scan. Only pages that load in
 * succession count. The number of these pages must also be at least {@link MIN_TEXTLESS_PAGES_OF_SCAN}.
 */
const MIN_TEXTLESS_BYTES_OF_SCAN = 6_000_000
/** Number of pages without text that must load in succession before the book is treated as a scan. */
const MIN_TEXTLESS_PAGES_OF_SCAN = 6

export class PdfPageContentCache {
  private readonly cachedPages = new Map<number, PdfPageContent>()
  private readonly loading = new Map<number, Promise<PdfPageContent>>()
  private abort = new AbortController()
  private parser: Promise<PdfParser> | undefined
  private textlessBytes = 0
  private textlessPages = 0
  private readonly bookId: string
  private readonly headers: Record<string, string>

  /** @param fingerprint fingerprint of the opened book file */
  constructor(bookId: string, fingerprint?: string) {
    this.bookId = bookId
    this.headers = createBookFileHeader(fingerprint)
  }

  /**
   * Whether the book is probably a scan, because the last loaded pages contain no text. For a scan,
   * `PdfPageOverlayManager` loads no further texts and links.
   */
  get isScanned(): boolean {
    return this.textlessPages >= MIN_TEXTLESS_PAGES_OF_SCAN && this.textlessBytes > MIN_TEXTLESS_BYTES_OF_SCAN
  }

  /** Returns the text and links of a page from the cache. Returns undefined if the page is not in the cache. */
  get(page: number): PdfPageContent | undefined {
    return this.cachedPages.get(page)
  }

  /**
   * Loads the text and links of a page, or returns them from the cache.
   * @param page page number, from 1
   * @throws ServerError when the page cannot be fetched; Error when the page is too large or cannot be read; the abort
   * reason after `stop`
   */
  load(page: number): Promise<PdfPageContent> {
    const cached = this.cachedPages.get(page)
    if (cached) {
      this.cachePage(page, cached)
      return Promise.resolve(cached)
    }
    const loading = this.loading.get(page) ?? this.fetchPage(page).finally(() => this.loading.delete(page))
    this.loading.set(page, loading)
    return loading
  }

  /**
   * Allows requests again after `stop`. React calls `stop` and then `start` in development, because it mounts each
   * component twice.
   */
  start(): void {
    if (this.abort.signal.aborted) this.abort = new AbortController()
  }

  /** Aborts all requests and ends the worker. */
  stop(): void {
    this.abort.abort()
    const { parser } = this
    // A stopped parser cannot read further PDFs. After `start`, the first page that loads creates a new parser.
    this.parser = undefined
    void parser?.then(
      parser => parser.stop(),
      () => {},
    )
  }

  private async fetchPage(page: number): Promise<PdfPageContent> {
    const { signal } = this.abort
    const { headers } = this
    const readBody = async (response: Response) => {
      const body = await readResponseBodyWithSizeLimit(response, MAX_PAGE_BYTES)
      if (!body) throw new Error(`The PDF of page ${page} is too large`)
      return body
    }
    const file = await getBookPageRaw(this.bookId, page, { signal, priority: 'low', readBody, headers })
    const parser = await this.loadParser()
    const bytes = await file.arrayBuffer()
    signal.throwIfAborted()
    const content = await parser.parse(bytes, readPdfPage).finally(() => signal.throwIfAborted())
    const hasText = content.items.length > 0
    this.textlessBytes = hasText ? 0 : this.textlessBytes + file.size
    this.textlessPages = hasText ? 0 : this.textlessPages + 1
    this.cachePage(page, content)
    return content
  }

  private loadParser(): Promise<PdfParser> {
    const loading = this.parser ?? import('./worker/pdfParser').then(({ PdfParser }) => new PdfParser(PAGE_TIMEOUT_MS))
    this.parser = loading
    // If the import of the parser fails, clears `this.parser`. The next call then imports the parser again.
    loading.catch(() => {
      if (this.parser === loading) this.parser = undefined
    })
    return loading
  }

  private cachePage(page: number, content: PdfPageContent): void {
    this.cachedPages.delete(page)
    this.cachedPages.set(page, content)
    for (const oldest of this.cachedPages.keys()) {
      if (this.cachedPages.size <= MAX_CACHED_PAGES) break
      this.cachedPages.delete(oldest)
    }
  }
}
