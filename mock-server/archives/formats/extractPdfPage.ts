import { closeSync, fstatSync, readSync } from 'node:fs'
import { archiveLimits } from '../archiveLimits'
import { openRegularFile } from '../openRegularFile'
import { ParsedFileCache } from '../parsedFileCache'
import { collectPdfPages, createBlankPdf, findFreePdfObjectNumber, type PdfPage, serializePdf } from './pdfPages'
import { InvalidPdfError, type PdfObject, readPdfPageObjects } from './readPdfPageObjects'

type PdfContents = {
  objects: ReadonlyMap<number, PdfObject>
  pages: readonly PdfPage[]
  isEncrypted: boolean
  weight: number
}

const contentsCache = new ParsedFileCache<PdfContents>(4, {
  weightOf: ({ weight }) => weight,
  maxWeight: archiveLimits.pdfObjectTotalBytes,
})
const REFERENCE = /\b(\d{1,10})\s+(\d{1,5})\s+R\b/g
/** Attributes that a PDF page can inherit from its parent nodes in the page tree. */
const INHERITED_KEYS = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/**
 * Maximum number of white-space bytes between the content of a PDF stream and the keyword `endstream`. If the keyword
 * does not follow within this distance, the length in the dictionary of the stream is wrong.
 */
const MAX_STREAM_END_GAP_BYTES = 4
const END_OF_STREAM = 'endstream'
/**
 * Number of bytes per read while the code searches for the end of a stream. A larger number would be slow for a page
 * with thousands of short streams.
 */
const SEARCH_BYTES = 64 * 1024

/**
 * Creates a PDF that contains a single page of another PDF. Copies only the objects that the page uses. As on the real
 * server, the new PDF has no outline and no named destinations. Links to other pages do not work. If the original PDF
 * is encrypted, the page in the new PDF is empty.
 * @param number page number, from 1
 * @throws InvalidPdfError when the page does not exist or is damaged, or a limit is exceeded
 */
export function extractPdfPage(path: string, number: number): Buffer {
  const { objects, pages, isEncrypted } = contentsCache.get(path, '', () => readContents(path))
  const page = pages[number - 1]
  if (!page) throw new InvalidPdfError('The page does not exist')
  if (isEncrypted) return createBlankPdf(page.size)
  const fd = openRegularFile(path)
  try {
    return new PdfPageCopier(fd, fstatSync(fd).size, objects, page).copy()
  } finally {
    closeSync(fd)
  }
}

function readContents(path: string): PdfContents {
  const objects = readPdfPageObjects(path, () => true)
  const texts = [...objects.values()].map(({ text }) => text)
  return {
    objects,
    pages: collectPdfPages(objects),
    isEncrypted: texts.some(text => /\/Filter\s*\/Standard\b/.test(text)),
    weight: texts.reduce((sum, { length }) => sum + length, 0),
  }
}

class PdfPageCopier {
  private readonly copies = new Map<number, string | Buffer>()
  private readonly isCopiedById = new Map<number, boolean>()
  private copiedBytes = 0

  constructor(
    private readonly fd: number,
    private readonly fileSize: number,
    private readonly objects: ReadonlyMap<number, PdfObject>,
    private readonly page: PdfPage,
  ) {}

