import type { HttpHandler } from 'msw'
import type { components } from '../../../src/generated/openapi'
import { pageResponse } from '../../answers/bookResponse'
import { formatFileSize } from '../../answers/format'
import { readPage } from '../../archives/bookPages'
import { Body, readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { unreadable } from '../../query/conditionValues'
import { type BookImport, enqueueImportBook } from '../../scanner/importBook'
import {
  analyzeTransientBook,
  findTransientBooks,
  isReadableFolder,
  type TransientBook,
  transientBook,
} from '../../scanner/transientBooks'
import { isWithin } from '../../world/paths'
import type { World } from '../../world/world'

const COPY_MODES = ['MOVE', 'COPY', 'HARDLINK'] as const

/** Handlers of book import: scan, analyse, view and import files outside the libraries. */
export function importBooksHandlers(world: World): HttpHandler[] {
  const known = (id: string): TransientBook => {
    const book = transientBook(world, id)
    if (!book) throw problem(404)
    return book
  }
  return [
    http.post('/api/v1/transient-books', async ({ request, response }) => {
      const body = await readBody(request)
      body.required('path')
      const path = body.text('path') || process.cwd()
      if ([...world.libraries.values()].some(library => isWithin(path, library.root))) throw problem(400, 'ERR_1017')
      if (!isReadableFolder(path)) throw problem(400, 'ERR_1016')
      return response(200).json((await findTransientBooks(world, path)).map(transientAnswer))
    }),
    http.post('/api/v1/transient-books/{transientBookId}/analyze', async ({ params, response }) => {
      const book = known(params.transientBookId)
      await analyzeTransientBook(world, book)
      return response(200).json(transientAnswer(book))
    }),
    http.get('/api/v1/transient-books/{transientBookId}/pages/{pageNumber}', async ({ params, response }) => {
      const book = known(params.transientBookId)
      const { analysis } = book
      if (analysis?.status !== 'READY') throw problem(404, 'Book analysis failed')
      const number = Number(params.pageNumber)
      const page = analysis.pages[number - 1]
      if (!page) throw problem(400, 'Page number does not exist')
      const bytes = await readPage({ path: book.path, media: analysis }, page, number).catch(() => {
        throw problem(404, 'File not found, it may have moved')
      })
      return response.untyped(new Response(new Uint8Array(bytes), { headers: { 'content-type': page.mediaType } }))
    }),
    http.post('/api/v1/books/import', async ({ request, response }) => {
      for (const wanted of readImports(await readBody(request))) enqueueImportBook(world, wanted)
      return response(202).empty()
    }),
  ]
}

function readImports(body: Body): BookImport[] {
  body.required('copyMode')
  const copyMode = body.word('copyMode', COPY_MODES) ?? 'COPY'
  const books = body.raw('books') ?? []
  if (!Array.isArray(books)) throw unreadable('Cannot deserialize a list for books')
  return books.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one))
      throw unreadable('Cannot construct an object for books')
    const book = new Body(one as Record<string, unknown>)
    book.required('sourceFile', 'seriesId')
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

function transientAnswer(book: TransientBook): components['schemas']['TransientBook'] {
  const { analysis } = book
  return {
    id: book.id,
    name: book.name,
    url: book.path,
    fileLastModified: localTime(book.fileLastModified),
    sizeBytes: book.sizeBytes,
    size: formatFileSize(book.sizeBytes),
    status: analysis?.status ?? 'UNKNOWN',
    mediaType: analysis?.mediaType ?? '',
    pages: (analysis?.pages ?? []).map(pageResponse),
    files: analysis?.files ?? [],
    comment: analysis?.comment ?? '',
    number: book.number,
    seriesId: book.seriesId,
  }
}

/** Formats a time in the time zone of the server, without an offset. */
export function localTime(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, -1)
}
