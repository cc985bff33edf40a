import type { EpubPublication } from '../epubPublication'
import { findDisplayableImagePath } from '../package/displayableMediaTypes'
import { chapterLimits } from '../sanitize/chapterLimits'
import {
  createEpubResourceUrlResolver,
  EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX,
  STYLE_SHEET_PLACEHOLDER_URL_PREFIX,
} from '../sanitize/copyAllowedAttributes'
import { countWeightedCssSelectors } from '../sanitize/css/countWeightedCssSelectors'
import { sanitizeCss } from '../sanitize/css/sanitizeCss'
import { decodeDataUrl, sanitizeEpubResource } from '../sanitize/sanitizeEpubResource'
import { fetchEpubResource, fetchEpubTextResource } from './fetchEpubResource'
import { readImagePixelCount } from './readImagePixelCount'

type BookIdentity = Pick<EpubPublication, 'identifier' | 'ncxPath' | 'package'>

interface FileUrlLease {
  readonly url: Promise<string>
  holders: number
}

/** Creates `blob:` URLs for the files of an open book, because chapters cannot load files from the server. */
export class EpubResourceBlobUrls {
  readonly bookId: string
  private readonly identity: BookIdentity | undefined
  private readonly onUnreadableFont: () => void
  private readonly leases = new Map<string, FileUrlLease>()
  private readonly styleSheetUrls = new Map<string, Promise<string>>()
  /**
   * Maps the path of each loaded style sheet to its weighted number of selectors. In this number, a slow selector is
   * counted as several selectors (see {@link countWeightedCssSelectors}). The number includes the selectors of imported
   * style sheets.
   */
  private readonly styleSheetSizes = new Map<string, number>()
  private readonly createdUrls = new Set<string>()
  private readonly waitingRequests: (() => void)[] = []
  private runningRequests = 0
  private isClosed = false

  /**
   * Creates an empty store of blob URLs for a book.
   * @param identity data of the publication: identifiers that are needed to decode fonts, and the fallback files of
   *   images
   * @param onUnreadableFont called when an obfuscated font cannot be decoded
   */
  constructor(bookId: string, identity?: BookIdentity, onUnreadableFont: () => void = () => {}) {
    this.bookId = bookId
    this.identity = identity
    this.onUnreadableFont = onUnreadableFont
  }

  /**
   * Returns the bytes of a font. Reverses the obfuscation if an identifier of the book gives the key. Otherwise,
   * returns the bytes unchanged.
   */
  async decodeFont(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
    const { hasFontSignature, fetchEpubIdentifiers, deobfuscateFont } = await import('../fonts/deobfuscateFont')
    if (hasFontSignature(bytes) || !this.identity) return bytes.buffer
    const deobfuscated = deobfuscateFont(bytes, await fetchEpubIdentifiers(this.bookId, this.identity))
    if (!deobfuscated) this.onUnreadableFont()
    return (deobfuscated ?? bytes).buffer
  }

  /**
   * Returns the blob URL of a file of the book. The caller must call {@link release} after the last use of the URL.
   * @param path path in the book, or a `data:` URL of an image
   * @param maxBytes maximum size of a file in the book, in bytes
   */
  acquire(path: string, maxBytes: number): Promise<string> {
    const lease = this.leases.get(path) ?? this.createLease(path, maxBytes)
    lease.holders += 1
    return lease.url
  }

  /** Releases a URL that the store has returned for a file. After the last release, the URL is revoked. */
  release(path: string): void {
    const lease = this.leases.get(path)
    if (!lease) return
    lease.holders -= 1
    if (lease.holders > 0) return
    this.leases.delete(path)
    lease.url.then(url => this.revoke(url)).catch(() => {})
  }

  /**
   * Returns the blob URL of a style sheet. First loads the files that the style sheet uses, within the limits of
   * {@link chapterLimits}. The URL is valid until {@link close}.
   */
  styleSheetUrl(path: string): Promise<string> {
    const loading =
      this.styleSheetUrls.get(path) ?? this.loadStyleSheet(path, { left: chapterLimits.maxStyleSheets }, 0)
    this.styleSheetUrls.set(path, loading)
    loading.catch(() => this.styleSheetUrls.delete(path))
    return loading
  }

  /**
   * Returns the weighted number of selectors of a style sheet, as defined by {@link countWeightedCssSelectors}. Returns
   * 0 before the style sheet is loaded.
   */
  styleSheetSize(path: string): number {
    return this.styleSheetSizes.get(path) ?? 0
  }

  /** Replaces the placeholder URLs in CSS text by blob URLs. */
  async insertFileUrls(css: string): Promise<string> {
    return this.replacePlaceholders(css, { left: chapterLimits.maxStyleSheets }, 0)
  }

  /**
   * Lets the store create URLs, even after a call of {@link close}. In development, React runs each effect twice, so
   * that the store is closed and opened again.
   * @returns function that closes the store
   */
  open(): () => void {
    this.isClosed = false
    return () => this.close()
  }

