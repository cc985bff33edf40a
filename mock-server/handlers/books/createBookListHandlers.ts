import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { requireSignedInUser } from '../../http/requestContext'
import type { PaginationQuery, RequestedSort } from '../../query/paginateItems'
import { mapPagedContent, paginateItems, readPaginationQuery } from '../../query/paginateItems'
import type { BookCondition } from '../../query/parseConditions'
import { parseBookCondition } from '../../query/parseConditions'
import { queryPageOfVisibleBooks } from '../../query/queryPageOfVisibleRecords'
import { parseBookConditionParameters, pickQueryParameters } from '../../query/queryParameterConditions'
import { readBooleanParameterOrFalse, readMultiValueParameter } from '../../query/queryParameters'
import type { RecordQuery } from '../../query/queryRecordsVisibleToUser'
import { toBookJson } from '../../responses/toBookJson'
import type { BookRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeBook, isRestrictedUser } from '../../state/visibilityRules'
import { toReadListsOfBookJson } from '../collectionsAndReadLists/visibleReadLists'

type BookQuery = RecordQuery<BookRecord, BookCondition>

/** Request handlers for book lists, and for the read lists of a book. */
export function createBookListHandlers(world: MockServerState): HttpHandler[] {
  const page = (request: Request, recordQuery: BookQuery, fallback?: RequestedSort[], fixedOrders?: RequestedSort[]) =>
    toBookPageJson(world, request, recordQuery, fallback, fixedOrders)
  return [
    mswHttpWithApiTypes.post('/api/v1/books/list', async ({ request, response }) => {
      const body = await readJsonRequestBody(request)
      const condition = parseBookCondition(body.raw('condition'))
      return response(200).json(
        page(request, {
          condition,
          hits: getMockServerServices(world).search.find('book', body.text('fullTextSearch')),
        }),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/books', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      return response(200).json(
        page(request, {
          condition: parseBookConditionParameters(
            pickQueryParameters(params, 'library_id', 'media_status', 'read_status', 'released_after', 'tag'),
          ),
          hits: getMockServerServices(world).search.find('book', params.get('search')),
        }),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/books/latest', ({ request, response }) =>
      response(200).json(page(request, {}, [], [{ key: 'lastModified', descending: true }])),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/duplicates', ({ request, response }) =>
      response(200).json(toDuplicatePageJson(world, request)),
    ),
    mswHttpWithApiTypes.get('/api/v1/books/ondeck', ({ request, response }) => {
      const user = requireSignedInUser(request)
      const params = new URL(request.url).searchParams
      const books = onDeckBooks(world, user, readMultiValueParameter(params, 'library_id'))
      const recordPage = paginateItems(books, readPaginationQuery(params), false)
      return response(200).json(mapPagedContent(recordPage, book => toBookJson(world, user, book)))
    }),
    mswHttpWithApiTypes.get('/api/v1/books/{bookId}/readlists', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const book = world.books.get(params.bookId)
      if (!book && isRestrictedUser(user)) throw createHttpProblem(404)
      if (book && !canSeeBook(world, user, book)) throw createHttpProblem(403)
      return response(200).json(toReadListsOfBookJson(world, user, params.bookId))
    }),
  ]
}

function toBookPageJson(
  world: MockServerState,
  request: Request,
  recordQuery: BookQuery,
  fallback: RequestedSort[] = [],
  fixedOrders?: RequestedSort[],
) {
  const user = requireSignedInUser(request)
  const query = readRequestPage(request)
  const recordPage = queryPageOfVisibleBooks(
    world,
    user,
    fixedOrders ? { ...query, orders: fixedOrders } : query,
    recordQuery,
    fallback,
  )
  return mapPagedContent(recordPage, book => toBookJson(world, user, book))
}

/** Returns a page of the books with duplicate files, even hidden books, as JSON. An unpaged list is not sorted. */
function toDuplicatePageJson(world: MockServerState, request: Request) {
  const shared = duplicateFileHashes(world)
  const query = { filter: (book: BookRecord) => shared.has(book.fileHash), includesHiddenBooks: true }
  return readRequestPage(request).unpaged
    ? toBookPageJson(world, request, query, [], [])
    : toBookPageJson(world, request, query, [{ key: 'fileHash', descending: false }])
}

function readRequestPage(request: Request): PaginationQuery {
  const params = new URL(request.url).searchParams
  return readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged'))
}

/**
 * Returns the hashes of files that occur several times. Two files are duplicates if both their hash and their size are
 * equal.
 */
function duplicateFileHashes(world: MockServerState): Set<string> {
  const seenKeys = new Set<string>()
  const shared = new Set<string>()
  for (const { fileHash, sizeBytes } of world.books.values()) {
    if (fileHash === '') continue
    const key = `${fileHash}/${sizeBytes}`
    if (seenKeys.has(key)) shared.add(fileHash)
    seenKeys.add(key)
  }
  return shared
}

/**
 * Returns the books that are on deck: the next unread book of each series in which the user has read a book. Skips
 * series with a book in progress. The series that the user read most recently comes first.
 */
function onDeckBooks(world: MockServerState, user: UserRecord, libraries: readonly string[] | undefined): BookRecord[] {
  const recordPage: { book: BookRecord; read: number }[] = []
  for (const [seriesId, counts] of world.progress.seriesOf(user.id)) {
    const series = world.series.get(seriesId)
    if (!series || counts.read === 0 || counts.inProgress > 0 || counts.read === series.booksCount) continue
    if (libraries && !libraries.includes(series.libraryId)) continue
    const book = nextUnreadBook(world, user, seriesId)
    if (book && canSeeBook(world, user, book)) recordPage.push({ book, read: counts.mostRecentReadDate })
  }
  return recordPage.sort((a, b) => b.read - a.read).map(({ book }) => book)
}

function nextUnreadBook(world: MockServerState, user: UserRecord, seriesId: string): BookRecord | undefined {
  let next: BookRecord | undefined
  for (const book of world.booksOf(seriesId)) {
    if (world.progress.of(user.id, book.id)) continue
    const before = next && (next.metadata.numberSort - book.metadata.numberSort || (next.id < book.id ? -1 : 1))
    if (!next || (before ?? 0) > 0) next = book
  }
  return next
}
