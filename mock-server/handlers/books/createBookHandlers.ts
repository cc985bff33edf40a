import type { HttpHandler } from 'msw'
import { bookMetadataFieldDefinitions } from '../../fields/bookMetadataFieldDefinitions'
import { applyMetadataEdit } from '../../fields/metadataFieldDefinitions'
import { createHttpProblem, RequestValidationProblem } from '../../http/httpProblems'
import { JsonRequestBody, readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import { toBookJson } from '../../responses/toBookJson'
import {
  enqueueBookAnalysis,
  enqueueBookMetadataAndArtworkRefresh,
  enqueueSeriesMetadataAggregation,
} from '../../scanner/enqueueBookAndSeriesTasks'
import { emitBookChanged } from '../../scanner/metadata/refreshBookMetadata'
import { sortAndMergeAuthors } from '../../scanner/metadata/sortAndMergeAuthors'
import type { BookMetadataRecord, BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { TASK_PRIORITY } from '../../state/taskQueue'
import { requireRecord, requireVisibleBook } from '../requireVisibleRecords'

/** Request handlers that read a book or its neighbors in the series, edit books, and start tasks for a book. */
export function createBookHandlers(world: MockServerState): HttpHandler[] {
  return [...bookEditHandlers(world), ...bookReadHandlers(world), ...bookActionHandlers(world)]
}

function bookReadHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(toBookJson(world, user, requireVisibleBook(world, user, params.bookId, 'withoutBody')))
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/next', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(
        toBookJson(world, user, adjacentBook(world, requireVisibleBook(world, user, params.bookId, 'serverError'), 1)),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/previous', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(
        toBookJson(world, user, adjacentBook(world, requireVisibleBook(world, user, params.bookId, 'serverError'), -1)),
      )
    }),
  ]
}

function bookEditHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.patch('/api/v1/books/metadata', async ({ request, response }) => {
      saveBookEdits(world, await readBatchEdit(world, await readJsonRequestBody(request)))
      return response(204).empty()
    }),
    mswHttpWithApiTypes.patch('/api/v1/books/{bookId}/metadata', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      const book = world.books.get(params.bookId)
      const metadata = applyMetadataEdit(bookMetadataFieldDefinitions, body, book?.metadata)
      if (!book || !metadata) throw createHttpProblem(404)
      saveBookEdits(world, [{ book, metadata }])
      return response(204).empty()
    }),
  ]
}

function bookActionHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/books/{bookId}/analyze', ({ params, response }) => {
      enqueueBookAnalysis(world, requireRecord(world.books, params.bookId), TASK_PRIORITY.high)
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/books/{bookId}/metadata/refresh', ({ params, response }) => {
      enqueueBookMetadataAndArtworkRefresh(world, requireRecord(world.books, params.bookId), TASK_PRIORITY.high)
      return response(202).empty()
    }),
  ]
}

/**
 * Returns the next or previous book of a series. The books are in the order of `numberSort`. Skips books with the same
 * `numberSort` as `book`.
 * @throws HttpProblem with status 404 when there is no next or previous book
 */
function adjacentBook(world: MockServerState, book: BookRecord, step: 1 | -1): BookRecord {
  const ownNumber = book.metadata.numberSort
  const books = world.booksOf(book.seriesId)
  const adjacent =
    step === 1
      ? books.find(other => other.metadata.numberSort > ownNumber)
      : books.findLast(other => other.metadata.numberSort < ownNumber)
  if (!adjacent) throw createHttpProblem(404)
  return adjacent
}

type BookEdit = { book: BookRecord; metadata: BookMetadataRecord }

/**
 * Reads the edits of several books from a request. The result contains no edits of unknown books. If any edit has a
 * violation, rejects all edits.
 */
async function readBatchEdit(world: MockServerState, body: JsonRequestBody): Promise<BookEdit[]> {
  const bodies = [...body.entries()].map(([id, fields]) => [id, new JsonRequestBody(fields)] as const)
  let faults = 0
  for (const [, fields] of bodies) {
    try {
      applyMetadataEdit(bookMetadataFieldDefinitions, fields, undefined)
    } catch (error) {
      if (!(error instanceof RequestValidationProblem)) throw error
      faults += error.violations.length
    }
  }
  if (faults) throw createHttpProblem(400, `Validation failed for the batch of books. Error count: ${faults}`)
  return bodies.flatMap(([id, fields]) => {
    const book = world.books.get(id)
    const metadata = applyMetadataEdit(bookMetadataFieldDefinitions, fields, book?.metadata)
    return book && metadata ? [{ book, metadata }] : []
  })
}

function saveBookEdits(world: MockServerState, edits: BookEdit[]): void {
  for (const { book, metadata } of edits) {
    const areAuthorsNew = metadata.authors !== book.metadata.authors
    const authors = areAuthorsNew ? metadata.authors : sortAndMergeAuthors(metadata.authors)
    book.metadata = { ...metadata, authors, lastModified: world.now() }
    emitBookChanged(world, 'BookChanged', book)
  }
  for (const seriesId of new Set(edits.map(({ book }) => book.seriesId)))
    enqueueSeriesMetadataAggregation(world, seriesId)
  world.markChanged()
}
