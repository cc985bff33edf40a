import type { HttpHandler } from 'msw'
import { bookResponse } from '../../answers/bookResponse'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { serverPartsOf } from '../../http/serverParts'
import type { BookCondition } from '../../query/conditionSyntax'
import { parseBookCondition } from '../../query/conditionSyntax'
import type { RecordQuery } from '../../query/findRecords'
import { pageOfBooks } from '../../query/lists'
import type { PageQuery, SortOrder } from '../../query/paging'
import { mapPage, readPage, toPagedResponse } from '../../query/paging'
import { readListParameter, readSwitch } from '../../query/parameters'
import { bookFilters, filterByKeys } from '../../query/queryFilters'
import type { BookRecord, UserRecord } from '../../world/records'
import { canSeeBook, isRestricted } from '../../world/visibility'
import type { World } from '../../world/world'
import { readListsOf } from '../sets/readLists'

type WantedBooks = RecordQuery<BookRecord, BookCondition>

/** Handlers of book lists, and of the read lists of a book. */
export function bookListsHandlers(world: World): HttpHandler[] {
  const page = (request: Request, wanted: WantedBooks, fallback: SortOrder[] = [], fixed?: SortOrder[]) => {
    const user = userOf(request)
    const query = pageQuery(request)
    const found = pageOfBooks(world, user, fixed ? { ...query, orders: fixed } : query, wanted, fallback)
    return mapPage(found, book => bookResponse(world, user, book))
  }
  return [
    http.post('/api/v1/books/list', async ({ request, response }) => {
      const body = await readBody(request)
      const condition = parseBookCondition(body.raw('condition'))
      return response(200).json(
        page(request, { condition, hits: serverPartsOf(world).search.find('book', body.text('fullTextSearch')) }),
      )
    }),
    http.get('/api/v1/books', ({ request, response }) => {
      const params = new URL(request.url).searchParams
      return response(200).json(
        page(request, {
          condition: bookFilters(
            filterByKeys(params, 'library_id', 'media_status', 'read_status', 'released_after', 'tag'),
          ),
          hits: serverPartsOf(world).search.find('book', params.get('search')),
        }),
      )
    }),
    http.get('/api/v1/books/latest', ({ request, response }) =>
      response(200).json(page(request, {}, [], [{ key: 'lastModified', descending: true }])),
    ),
    http.get('/api/v1/books/duplicates', ({ request, response }) => {
      const shared = sharedHashes(world)
      return response(200).json(
        page(request, { more: book => shared.has(book.fileHash) }, [{ key: 'fileHash', descending: false }]),
      )
    }),
    http.get('/api/v1/books/ondeck', ({ request, response }) => {
      const user = userOf(request)
      const libraries = readListParameter(new URL(request.url).searchParams, 'library_id')
      const found = toPagedResponse(onDeck(world, user, libraries), { ...pageQuery(request), unpaged: false }, false)
      return response(200).json(mapPage(found, book => bookResponse(world, user, book)))
    }),
    http.get('/api/v1/books/{bookId}/readlists', ({ request, params, response }) => {
      const user = userOf(request)
      const book = world.books.get(params.bookId)
      if (!book && isRestricted(user)) throw problem(404)
      if (book && !canSeeBook(world, user, book)) throw problem(403)
      return response(200).json(readListsOf(world, user, params.bookId))
    }),
  ]
}

function pageQuery(request: Request): PageQuery {
  const params = new URL(request.url).searchParams
  return readPage(params, readSwitch(params, 'unpaged'))
}

/** File hashes that several books of equal size share. */
function sharedHashes(world: World): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { fileHash, sizeBytes } of world.books.values()) {
    if (fileHash === '') continue
    const key = `${fileHash}/${sizeBytes}`
    if (seen.has(key)) shared.add(fileHash)
    seen.add(key)
  }
  return shared
}

/**
 * Next unread book of each series that is started, not finished, and has no book in progress; most recently read first.
 */
function onDeck(world: World, user: UserRecord, libraries: readonly string[] | undefined): BookRecord[] {
  const found: { book: BookRecord; read: number }[] = []
  for (const [seriesId, counts] of world.progress.seriesOf(user.id)) {
    const series = world.series.get(seriesId)
    if (!series || counts.read === 0 || counts.inProgress > 0 || counts.read === series.booksCount) continue
    if (libraries && !libraries.includes(series.libraryId)) continue
    const book = nextUnread(world, user, seriesId)
    if (book && canSeeBook(world, user, book)) found.push({ book, read: counts.mostRecentReadDate })
  }
  return found.sort((a, b) => b.read - a.read).map(({ book }) => book)
}

function nextUnread(world: World, user: UserRecord, seriesId: string): BookRecord | undefined {
  let next: BookRecord | undefined
  for (const book of world.booksOf(seriesId)) {
    if (world.progress.of(user.id, book.id)) continue
    const before = next && (next.metadata.numberSort - book.metadata.numberSort || (next.id < book.id ? -1 : 1))
    if (!next || (before ?? 0) > 0) next = book
  }
  return next
}
