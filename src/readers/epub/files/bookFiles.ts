import type { Publication } from '../publication'
import { fileMark, referencesOf, sheetMark } from '../sanitize/allowedAttributes'
import { chapterLimits } from '../sanitize/chapterLimits'
import { harmlessPicture, inlineFile } from '../sanitize/harmlessPicture'
import { rewrittenStyle, styleSize } from '../sanitize/rewriteStyle'
import { bookFile, bookText } from './chapterFiles'
import { pixelsOf } from './imagePixels'

type BookIdentity = Pick<Publication, 'identifier' | 'oldContents'>

interface Lease {
  readonly url: Promise<string>
  holders: number
}

/** Creates `blob:` URLs for the files of an open book, because chapter frames must not load from the server. */
export class BookFiles {
  readonly bookId: string
  private readonly identity: BookIdentity | undefined
  private readonly leases = new Map<string, Lease>()
  private readonly sheets = new Map<string, Promise<string>>()
  /** Number of selectors by path of the style sheet, including its imports. */
  private readonly sheetSizes = new Map<string, number>()
  private readonly made = new Set<string>()
  private readonly queue: (() => void)[] = []
  private running = 0

  /** @param identity  identifiers of the book, which are the keys of obfuscated fonts */
  constructor(bookId: string, identity?: BookIdentity) {
    this.bookId = bookId
    this.identity = identity
  }

  /** Returns the bytes of a font, deobfuscated if necessary. */
  async readFont(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
    const { isFont, namesOf, deobfuscateFont } = await import('../fonts/obfuscatedFonts')
    if (isFont(bytes) || !this.identity) return bytes.buffer
    return (deobfuscateFont(bytes, await namesOf(this.bookId, this.identity)) ?? bytes).buffer
  }

  /**
   * Returns the URL of a file, valid until {@link release}. Holders of the same file share one request.
   * @param path      path in the book, or a `data:` URL of an SVG
   * @param maxBytes  larger files are rejected
   */
  acquire(path: string, maxBytes: number): Promise<string> {
    const lease = this.leases.get(path) ?? this.lease(path, maxBytes)
    lease.holders += 1
    return lease.url
  }

  /** Releases a file once; revokes its URL when the last holder has released it. */
  release(path: string): void {
    const lease = this.leases.get(path)
    if (!lease) return
    lease.holders -= 1
    if (lease.holders > 0) return
    this.leases.delete(path)
    lease.url.then(url => this.revoke(url)).catch(() => {})
  }

  /** Returns the URL of a style sheet with all files it refers to; valid until {@link close}. */
  sheet(path: string): Promise<string> {
    const known = this.sheets.get(path) ?? this.readSheet(path, { left: chapterLimits.maxStyleSheets }, 0)
    this.sheets.set(path, known)
    known.catch(() => this.sheets.delete(path))
    return known
  }

  /** Returns the number of selectors of a loaded style sheet, as counted by {@link styleSize}; 0 before. */
  sheetSize(path: string): number {
    return this.sheetSizes.get(path) ?? 0
  }

  /** Replaces the placeholder URLs in a style by the URLs of the files. */
  async styleWithFiles(css: string): Promise<string> {
    return this.filled(css, { left: chapterLimits.maxStyleSheets }, 0)
  }

  /** Revokes all URLs. */
  close(): void {
    for (const url of this.made) URL.revokeObjectURL(url)
    this.made.clear()
    this.leases.clear()
    this.sheets.clear()
  }

  private lease(path: string, maxBytes: number): Lease {
    const url = this.inTurn(async () => {
      const isInline = path.startsWith('data:')
      const stored = isInline ? inlineFile(path) : await bookFile(this.bookId, path, maxBytes)
      const file = await harmlessPicture(stored, isInline ? '' : path)
      if ((await pixelsOf(file)) > chapterLimits.maxPicturePixels) throw new Error('too many pixels')
      return this.address(file)
    })
    const lease = { url, holders: 0 }
    url.catch(() => this.leases.get(path) === lease && this.leases.delete(path))
    this.leases.set(path, lease)
    return lease
  }

  private async readSheet(path: string, sheets: { left: number }, depth: number): Promise<string> {
    const css = await this.inTurn(() => bookText(this.bookId, path, chapterLimits.maxStyleSheetBytes))
    const rewritten = rewrittenStyle(css, referencesOf(path).ofStyle)
    this.sheetSizes.set(path, styleSize(rewritten))
    const filled = await this.filled(rewritten, sheets, depth)
    this.sheetSizes.set(path, this.sizeWithImports(rewritten))
    return this.address(new Blob([filled], { type: 'text/css' }))
  }

  private sizeWithImports(css: string): number {
    const imports = new Set(
      Array.from(css.matchAll(markedUrl), ([mark]) => mark).filter(mark => mark.includes(sheetMark)),
    )
    const sizes = [...imports].map(mark => this.sheetSize(decodeURIComponent(mark.slice(5 + sheetMark.length, -2))))
    return sizes.reduce((sum, size) => sum + size, styleSize(css))
  }

  private async filled(css: string, sheets: { left: number }, depth: number): Promise<string> {
    if (!css.includes(fileMark) && !css.includes(sheetMark)) return css
    const found = new Map<string, string>()
    const marks = new Set(Array.from(css.matchAll(markedUrl), ([mark]) => mark))
    await Promise.all(
      [...marks].slice(0, chapterLimits.maxStyleFiles).map(async mark => {
        const path = decodeURIComponent(mark.slice(5 + (mark.includes(sheetMark) ? sheetMark : fileMark).length, -2))
        const isSheet = mark.startsWith(`url("${sheetMark}`)
        if (isSheet && (depth >= chapterLimits.maxStyleImportDepth || sheets.left-- <= 0)) return
        const url = isSheet
          ? this.readSheet(path, sheets, depth + 1)
          : this.acquire(path, chapterLimits.maxPictureBytes)
        await url.then(
          address => found.set(mark, address),
          () => {},
        )
      }),
    )
    return css.replace(markedUrl, mark => `url("${found.get(mark) ?? 'data:,'}")`)
  }

  private async inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= chapterLimits.maxConcurrentRequests) await new Promise<void>(begin => this.queue.push(begin))
    this.running += 1
    try {
      return await task()
    } finally {
      this.running -= 1
      this.queue.shift()?.()
    }
  }

  private address(file: Blob): string {
    const url = URL.createObjectURL(file)
    this.made.add(url)
    return url
  }

  private revoke(url: string): void {
    URL.revokeObjectURL(url)
    this.made.delete(url)
  }
}

const markedUrl = /url\("longbox-(?:file|sheet):[^"]*"\)/g
