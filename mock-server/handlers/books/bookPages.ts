import { existsSync } from 'node:fs'
import type { HttpHandler } from 'msw'
import { pagesResponse } from '../../answers/bookResponse'
import { contentDisposition } from '../../answers/format'
import { pageBody, readPage } from '../../archives/bookPages'
import { blankPdf } from '../../archives/formats/pdf'
import { http } from '../../http/openApiHttp'
import { Problem, problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { readBoolean } from '../../query/parameters'
import { ByteCache } from '../../world/byteCache'
import { convertImage, type PictureSource, resizeToJpeg } from '../../world/images'
import { pagesOf } from '../../world/pageStore'
import type { BookRecord, MediaRecord, PageRecord } from '../../world/records'
import type { World } from '../../world/world'
import { bookAt, requireBookFile } from '../lookup'
import { dated, unchangedSince } from './conditionalResponse'

const THUMBNAIL_EDGE = 300
const smallPictures = new ByteCache(32 * 1024 * 1024)
const NOT_READY: Partial<Record<MediaRecord['status'], string>> = {
  UNKNOWN: 'Book has not been analyzed yet',
  OUTDATED: 'Book is outdated and must be re-analyzed',
  ERROR: 'Book analysis failed',
  UNSUPPORTED: 'Book format is not supported',
}
const EXTENSIONS_BY_MEDIA_TYPE: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

/** Handlers of book pages: page list, images, thumbnails, and PDF pages as PDF. */
export function bookPagesHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/books/{bookId}/pages', ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      requireReady(book)
      return response(200).json(pagesResponse(world, book))
    }),
    http.get('/api/v1/books/{bookId}/pages/{pageNumber}', async ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      const query = new URL(request.url).searchParams
      const format = readFormat(query.get('convert'))
      const number = readNumber(String(params.pageNumber)) + (readBoolean(query, 'zero_based') ? 1 : 0)
      const page = pageAt(world, book, number)
      const unchanged = unchangedSince(request, book)
      if (unchanged) return response.untyped(unchanged)
      if ((readBoolean(query, 'contentNegotiation') ?? true) && book.media.mediaProfile === 'PDF' && wantsPdf(request))
        return response.untyped(await pdfPage(world, book, number))
      return response.untyped(await picture(book, page, number, format))
    }),
    http.get('/api/v1/books/{bookId}/pages/{pageNumber}/thumbnail', async ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      const number = readNumber(String(params.pageNumber))
      const page = pageAt(world, book, number)
      const unchanged = unchangedSince(request, book)
      if (unchanged) return response.untyped(unchanged)
      return response.untyped(dated(book, await smallPicture(book, page, number), 'image/jpeg'))
    }),
    http.get('/api/v1/books/{bookId}/pages/{pageNumber}/raw', async ({ request, params, response }) => {
      const book = bookAt(world, userOf(request), params.bookId)
      if (book.media.mediaProfile !== 'PDF') throw problem(400, 'Extractor does not support raw extraction of pages')
      const number = readNumber(String(params.pageNumber))
      pageAt(world, book, number)
      const unchanged = unchangedSince(request, book)
      if (unchanged) return response.untyped(unchanged)
      return response.untyped(await pdfPage(world, book, number))
    }),
  ]
}

/** Rejects a book that is not ready, with a message for its media status. */
function requireReady(book: BookRecord): void {
  const reason = NOT_READY[book.media.status]
  if (reason !== undefined) throw problem(404, reason)
}

/** Runs a read of a book file. Responds with 404 if the file is missing. */
async function readOrRefuse<Result>(book: BookRecord, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch {
    throw existsSync(book.path) ? problem(500) : problem(404, 'File not found, it may have moved')
  }
}

/** Returns the thumbnail of a page, cached. */
async function smallPicture(book: BookRecord, page: PageRecord, number: number): Promise<Buffer> {
  const key = `${book.id} ${number} ${book.media.lastModified}`
  return (
    smallPictures.get(key) ??
    smallPictures.set(
      key,
      await decoded(pictureSource(book, page, number), source => resizeToJpeg(source, THUMBNAIL_EDGE)),
    )
  )
}

/** Image of a page, read when it is processed. Pages of one book take turns with those of other books. */
const pictureSource = (book: BookRecord, page: PageRecord, number: number): PictureSource => ({
  group: book.id,
  read: () => readOrRefuse(book, () => readPage(book, page, number)),
})

/** Decodes a page image. Responds with 404 if it is not an image or too large. */
async function decoded(source: PictureSource, decode: (source: PictureSource) => Promise<Buffer>): Promise<Buffer> {
  try {
    return await decode(source)
  } catch (error) {
    throw error instanceof Problem ? error : problem(404, 'Unsupported read format')
  }
}

function pageAt(world: World, book: BookRecord, number: number): PageRecord {
  if (book.media.status !== 'READY') throw problem(404, 'Book analysis failed')
  if (number < 1 || number > book.media.pagesCount) throw problem(400, 'Page number does not exist')
  const page = pagesOf(world, book)[number - 1]
  if (!page) throw problem(500)
  requireBookFile(world, book)
  return page
}

function readNumber(text: string): number {
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text)
  throw problem(
    400,
    `Method parameter 'pageNumber': Failed to convert value of type 'java.lang.String' to required type 'int'; For input string: "${text}"`,
  )
}

function readFormat(text: string | null): 'jpeg' | 'png' | undefined {
  const format = text?.toLowerCase() ?? ''
  if (format === '') return undefined
  if (format === 'jpeg' || format === 'png') return format
  throw problem(400, `Invalid conversion format: ${text ?? ''}`)
}

async function picture(
  book: BookRecord,
  page: PageRecord,
  number: number,
  format: 'jpeg' | 'png' | undefined,
): Promise<Response> {
  const mediaType = format ? `image/${format}` : page.mediaType
  const body =
    mediaType === page.mediaType || !format
      ? await readOrRefuse(book, () => pageBody(book, page, number))
      : await decoded(pictureSource(book, page, number), source => convertImage(source, format))
  return dated(book, body, mediaType, fileName(book, number, mediaType))
}

async function pdfPage(world: World, book: BookRecord, number: number): Promise<Response> {
  const sizes = await readOrRefuse(book, () => world.archives.run('pdfPageSizes', book.path))
  const size = sizes[number - 1] ?? { width: 612, height: 792 }
  return dated(book, blankPdf(size), 'application/pdf', fileName(book, number, 'application/pdf'))
}

function fileName(book: BookRecord, number: number, mediaType: string): string {
  return contentDisposition(
    'inline',
    `${book.name}-${number}.${EXTENSIONS_BY_MEDIA_TYPE[mediaType] ?? mediaType.split('/')[1] ?? 'bin'}`,
  )
}

/**
 * Whether the Accept header prefers PDF: the most specific media range that is PDF or an image decides, the first one
 * among equals.
 */
function wantsPdf(request: Request): boolean {
  const ranges = (request.headers.get('accept') ?? '*/*')
    .split(',')
    .map(range => (range.split(';')[0] ?? '').trim().toLowerCase())
    .filter(range => isPdf(range) || range.startsWith('image/'))
  const precision = (range: string) => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2)
  const [first] = ranges.sort((a, b) => precision(b) - precision(a))
  return first !== undefined && isPdf(first)
}

const isPdf = (range: string) => ['application/pdf', 'application/*', '*/*'].includes(range)
