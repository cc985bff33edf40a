import { closeSync, fstatSync, readSync } from 'node:fs'
import { constants, inflateSync } from 'node:zlib'
import { archiveLimits } from '../archiveLimits'
import { openRegularFile } from '../openRegularFile'

/** Error for a file that is not a valid PDF, exceeds a limit, or does not have the requested page. */
export class InvalidPdfError extends Error {}

const CHUNK_BYTES = 8 * 1024 * 1024
const WINDOW_OVERLAP_BYTES = archiveLimits.pdfObjectBytes
/**
 * Maximum length in bytes of the text before the keyword `obj` in an object header. This text contains the object
 * number. For example, the object number is 12 in the header `12 0 obj`.
 */
const MAX_OBJECT_HEADER_BYTES = 32
const OBJECT_KEYWORD = 'obj'

/**
 * PDF object. `text` is the source text of the object without stream data. `streamOffset` is the offset of the keyword
 * `stream` in the file.
 */
export type PdfObject = { text: string; streamOffset?: number }

/** Returns whether an object can be the catalog, a part of the page tree, a page, or an array of references or numbers. */
const isPageObject = (text: string) => /\/(?:Catalog|Pages?|Kids)\b|^\s*\[[\s\d.+R-]*\]/.test(text)

/**
 * Returns a map of objects of a PDF. The key is the object number. The duration of a call is proportional to the file
 * size. Reads the file in chunks of a fixed size to save memory.
 * @param includes filter that decides from the text of an object whether the map contains the object. By default, the
 *   map contains the catalog, the page tree, the pages and the arrays to which they can refer
 * @throws InvalidPdfError when a limit is exceeded
 */
export function readPdfPageObjects(path: string, includes = isPageObject): Map<number, PdfObject> {
  const fd = openRegularFile(path)
  try {
    return new PdfScanner(fd, fstatSync(fd).size, includes).scan()
  } finally {
    closeSync(fd)
  }
}

class PdfScanner {
  private readonly objects = new Map<number, PdfObject>()
  private textBytes = 0
  private streamBytes = 0

  constructor(
    private readonly fd: number,
    private readonly fileSize: number,
    private readonly includes: (text: string) => boolean,
  ) {
    if (fileSize > archiveLimits.pdfBytes) throw new InvalidPdfError('The file is too large')
  }