  copy(): Buffer {
    const { id, ancestry } = this.page
    const rootId = findFreePdfObjectNumber(this.objects.keys())
    const pageText = withInheritedAttributes(ancestry)
    const pending: [number, string][] = [[id, pageText.replace(/\/Parent\s+\d+\s+\d+\s+R/, '')]]
    const seen = new Set([id])
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [number, text] = next
      const copiedText = text.replace(REFERENCE, reference =>
        this.isCopied(Number.parseInt(reference, 10)) ? reference : 'null',
      )
      this.store(number, number === id ? copiedText.replace('<<', `<< /Parent ${rootId + 1} 0 R`) : copiedText)
      for (const [, digits] of copiedText.matchAll(REFERENCE)) {
        const target = Number(digits)
        const object = seen.has(target) ? undefined : this.objects.get(target)
        if (object) pending.push([target, object.text])
        seen.add(target)
      }
    }
    this.copies.set(rootId, `<< /Type /Catalog /Pages ${rootId + 1} 0 R >>`)
    this.copies.set(rootId + 1, `<< /Type /Pages /Kids [${id} 0 R] /Count 1 >>`)
    return serializePdf(this.copies, rootId)
  }

  /**
   * Returns whether an object of the original PDF may be copied to the new PDF. Returns false for missing objects, for
   * pages other than the extracted page, for nodes of the page tree, and for the catalog. Returns true for all other
   * objects.
   */
  private isCopied(id: number): boolean {
    const known = this.isCopiedById.get(id)
    if (known !== undefined) return known
    const object = this.objects.get(id)
    const isCopied =
      object !== undefined && (id === this.page.id || !/\/Type\s*\/(?:Pages?|Catalog)\b/.test(object.text))
    this.isCopiedById.set(id, isCopied)
    return isCopied
  }

  private store(id: number, text: string): void {
    const offset = id === this.page.id ? undefined : this.objects.get(id)?.streamOffset
    const content = offset === undefined ? text.trim() : this.readStream(text, offset)
    this.copiedBytes += content.length
    if (this.copiedBytes > archiveLimits.pdfPageBytes) throw new InvalidPdfError('The page is too large')
    this.copies.set(id, content)
  }

  /**
   * Returns a PDF stream together with its dictionary. If the length in the dictionary is missing or wrong, searches
   * for the keyword `endstream`.
   */
  private readStream(dictionary: string, keywordOffset: number): Buffer {
    const start = keywordOffset + 'stream'.length
    const gap = this.read(start, 2)
    const contentStart = start + (gap[0] === 0x0d && gap[1] === 0x0a ? 2 : 1)
    const stated = this.statedLength(dictionary)
    const length = stated !== undefined && this.endsAt(contentStart + stated) ? stated : this.findLength(contentStart)
    const header = dictionary.replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, '').replace('<<', `<< /Length ${length}`)
    return Buffer.concat([
      Buffer.from(`${header.trim()}\nstream\n`, 'latin1'),
      this.read(contentStart, length),
      Buffer.from('\nendstream'),
    ])
  }

  private statedLength(dictionary: string): number | undefined {
    const match = /\/Length\s+(\d{1,10})(\s+\d{1,5}\s+R)?/.exec(dictionary)
    if (!match) return undefined
    const length = match[2] === undefined ? Number(match[1]) : Number(this.objects.get(Number(match[1]))?.text)
    return Number.isInteger(length) ? length : undefined
  }

  private endsAt(offset: number): boolean {
    const end = this.read(offset, MAX_STREAM_END_GAP_BYTES + END_OF_STREAM.length).toString('latin1')
    return end.trimStart().startsWith(END_OF_STREAM)
  }

  private findLength(start: number): number {
    for (let length = 0; length < archiveLimits.pdfPageBytes; length += SEARCH_BYTES) {
      const content = this.read(start + length, SEARCH_BYTES + END_OF_STREAM.length)
      const end = content.indexOf(END_OF_STREAM)
      if (end >= 0) return length + end
      if (content.length < SEARCH_BYTES) break
    }
    throw new InvalidPdfError('A stream does not end')
  }

  private read(offset: number, length: number): Buffer {
    const remaining = this.fileSize - offset
    if (length > archiveLimits.pdfPageBytes && remaining > archiveLimits.pdfPageBytes)
      throw new InvalidPdfError('The page is too large')
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, remaining)))
    return bytes.subarray(0, readSync(this.fd, bytes, 0, bytes.length, offset))
  }
}

/**
 * Returns the PDF dictionary (keys and values) of a page. Adds the attributes that the page inherits from its parent
 * nodes.
 * @param ancestry PDF dictionaries of the parent nodes and of the page. The dictionary of the page is the last item
 */
function withInheritedAttributes(ancestry: readonly string[]): string {
  const page = ancestry.at(-1) ?? ''
  const inherited = INHERITED_KEYS.flatMap(key => {
    const value = ancestry.findLast(text => hasKey(text, key))
    return value === undefined || value === page ? [] : [`/${key} ${pdfValueOf(value, key)}`]
  })
  return page.replace('<<', () => `<< ${inherited.join(' ')}`)
}

const hasKey = (text: string, key: string) => new RegExp(`/${key}(?![A-Za-z])`).test(text)

/**
 * Returns the source text of the value of a key in a PDF dictionary. The value can be a nested dictionary, a list, a
 * reference, a name or a number.
 */
function pdfValueOf(text: string, key: string): string {
  const rest = text.slice(text.search(new RegExp(`/${key}(?![A-Za-z])`)) + key.length + 1).trimStart()
  if (!rest.startsWith('<<') && !rest.startsWith('['))
    return /^(?:\d+\s+\d+\s+R|\/?[^\s/<>[\]]+)/.exec(rest)?.[0] ?? 'null'
  let depth = 0
  for (const { 0: bracket, index } of rest.matchAll(/<<|>>|\[|\]/g)) {
    depth += bracket === '<<' || bracket === '[' ? 1 : -1
    if (depth === 0) return rest.slice(0, index + bracket.length)
  }
  return 'null'
}
