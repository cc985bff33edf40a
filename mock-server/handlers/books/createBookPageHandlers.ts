import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { HttpHandler } from 'msw'
import { createBookPageResponseBody, readOrRenderBookPageImage } from '../../archives/readOrRenderBookPageImage'
import { createHttpProblem, HttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { parseIntParameter, readBooleanParameter, readBooleanParameterOrFalse } from '../../query/queryParameters'
import { createContentDispositionHeader } from '../../responses/formatResponseValues'
import { toBookPagesJson } from '../../responses/toBookJson'
import { getBookPageRecords } from '../../state/bookContents/bookPageStore'
import {
  convertImageFormat,
  convertibleMediaTypes,
  type EncodedImageSource,
  resizeToJpeg,
} from '../../state/convertImages'
import type { BookMediaRecord, BookPageRecord, BookRecord } from '../../state/libraryRecords'
import { LruByteCache } from '../../state/lruByteCache'
import type { MockServerState } from '../../state/mockServerState'
import { sharp } from '../../state/optionalSharp'
import { requireReadableBookFile, requireVisibleBook } from '../requireVisibleRecords'
import { createBookFileResponse, respondWithBookDate } from './createBookFileResponse'

const PAGE_THUMBNAIL_EDGE_PX = 300
const pageThumbnailCache = new LruByteCache(32 * 1024 * 1024)
const NOT_READY_MESSAGES: Partial<Record<BookMediaRecord['status'], string>> = {
  UNKNOWN: 'Book has not been analyzed yet',
  OUTDATED: 'Book is outdated and must be re-analyzed',
  ERROR: 'Book analysis failed',
  UNSUPPORTED: 'Book format is not supported',
}
const UNSUPPORTED_FORMAT_MESSAGE = 'Unsupported read format'
const PLAIN_EPUB_MESSAGE = 'Epub profile does not support getting page content'
const EXTENSIONS_BY_MEDIA_TYPE: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

/** Request handlers for book pages: page list, page images, thumbnails, and single pages of PDF books as PDF files. */
export function createBookPageHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/pages', ({ request, params, response }) => {
      const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
      requireReadyMedia(book)
      return response(200).json(toBookPagesJson(world, book))
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/pages/{pageNumber}', async ({ request, params, response }) => {
      const pageRequest = readPageRequest(request, String(params.pageNumber))
      const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
      return response.untyped(
        await respondWithBookDate(request, book, () => pageResponse(world, request, book, pageRequest)),
      )
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/books/{bookId}/pages/{pageNumber}/thumbnail',
      async ({ request, params, response }) => {
        const number = parseIntParameter(String(params.pageNumber), 'pageNumber')
        const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
        return response.untyped(
          await respondWithBookDate(request, book, async () => {
            const thumbnail = await pageThumbnail(book, requirePage(world, book, number), number)
            return createBookFileResponse(book, thumbnail, 'image/jpeg')
          }),
        )
      },
    ),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/pages/{pageNumber}/raw', async ({ request, params, response }) => {
      const number = parseIntParameter(String(params.pageNumber), 'pageNumber')
      const book = requireVisibleBook(world, requireSignedInUser(request), params.bookId)
      return response.untyped(
        await respondWithBookDate(request, book, async () => {
          if (book.media.mediaProfile !== 'PDF')
            throw createHttpProblem(400, 'Extractor does not support raw extraction of pages')
          requirePage(world, book, number)
          return pdfPageResponse(world, book, number)
        }),
      )
    }),
  ]
}

/**
 * Parameters of a request for a page. `number` starts at 1. `convert` is the image format in the query, without
 * validation. If `negotiatesContent` is true, the Accept header can select a PDF instead of an image.
 */
type PageRequest = { number: number; convert: string | null; negotiatesContent: boolean }

function readPageRequest(request: Request, pageNumber: string): PageRequest {
  const query = new URL(request.url).searchParams
  return {
    number: parseIntParameter(pageNumber, 'pageNumber') + (readBooleanParameterOrFalse(query, 'zero_based') ? 1 : 0),
    convert: query.get('convert'),
    negotiatesContent: readBooleanParameter(query, 'contentNegotiation') ?? true,
  }
}

async function pageResponse(
  world: MockServerState,
  request: Request,
  book: BookRecord,
  { number, convert, negotiatesContent }: PageRequest,
): Promise<Response> {
  if (negotiatesContent && book.media.mediaProfile === 'PDF' && prefersPdf(request)) {
    requirePage(world, book, number)
    return pdfPageResponse(world, book, number)
  }
  const format = readConversionFormat(convert)
  return pageImageResponse(book, requirePage(world, book, number), number, format)
}

function requireReadyMedia(book: BookRecord): void {
  const reason = NOT_READY_MESSAGES[book.media.status]
  if (reason !== undefined) throw createHttpProblem(404, reason)
}

/**
 * Calls a function that reads a book file, and returns its result.
 * @throws HttpProblem with status 404 when the file is missing
 * @throws HttpProblem with status 500 for any other error
 */
async function readOrRespondNotFound<Result>(book: BookRecord, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch {
    throw existsSync(book.path) ? createHttpProblem(500) : createHttpProblem(404, 'File not found, it may have moved')
  }
}