  scan(): Map<number, PdfObject> {
    const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, this.fileSize))
    for (let offset = 0; offset < this.fileSize; ) {
      const length = readSync(this.fd, buffer, 0, buffer.length, offset)
      if (length === 0) break
      const isLast = offset + length >= this.fileSize
      const end = isLast ? length : length - WINDOW_OVERLAP_BYTES
      this.scanWindow(buffer.subarray(0, length), offset, offset === 0 ? 0 : MAX_OBJECT_HEADER_BYTES, end)
      if (isLast) break
      // The next chunk starts `MAX_OBJECT_HEADER_BYTES` bytes before `end`. As a result, the next chunk contains a
      // whole object header even if `end` is in the middle of this header.
      offset += end - MAX_OBJECT_HEADER_BYTES
    }
    return this.objects
  }

  /**
   * Reads the PDF objects in a chunk of the file. Chunks overlap. Therefore the function reads only the objects whose
   * keyword `obj` is at or after the offset `begin` and before the offset `end`. Other chunks contain the other objects.
   */
  private scanWindow(window: Buffer, offset: number, begin: number, end: number): void {
    const nextEnd = createForwardFinder(window, 'endobj')
    const nextStream = createForwardFinder(window, 'stream')
    const headers = findObjectHeaders(window)
    for (const [i, { id, at: keywordOffset }] of headers.entries()) {
      if (keywordOffset < begin) continue
      if (keywordOffset >= end) break
      const start = keywordOffset + OBJECT_KEYWORD.length
      const limit = Math.min(start + archiveLimits.pdfObjectBytes, headers[i + 1]?.at ?? window.length)
      const textEnd = Math.min(nextEnd(start), nextStream(start), limit)
      const text = window.toString('latin1', start, textEnd)
      const hasStream = nextStream(start) === textEnd
      this.store(id, { text, ...(hasStream && { streamOffset: offset + textEnd }) })
      if (hasStream && /\/Type\s*\/ObjStm\b/.test(text)) this.unpack(text, offset + textEnd + 'stream'.length)
    }
  }

  private store(id: number, object: PdfObject): void {
    if (!this.includes(object.text)) return
    this.textBytes += object.text.length
    this.objects.set(id, object)
    if (this.objects.size > archiveLimits.pdfObjectCount || this.textBytes > archiveLimits.pdfObjectTotalBytes)
      throw new InvalidPdfError('There are too many objects')
  }

  /**
   * Reads the PDF objects in an object stream. The stream starts with pairs of numbers: the object number and the
   * offset of the object. Offsets count from the start of the first object.
   */
  private unpack(dictionary: string, streamOffset: number): void {
    const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0)
    const length = Number(/\/Length\s+(\d{1,9})\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.POSITIVE_INFINITY)
    const text = this.inflate(streamOffset, Math.min(length + 2, archiveLimits.pdfPackedStreamBytes))
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number)
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [id = Number.NaN, start = 0, , end = text.length] = numbers.slice(i, i + 4)
      if (Number.isInteger(id)) this.store(id, { text: text.slice(first + start, first + end) })
    }
  }

  private inflate(streamOffset: number, packedBytes: number): string {
    const packed = Buffer.alloc(Math.max(0, Math.min(packedBytes, this.fileSize - streamOffset)))
    const length = readSync(this.fd, packed, 0, packed.length, streamOffset)
    this.countStreamBytes(length)
    const lineEnd = packed.subarray(0, 2).indexOf(0x0a)
    let bytes: Buffer
    try {
      bytes = inflateSync(packed.subarray(lineEnd + 1, length), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: archiveLimits.pdfInflatedStreamBytes,
      })
    } catch {
      return ''
    }
    this.countStreamBytes(bytes.length)
    return bytes.toString('latin1')
  }

  private countStreamBytes(count: number): void {
    this.streamBytes += count
    if (this.streamBytes > archiveLimits.pdfStreamTotalBytes)
      throw new InvalidPdfError('The object streams are too large')
  }
}

function findObjectHeaders(window: Buffer): { id: number; at: number }[] {
  const headers: { id: number; at: number }[] = []
  for (
    let keywordOffset = window.indexOf(OBJECT_KEYWORD);
    keywordOffset >= 0;
    keywordOffset = window.indexOf(OBJECT_KEYWORD, keywordOffset + OBJECT_KEYWORD.length)
  ) {
    const id = objectNumberBefore(window, keywordOffset)
    if (id !== undefined) headers.push({ id, at: keywordOffset })
  }
  return headers
}

/**
 * Returns a function that finds the first occurrence of a word at or after an offset. The offset of a call must not be
 * less than the offset of the previous call. As a result, the function searches each byte only once.
 */
function createForwardFinder(window: Buffer, word: string): (from: number) => number {
  let nextOffset = -1
  return from => {
    if (nextOffset < from) {
      const objectMatch = window.indexOf(word, from)
      nextOffset = objectMatch < 0 ? Number.POSITIVE_INFINITY : objectMatch
    }
    return nextOffset
  }
}

function objectNumberBefore(window: Buffer, keywordOffset: number): number | undefined {
  const before = window.toString('latin1', Math.max(0, keywordOffset - MAX_OBJECT_HEADER_BYTES), keywordOffset)
  const objectMatch = /(?:^|\D)(\d{1,10})\s{1,4}\d{1,5}\s{1,4}$/.exec(before)?.[1]
  return objectMatch === undefined ? undefined : Number(objectMatch)
}