  /** Revokes all URLs. Files that are still loading get no URL, and their promises reject. */
  close(): void {
    this.isClosed = true
    for (const url of this.createdUrls) URL.revokeObjectURL(url)
    this.createdUrls.clear()
    this.leases.clear()
    this.styleSheetUrls.clear()
  }

  private createLease(path: string, maxBytes: number): FileUrlLease {
    const url = this.runWithinRequestLimit(async () => {
      const isInline = path.startsWith('data:')
      const filePath = isInline ? path : findDisplayableImagePath(this.identity?.package, path)
      const stored = isInline ? decodeDataUrl(path) : await fetchEpubResource(this.bookId, filePath, maxBytes)
      const file = await sanitizeEpubResource(stored, isInline ? '' : filePath)
      if ((await readImagePixelCount(file)) > chapterLimits.maxImagePixels) throw new Error('too many pixels')
      return this.createUrl(file)
    })
    const lease = { url, holders: 0 }
    url.catch(() => this.leases.get(path) === lease && this.leases.delete(path))
    this.leases.set(path, lease)
    return lease
  }

  private async loadStyleSheet(path: string, sheets: { left: number }, depth: number): Promise<string> {
    const css = await this.runWithinRequestLimit(() =>
      fetchEpubTextResource(this.bookId, path, chapterLimits.maxStyleSheetBytes),
    )
    const rewritten = sanitizeCss(css, createEpubResourceUrlResolver(path).resolveStyleUrl, { isFile: true })
    this.styleSheetSizes.set(path, countWeightedCssSelectors(rewritten))
    const filledCss = await this.replacePlaceholders(rewritten, sheets, depth)
    this.styleSheetSizes.set(path, this.sizeWithImports(rewritten))
    return this.createUrl(new Blob([filledCss], { type: 'text/css' }))
  }

  private sizeWithImports(css: string): number {
    const imports = new Set(
      Array.from(css.matchAll(placeholderUrlPattern), ([placeholder]) => placeholder).filter(placeholder =>
        placeholder.includes(STYLE_SHEET_PLACEHOLDER_URL_PREFIX),
      ),
    )
    const sizes = [...imports].map(placeholder =>
      this.styleSheetSize(decodeURIComponent(placeholder.slice(5 + STYLE_SHEET_PLACEHOLDER_URL_PREFIX.length, -2))),
    )
    return sizes.reduce((sum, size) => sum + size, countWeightedCssSelectors(css))
  }

  private async replacePlaceholders(css: string, sheets: { left: number }, depth: number): Promise<string> {
    if (!css.includes(EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX) && !css.includes(STYLE_SHEET_PLACEHOLDER_URL_PREFIX))
      return css
    const urlByPlaceholder = new Map<string, string>()
    const placeholders = new Set(Array.from(css.matchAll(placeholderUrlPattern), ([placeholder]) => placeholder))
    await Promise.all(
      [...placeholders].slice(0, chapterLimits.maxStyleFiles).map(async placeholder => {
        const path = decodeURIComponent(
          placeholder.slice(
            5 +
              (placeholder.includes(STYLE_SHEET_PLACEHOLDER_URL_PREFIX)
                ? STYLE_SHEET_PLACEHOLDER_URL_PREFIX
                : EPUB_RESOURCE_PLACEHOLDER_URL_PREFIX
              ).length,
            -2,
          ),
        )
        const isSheet = placeholder.startsWith(`url("${STYLE_SHEET_PLACEHOLDER_URL_PREFIX}`)
        if (isSheet && (depth >= chapterLimits.maxStyleImportDepth || sheets.left-- <= 0)) return
        const url = isSheet
          ? this.loadStyleSheet(path, sheets, depth + 1)
          : this.acquire(path, chapterLimits.maxImageBytes)
        await url.then(
          address => urlByPlaceholder.set(placeholder, address),
          () => {},
        )
      }),
    )
    return css.replace(placeholderUrlPattern, placeholder => `url("${urlByPlaceholder.get(placeholder) ?? 'data:,'}")`)
  }

  private async runWithinRequestLimit<T>(task: () => Promise<T>): Promise<T> {
    if (this.runningRequests >= chapterLimits.maxConcurrentRequests)
      await new Promise<void>(start => this.waitingRequests.push(start))
    this.runningRequests += 1
    try {
      return await task()
    } finally {
      this.runningRequests -= 1
      this.waitingRequests.shift()?.()
    }
  }

  private createUrl(file: Blob): string {
    if (this.isClosed) throw new Error('the book is closed')
    const url = URL.createObjectURL(file)
    this.createdUrls.add(url)
    return url
  }

  private revoke(url: string): void {
    URL.revokeObjectURL(url)
    this.createdUrls.delete(url)
  }
}

const placeholderUrlPattern = /url\("longbox-(?:file|sheet):[^"]*"\)/g
