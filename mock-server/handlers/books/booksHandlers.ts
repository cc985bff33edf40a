import type { HttpHandler } from 'msw'
import { bookMetadataFields } from '../../fields/bookMetadataFields'
import { readMetadataEdit } from '../../fields/metadataFieldTable'
import { httpProblem, ValidationProblem } from '../../http/httpProblems'
import { JsonBody, readJsonBody } from '../../http/jsonBody'
import { http } from '../../http/openApiHttp'
import { requireUser } from '../../http/requestContext'
import { bookResponse } from '../../responses/bookResponse'
import { enqueueAggregateSeries, enqueueAnalyzeBook, enqueueRefreshBook } from '../../scanner/enqueueMetadataTasks'
import { emitBookChanged } from '../../scanner/metadata/refreshBookMetadata'
import { TASK_PRIORITY } from '../../world/taskQueue'
import type { World } from '../../world/world'
import type { BookMetadataRecord, BookRecord } from '../../world/worldRecords'
import { requireVisibleBook } from '../requireVisibleRecords'

/** Handlers of books: read a book and its neighbours, edit one or several, start tasks. */
export function booksHandlers(world: World): HttpHandler[] {
  return [...bookEditHandlers(world), ...bookReadHandlers(world), ...bookActionHandlers(world)]
}

function bookReadHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/books/{bookId}', ({ request, params, response }) => {
      const user = requireUser(request)
      return response(200).json(
        bookResponse(world, user, requireVisibleBook(world, user, params.bookId, 'withoutBody')),
      )
    }),
    http.get('/api/v1/books/{bookId}/next', ({ request, params, response }) => {
      const user = requireUser(request)
      return response(200).json(
        bookResponse(
          world,
          user,
          adjacentBook(world, requireVisibleBook(world, user, params.bookId, 'serverError'), 1),
        ),
      )
    }),
    http.get('/api/v1/books/{bookId}/previous', ({ request, params, response }) => {
      const user = requireUser(request)
      return response(200).json(
        bookResponse(
          world,
          user,
          adjacentBook(world, requireVisibleBook(world, user, params.bookId, 'serverError'), -1),
        ),
      )
    }),
  ]
}

function bookEditHandlers(world: World): HttpHandler[] {
  return [
    http.patch('/api/v1/books/metadata', async ({ request, response }) => {
      saveBookEdits(world, await readBatchEdit(world, await readJsonBody(request)))
      return response(204).empty()
    }),
    http.patch('/api/v1/books/{bookId}/metadata', async ({ request, params, response }) => {
      const body = await readJsonBody(request)
      const book = world.books.get(params.bookId)
      const metadata = readMetadataEdit(bookMetadataFields, body, book?.metadata)
      if (!book || !metadata) throw httpProblem(404)
      saveBookEdits(world, [{ book, metadata }])
      return response(204).empty()
    }),
  ]
}

function bookActionHandlers(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/books/{bookId}/analyze', ({ request, params, response }) => {
      enqueueAnalyzeBook(world, requireVisibleBook(world, requireUser(request), params.bookId), TASK_PRIORITY.highest)
      return response(202).empty()
    }),
    http.post('/api/v1/books/{bookId}/metadata/refresh', ({ request, params, response }) => {
      enqueueRefreshBook(world, requireVisibleBook(world, requireUser(request), params.bookId), TASK_PRIORITY.highest)
      return response(202).empty()
    }),
  ]
}

/** Next or previous book by numberSort. Skips books with the same number. */
function adjacentBook(world: World, book: BookRecord, step: 1 | -1): BookRecord {
  const ownNumber = book.metadata.numberSort
  const books = world.booksOf(book.seriesId)
  const adjacent =
    step === 1
      ? books.find(other => other.metadata.numberSort > ownNumber)
      : books.findLast(other => other.metadata.numberSort < ownNumber)
  if (!adjacent) throw httpProblem(404)
  return adjacent
}

type BookEdit = { book: BookRecord; metadata: BookMetadataRecord }

/** Reads the edits of several books. A violation in one of them rejects the whole batch. Skips unknown books. */
async function readBatchEdit(world: World, body: JsonBody): Promise<BookEdit[]> {
  const edits: BookEdit[] = []
  let faults = 0
  for (const [id, fields] of body.entries()) {
    const book = world.books.get(id)
    try {
      const metadata = readMetadataEdit(bookMetadataFields, new JsonBody(fields), book?.metadata)
      if (book && metadata) edits.push({ book, metadata })
    } catch (error) {
      if (!(error instanceof ValidationProblem)) throw error
      faults += error.violations.length
    }
  }
  if (faults) throw httpProblem(400, `Validation failed for the batch of books. Error count: ${faults}`)
  return edits
}

function saveBookEdits(world: World, edits: BookEdit[]): void {
  for (const { book, metadata } of edits) {
    book.metadata = { ...metadata, lastModified: world.now() }
    emitBookChanged(world, 'BookChanged', book)
  }
  for (const seriesId of new Set(edits.map(({ book }) => book.seriesId))) enqueueAggregateSeries(world, seriesId)
  world.markChanged()
}
