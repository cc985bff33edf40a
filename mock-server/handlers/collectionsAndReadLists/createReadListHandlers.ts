import { basename } from 'node:path'
import type { HttpHandler } from 'msw'
import { toWebStream } from '../../archives/toWebStream'
import { streamFilesAsZip } from '../../archives/zip/streamFilesAsZip'
import { createHttpProblem } from '../../http/httpProblems'
import { readJsonRequestBody } from '../../http/jsonRequestBody'
import { getMockServerServices } from '../../http/mockServerServices'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { readMultipartForm } from '../../http/requestBody/readMultipartForm'
import { requireSignedInUser } from '../../http/requestContext'
import { mapPagedContent, readPaginationQuery } from '../../query/paginateItems'
import type { BookCondition } from '../../query/parseConditions'
import { queryPageOfVisibleBooks } from '../../query/queryPageOfVisibleRecords'
import { parseBookConditionParameters, pickQueryParameters } from '../../query/queryParameterConditions'
import { readBooleanParameterOrFalse, readMultiValueParameter } from '../../query/queryParameters'
import { createContentDispositionHeader } from '../../responses/formatResponseValues'
import { toBookJson } from '../../responses/toBookJson'
import { getVisibleReadListBookIds, toReadListJson } from '../../responses/toCollectionAndReadListJson'
import { deleteThumbnailsOfRecord } from '../../state/deleteRecords'
import { isBookFileReadable } from '../../state/libraryFiles'
import type { BookRecord, ReadListRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { createBookPositionsInReadList, getBookPositionsInReadList } from '../../state/readListPositions'
import { canSeeLibrary } from '../../state/visibilityRules'
import {
  paginateCollectionsOrReadLists,
  parseCollectionOrReadListChangeRequest,
  parseNewCollectionOrReadListRequest,
  rejectDuplicateCollectionOrReadListName,
  rejectUnknownSeriesOrBookIds,
} from './collectionAndReadListRequests'
import { hasMemberInLibraries } from './hasMemberInLibraries'
import { matchComicRackReadingList } from './matchComicRackReadingList'
import {
  isReadListVisibleToUser,
  requireReadList,
  requireReadListInVisibleLibraries,
  requireVisibleReadList,
} from './visibleReadLists'

const MEMBER_FILTERS = ['library_id', 'read_status', 'tag', 'media_status', 'deleted', 'author']

const DUPLICATE_NAME_MESSAGE = 'Read list name already exists'

export function createReadListHandlers(world: MockServerState): HttpHandler[] {
  return [...readListReadHandlers(world), ...readListChangeHandlers(world), ...readListMemberHandlers(world)]
}

function readListReadHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/readlists', ({ request, response }) => {
      const user = requireSignedInUser(request)
      const params = new URL(request.url).searchParams
      const hits = getMockServerServices(world).search.find('readList', params.get('search'))
      const libraries = readMultiValueParameter(params, 'library_id')
      const visibleReadLists = [...world.readLists.values()].filter(
        record =>
          isReadListVisibleToUser(world, user, record) &&
          hasMemberInLibraries(user, getVisibleReadListBookIds(world, user, record), world.books, libraries),
      )
      const page = paginateCollectionsOrReadLists(
        visibleReadLists,
        readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged')),
        hits,
        true,
      )
      return response(200).json(mapPagedContent(page, record => toReadListJson(world, user, record)))
    }),
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(toReadListJson(world, user, requireVisibleReadList(world, user, params.readListId)))
    }),
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}/file', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const list = requireVisibleReadList(world, user, params.readListId)
      const books = getVisibleReadListBookIds(world, user, list).flatMap(id => world.books.get(id) ?? [])
      const positions = getBookPositionsInReadList(list)
      const files = books.flatMap(book => {
        const name = `${(positions[book.id] ?? 0) + 1} - ${basename(book.path)}`
        return isBookFileReadable(world, book) ? [{ name, path: book.path }] : []
      })
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': createContentDispositionHeader('attachment', `${list.name}.zip`),
      }
      return response.untyped(new Response(toWebStream(streamFilesAsZip(files)), { headers }))
    }),
    mswHttpWithApiTypes.post('/api/v1/readlists/match/comicrack', async ({ request, response }) => {
      const { file } = await readMultipartForm(request)
      return response(200).json(await matchComicRackReadingList(world, Buffer.from(file.bytes).toString()))
    }),
  ]
}

function readListChangeHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/readlists', async ({ request, response }) => {
      const body = await readJsonRequestBody(request)
      body.rejectNull('summary', 'ordered')
      const { name, ids } = parseNewCollectionOrReadListRequest(body, 'bookIds')
      const summary = body.text('summary') ?? ''
      const ordered = body.nonEmptyBool('ordered') ?? true
      rejectDuplicateCollectionOrReadListName(world.readLists.values(), name, undefined, DUPLICATE_NAME_MESSAGE)
      rejectUnknownBooks(world, ids)
      const now = world.now()
      const created = {
        id: world.newId(),
        name,
        summary,
        ordered,
        bookIds: ids,
        places: createBookPositionsInReadList(ids),
        storedCount: ids.length,
        created: now,
        lastModified: now,
      }
      world.readLists.set(created.id, created)
      emitReadListEvent(world, 'ReadListAdded', created)
      // The real server sends all ids, even to an administrator with an age limit or sharing labels.
      return response(200).json(toReadListJson(world, undefined, created))
    }),
    mswHttpWithApiTypes.patch('/api/v1/readlists/{readListId}', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      const { name, ids } = parseCollectionOrReadListChangeRequest(body, 'bookIds')
      const change = { summary: body.text('summary'), ordered: body.bool('ordered') }
      const list = requireReadList(world, params.readListId)
      if (name !== undefined)
        rejectDuplicateCollectionOrReadListName(world.readLists.values(), name, list.id, DUPLICATE_NAME_MESSAGE)
      if (ids) rejectUnknownBooks(world, ids)
      Object.assign(list, {
        name: name ?? list.name,
        summary: change.summary ?? list.summary,
        ordered: change.ordered ?? list.ordered,
        ...(ids && { bookIds: ids, places: createBookPositionsInReadList(ids) }),
      })
      list.storedCount = list.bookIds.length
      list.lastModified = world.now()
      emitReadListEvent(world, 'ReadListChanged', list)
      return response(204).empty()
    }),
    mswHttpWithApiTypes.delete('/api/v1/readlists/{readListId}', ({ params, response }) => {
      const list = requireReadList(world, params.readListId)
      deleteThumbnailsOfRecord(world, 'readList', list.id)
      world.readLists.delete(list.id)
      emitReadListEvent(world, 'ReadListDeleted', list)
      return response(204).empty()
    }),
  ]
}

function readListMemberHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}/books', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      const query = new URL(request.url).searchParams
      const filters = parseBookConditionParameters(pickQueryParameters(query, ...MEMBER_FILTERS))
      const pagination = readPaginationQuery(query, readBooleanParameterOrFalse(query, 'unpaged'))
      const list = requireReadListInVisibleLibraries(world, user, params.readListId)
      const condition: BookCondition = {
        allOf: [{ key: 'readListId', test: { operator: 'is', value: list.id } }, filters],
      }
      const page = { ...pagination, orders: [{ key: sortKeyOf(list), descending: false }] }
      return response(200).json(
        mapPagedContent(queryPageOfVisibleBooks(world, user, page, { condition }), book =>
          toBookJson(world, user, book),
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/readlists/{readListId}/books/{bookId}/next', ({ request, params, response }) => {
      const user = requireSignedInUser(request)
      return response(200).json(toBookJson(world, user, adjacentBook(world, user, params, 1)))
    }),
    mswHttpWithApiTypes.get(
      '/api/v1/readlists/{readListId}/books/{bookId}/previous',
      ({ request, params, response }) => {
        const user = requireSignedInUser(request)
        return response(200).json(toBookJson(world, user, adjacentBook(world, user, params, -1)))
      },
    ),
  ]
}

const sortKeyOf = ({ ordered }: ReadListRecord) => (ordered ? 'readList.number' : 'metadata.releaseDate')

/**
 * Returns the book after or before the current book in a read list. Skips books that the user cannot see. As on the
 * real server, throws an error if the age limit or the sharing labels of the user hide the current book and the list is
 * not ordered.
 * @throws HttpProblem with status 404 in this case, or when there is no next or previous book
 */
function adjacentBook(
  world: MockServerState,
  user: UserRecord,
  { readListId, bookId }: { readListId: string; bookId: string },
  step: 1 | -1,
): BookRecord {
  const list = requireReadListInVisibleLibraries(world, user, readListId)
  const currentBook = world.books.get(bookId)
  if (!currentBook || !canSeeLibrary(user, currentBook.libraryId)) throw createHttpProblem(404)
  const condition: BookCondition = { key: 'readListId', test: { operator: 'is', value: list.id } }
  const query = { page: 0, size: 20, unpaged: true, orders: [{ key: sortKeyOf(list), descending: false }] }
  const books = queryPageOfVisibleBooks(world, user, query, { condition }).content
  const candidates = list.ordered ? withCurrentBook(list, books, currentBook) : books
  const index = candidates.indexOf(currentBook)
  const adjacent = index < 0 ? undefined : candidates[index + step]
  if (!adjacent) throw createHttpProblem(404)
  return adjacent
}

/** Returns the visible books of a read list and the current book, in the order of the list. */
function withCurrentBook({ bookIds }: ReadListRecord, visible: readonly BookRecord[], currentBook: BookRecord) {
  const byId = new Map([...visible, currentBook].map(book => [book.id, book]))
  return bookIds.flatMap(id => byId.get(id) ?? [])
}

function rejectUnknownBooks(world: MockServerState, ids: readonly string[]): void {
  rejectUnknownSeriesOrBookIds(ids, world.books, 'READLIST_BOOK', 'READLIST_ID, BOOK_ID, NUMBER')
}

function emitReadListEvent(world: MockServerState, event: string, { id, bookIds }: ReadListRecord): void {
  world.emit('everyone', event, { readListId: id, bookIds: [...bookIds] })
  world.markChanged()
}