async function pageThumbnail(book: BookRecord, page: BookPageRecord, number: number): Promise<Buffer> {
  const key = `${book.id} ${number} ${book.media.lastModified}`
  return (
    pageThumbnailCache.get(key) ??
    pageThumbnailCache.set(
      key,
      await resizeToJpeg(pageImageSource(book, page, number), PAGE_THUMBNAIL_EDGE_PX).catch(throwServerError),
    )
  )
}

/**
 * Creates the source of a page image for an image conversion. A conversion calls `read` when it starts. Therefore,
 * bitmap images that wait for their conversion need no memory. Each book is a `group`. The conversions of different
 * groups take turns.
 */
const pageImageSource = (book: BookRecord, page: BookPageRecord, number: number): EncodedImageSource => ({
  group: book.id,
  read: () => readOrRespondNotFound(book, () => readOrRenderBookPageImage(book, page, number)),
})

/**
 * Throws an HttpProblem for any error, for example for the error about a damaged or too large image.
 * @throws HttpProblem the given error if it is an HttpProblem. Otherwise, a new HttpProblem with status 500
 */
function throwServerError(error: unknown): never {
  throw error instanceof HttpProblem ? error : createHttpProblem(500)
}

/**
 * Returns a function that throws an HttpProblem for an error of an image conversion. If the error is an HttpProblem,
 * throws the error itself. Otherwise, throws an HttpProblem with status 404 if sharp cannot decode the image format
 * (for example BMP), or with status 500 for all other formats.
 */
const throwConversionError =
  ({ mediaType }: BookPageRecord) =>
  (error: unknown): never =>
    throwServerError(
      error instanceof HttpProblem || convertibleMediaTypes.has(mediaType)
        ? error
        : createHttpProblem(404, UNSUPPORTED_FORMAT_MESSAGE),
    )

function requirePage(world: MockServerState, book: BookRecord, number: number): BookPageRecord {
  if (book.media.status !== 'READY') throw createHttpProblem(404, 'Book analysis failed')
  if (number < 1 || number > book.media.pagesCount) throw createHttpProblem(400, 'Page number does not exist')
  const page = getBookPageRecords(world, book)[number - 1]
  if (!page) throw createHttpProblem(500, book.media.mediaProfile === 'EPUB' ? PLAIN_EPUB_MESSAGE : undefined)
  requireReadableBookFile(world, book)
  return page
}

function readConversionFormat(text: string | null): 'jpeg' | 'png' | undefined {
  const format = text?.toLowerCase() ?? ''
  if (format === '') return undefined
  if (format === 'jpeg' || format === 'png') return format
  throw createHttpProblem(400, `Invalid conversion format: ${text ?? ''}`)
}

async function pageImageResponse(
  book: BookRecord,
  page: BookPageRecord,
  number: number,
  format: 'jpeg' | 'png' | undefined,
): Promise<Response> {
  const mediaType = format ? `image/${format}` : page.mediaType
  if (mediaType !== page.mediaType && !sharp) throw createHttpProblem(404, UNSUPPORTED_FORMAT_MESSAGE)
  const body =
    mediaType === page.mediaType || !format
      ? await readOrRespondNotFound(book, () => createBookPageResponseBody(book, page, number))
      : await convertImageFormat(pageImageSource(book, page, number), format).catch(throwConversionError(page))
  return createBookFileResponse(book, body, mediaType, {
    'content-disposition': pageDisposition(book, number, mediaType),
  })
}

/**
 * Creates a response with a single page of a PDF, as a PDF file. Each response has a different ETag, because the real
 * server writes a new file with a random id for each request.
 */
async function pdfPageResponse(world: MockServerState, book: BookRecord, number: number): Promise<Response> {
  const page = await readOrRespondNotFound(book, () => world.archives.run('extractPdfPage', book.path, number))
  return createBookFileResponse(book, Buffer.from(page), 'application/pdf', {
    'content-disposition': pageDisposition(book, number, 'application/pdf'),
    etag: `"0${randomBytes(16).toString('hex')}"`,
  })
}

function pageDisposition(book: BookRecord, number: number, mediaType: string): string {
  return createContentDispositionHeader(
    'inline',
    `${book.name}-${number}.${EXTENSIONS_BY_MEDIA_TYPE[mediaType] ?? mediaType.split('/')[1] ?? 'bin'}`,
  )
}

/**
 * Returns whether the Accept header prefers PDF to images. The media type with the highest quality value `q` has
 * priority. Among types with the same `q`, the most specific has priority, for example `image/png` over `image/*`.
 * Among equally specific types, the first has priority. Ignores types with `q=0`. A request without the header gets an
 * image.
 */
function prefersPdf(request: Request): boolean {
  const ranges = (request.headers.get('accept') ?? '')
    .split(',')
    .map(part => ({
      range: (part.split(';')[0] ?? '').trim().toLowerCase(),
      quality: Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1),
    }))
    .filter(({ range, quality }) => quality > 0 && (acceptsPdf(range) || range.startsWith('image/')))
  const precision = (range: string) => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2)
  const [first] = ranges.sort((a, b) => b.quality - a.quality || precision(b.range) - precision(a.range))
  return first !== undefined && acceptsPdf(first.range)
}

const acceptsPdf = (range: string) => ['application/pdf', 'application/*', '*/*'].includes(range)
