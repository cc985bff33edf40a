import type { HttpHandler } from 'msw'
import { bookResponse } from '../../answers/bookResponse'
import { bookFields } from '../../fields/bookFields'
import { readEdit } from '../../fields/fieldTable'
import { Body, readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem, Violations } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { enqueueAggregateSeries, enqueueAnalyzeBook, enqueueRefreshBook } from '../../scanner/jobs'
import { emitBookChanged } from '../../scanner/metadata/bookMetadata'
import type { BookMetadataRecord, BookRecord } from '../../world/records'
import { TASK_PRIORITY } from '../../world/tasks'
import type { World } from '../../world/world'
import { bookAt } from '../lookup'

/** Handlers of books: read a book and its neighbours, edit one or several, start tasks. */
export function booksHandlers(world: World): HttpHandler[] {
  return [...bookEdits(world), ...bookRecords(world), ...bookActions(world)]
}

function bookRecords(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/books/{bookId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(bookResponse(world, user, bookAt(world, user, params.bookId, 'withoutBody')))
    }),
    http.get('/api/v1/books/{bookId}/next', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(
        bookResponse(world, user, neighbour(world, bookAt(world, user, params.bookId, 'serverError'), 1)),
      )
    }),
    http.get('/api/v1/books/{bookId}/previous', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(
        bookResponse(world, user, neighbour(world, bookAt(world, user, params.bookId, 'serverError'), -1)),
      )
    }),
  ]
}

function bookEdits(world: World): HttpHandler[] {
  return [
    http.patch('/api/v1/books/metadata', async ({ request, response }) => {
      saveEdits(world, await readBatch(world, await readBody(request)))
      return response(204).empty()
    }),
    http.patch('/api/v1/books/{bookId}/metadata', async ({ request, params, response }) => {
      const body = await readBody(request)
      const book = world.books.get(params.bookId)
      const metadata = readEdit(bookFields, body, book?.metadata)
      if (!book || !metadata) throw problem(404)
      saveEdits(world, [{ book, metadata }])
      return response(204).empty()
    }),
  ]
}

function bookActions(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/books/{bookId}/analyze', ({ request, params, response }) => {
      enqueueAnalyzeBook(world, bookAt(world, userOf(request), params.bookId), TASK_PRIORITY.highest)
      return response(202).empty()
    }),
    http.post('/api/v1/books/{bookId}/metadata/refresh', ({ request, params, response }) => {
      enqueueRefreshBook(world, bookAt(world, userOf(request), params.bookId), TASK_PRIORITY.highest)
      return response(202).empty()
    }),
  ]
}

/** Next or previous book by numberSort. Skips books with the same number. */
function neighbour(world: World, book: BookRecord, step: 1 | -1): BookRecord {
  const own = book.metadata.numberSort
  const books = world.booksOf(book.seriesId)
  const found =
    step === 1
      ? books.find(other => other.metadata.numberSort > own)
      : books.findLast(other => other.metadata.numberSort < own)
  if (!found) throw problem(404)
  return found
}

type Edit = { book: BookRecord; metadata: BookMetadataRecord }

/** Reads the edits of several books. A violation in one of them rejects the whole batch. Skips unknown books. */
async function readBatch(world: World, body: Body): Promise<Edit[]> {
  const edits: Edit[] = []
  let faults = 0
  for (const [id, fields] of body.entries()) {
    const book = world.books.get(id)
    try {
      const metadata = readEdit(bookFields, new Body(fields), book?.metadata)
      if (book && metadata) edits.push({ book, metadata })
    } catch (error) {
      if (!(error instanceof Violations)) throw error
      faults += error.violations.length
    }
  }
  if (faults) throw problem(400, `Validation failed for the batch of books. Error count: ${faults}`)
  return edits
}

function saveEdits(world: World, edits: Edit[]): void {
  for (const { book, metadata } of edits) {
    book.metadata = { ...metadata, lastModified: world.now() }
    emitBookChanged(world, 'BookChanged', book)
  }
  for (const seriesId of new Set(edits.map(({ book }) => book.seriesId))) enqueueAggregateSeries(world, seriesId)
  world.changed()
}
