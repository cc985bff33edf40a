import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import { readOrRenderBookPageImage } from '../../archives/readOrRenderBookPageImage'
import { createHttpProblem } from '../../http/httpProblems'
import { JsonRequestBody, readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { createJsonParseProblem } from '../../query/parseConditionValues'
import { parseIntParameter } from '../../query/queryParameters'
import { formatFileSize, formatServerLocalTime } from '../../responses/formatResponseValues'
import { toBookPageJson } from '../../responses/toBookJson'
import { type BookImportRequest, enqueueBookImport } from '../../scanner/bookImport/enqueueBookImport'
import {
  analyzeTransientBookAndGuessSeries,
  findTransientBooks,
  getTransientBook,
  isReadableFolder,
  type TransientBook,
} from '../../scanner/bookImport/transientBooks'
import { isPathWithinFolder } from '../../state/isPathWithinFolder'
import type { MockServerState } from '../../state/mockServerState'

const COPY_MODES = ['MOVE', 'COPY', 'HARDLINK'] as const

/** Request handlers for the book import. They find, analyze, show and import files outside the libraries. */
export function createBookImportHandlers(world: MockServerState): HttpHandler[] {
  const requireTransientBook = (id: string): TransientBook => {
    const book = getTransientBook(world, id)
    if (!book) throw createHttpProblem(404)
    return book
  }
  return [
    mswHttpWithApiTypes.post('/api/v1/transient-books', async ({ request, response }) => {
      const body = await readJsonRequestBody(request)
      body.requireFields('path')
      const path = body.text('path') || process.cwd()
      if ([...world.libraries.values()].some(library => isPathWithinFolder(path, library.root)))
        throw createHttpProblem(400, 'ERR_1017')
      if (!isReadableFolder(path)) throw createHttpProblem(400, 'ERR_1016')
      return response(200).json((await findTransientBooks(world, path)).map(transientBookResponse))
    }),
    mswHttpWithApiTypes.post('/api/v1/transient-books/{transientBookId}/analyze', async ({ params, response }) => {
      const book = requireTransientBook(params.transientBookId)
      await analyzeTransientBookAndGuessSeries(world, book)
      return response(200).json(transientBookResponse(book))
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/transient-books/{transientBookId}/pages/{pageNumber}',
      async ({ params, response }) => {
        const number = parseIntParameter(String(params.pageNumber), 'pageNumber')
        const book = requireTransientBook(params.transientBookId)
        const { analysis } = book
        if (analysis?.status !== 'READY') throw createHttpProblem(404, 'Book analysis failed')
        const page = analysis.pages[number - 1]
        if (!page) throw createHttpProblem(400, 'Page number does not exist')
        const bytes = await readOrRenderBookPageImage({ path: book.path, media: analysis }, page, number).catch(() => {
          throw createHttpProblem(404, 'File not found, it may have moved')
        })
        return response.untyped(new Response(new Uint8Array(bytes), { headers: { 'content-type': page.mediaType } }))
      },
    ),
    mswHttpWithApiTypes.post('/api/v1/books/import', async ({ request, response }) => {
      for (const importRequest of readImportRequests(await readJsonRequestBody(request)))
        enqueueBookImport(world, importRequest)
      return response(202).empty()
    }),
  ]
}

function readImportRequests(body: JsonRequestBody): BookImportRequest[] {
  body.requireFields('copyMode')
  body.rejectNull('books')
  const copyMode = body.enumValue('copyMode', COPY_MODES) ?? 'COPY'
  const books = body.raw('books') ?? []
  if (!Array.isArray(books)) throw createJsonParseProblem('Cannot deserialize a list for books')
  return books.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw createJsonParseProblem('Cannot construct an object for books')
    const book = new JsonRequestBody(item as Record<string, unknown>)
    book.requireFields('sourceFile', 'seriesId')
    const [sourceFile = '', seriesId = ''] = [book.text('sourceFile'), book.text('seriesId')]
    return {
      sourceFile,
      seriesId,
      copyMode,
      destinationName: book.text('destinationName'),
      upgradeBookId: book.text('upgradeBookId'),
    }
  })
}

function transientBookResponse(book: TransientBook): components['schemas']['TransientBook'] {
  const { analysis } = book
  return {
    id: book.id,
    name: book.name,
    url: book.path,
    fileLastModified: formatServerLocalTime(book.fileLastModified),
    sizeBytes: book.sizeBytes,
    size: formatFileSize(book.sizeBytes),
    status: analysis?.status ?? 'UNKNOWN',
    mediaType: analysis?.mediaType ?? '',
    pages: (analysis?.pages ?? []).map(toBookPageJson),
    files: analysis?.files ?? [],
    comment: analysis?.comment ?? '',
    number: book.number,
    seriesId: book.seriesId,
  }
}
