import { basename } from 'node:path'
import type { HttpHandler } from 'msw'
import { bookResponse } from '../../answers/bookResponse'
import { contentDisposition } from '../../answers/format'
import { readListResponse, visibleBookIds } from '../../answers/memberListResponse'
import { webStream } from '../../archives/webStream'
import { zipStream } from '../../archives/zip/zipStream'
import { readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { userOf } from '../../http/requestContext'
import { serverPartsOf } from '../../http/serverParts'
import { readUpload } from '../../http/upload'
import type { BookCondition } from '../../query/conditionSyntax'
import { pageOfBooks } from '../../query/lists'
import { mapPage, readPage } from '../../query/paging'
import { readListParameter, readSwitch } from '../../query/parameters'
import { bookFilters, filterByKeys } from '../../query/queryFilters'
import { isBookFile } from '../../world/bookFiles'
import type { BookRecord, ReadListRecord, UserRecord } from '../../world/records'
import { removeThumbnails } from '../../world/removal'
import { canSeeLibrary, isRestricted } from '../../world/visibility'
import type { World } from '../../world/world'
import { pageOfSets, readNewSet, readSetChange, refuseTakenName, refuseUnknownMembers } from './memberLists'
import { matchReadList } from './readListMatch'

const MEMBER_FILTERS = ['library_id', 'read_status', 'tag', 'media_status', 'deleted', 'author']
const DUPLICATE_NAME_MESSAGE = 'Read list name already exists'

/** Handlers of read lists. */
export function readListsHandlers(world: World): HttpHandler[] {
  return [...listHandlers(world), ...changeHandlers(world), ...memberHandlers(world)]
}

function listHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/readlists', ({ request, response }) => {
      const user = userOf(request)
      const params = new URL(request.url).searchParams
      const hits = serverPartsOf(world).search.find('readList', params.get('search'))
      const libraries = readListParameter(params, 'library_id')
      const sets = [...world.readLists.values()].filter(set => isSeen(world, user, set) && isIn(world, set, libraries))
      const page = pageOfSets(sets, readPage(params, readSwitch(params, 'unpaged')), hits, true)
      return response(200).json(mapPage(page, set => readListResponse(world, user, set)))
    }),
    http.get('/api/v1/readlists/{readListId}', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(readListResponse(world, user, readListFor(world, user, params.readListId)))
    }),
    http.get('/api/v1/readlists/{readListId}/file', ({ request, params, response }) => {
      const user = userOf(request)
      const list = readListFor(world, user, params.readListId)
      const books = visibleBookIds(world, user, list).flatMap(id => world.books.get(id) ?? [])
      const width = String(books.length).length
      const files = books.flatMap((book, i) => {
        const name = `${String(i + 1).padStart(width, '0')} - ${basename(book.path)}`
        return isBookFile(world, book) ? [{ name, path: book.path }] : []
      })
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': contentDisposition('attachment', `${list.name}.zip`),
      }
      return response.untyped(new Response(webStream(zipStream(files)), { headers }))
    }),
    http.post('/api/v1/readlists/match/comicrack', async ({ request, response }) => {
      const { file } = await readUpload(request)
      return response(200).json(await matchReadList(world, Buffer.from(file.bytes).toString()))
    }),
  ]
}

function changeHandlers(world: World): HttpHandler[] {
  return [
    http.post('/api/v1/readlists', async ({ request, response }) => {
      const body = await readBody(request)
      body.notNull('summary', 'ordered')
      const { name, ids } = readNewSet(body, 'bookIds')
      const summary = body.text('summary') ?? ''
      const ordered = body.bool('ordered') ?? true
      refuseTakenName(world.readLists.values(), name, undefined, DUPLICATE_NAME_MESSAGE)
      refuseUnknown(world, ids)
      const now = world.now()
      const made = {
        id: world.newId(),
        name,
        summary,
        ordered,
        bookIds: ids,
        storedCount: ids.length,
        created: now,
        lastModified: now,
      }
      world.readLists.set(made.id, made)
      tell(world, 'ReadListAdded', made)
      return response(200).json(readListResponse(world, userOf(request), made))
    }),
    http.patch('/api/v1/readlists/{readListId}', async ({ request, params, response }) => {
      const body = await readBody(request)
      const { name, ids } = readSetChange(body, 'bookIds')
      const change = { summary: body.text('summary'), ordered: body.bool('ordered') }
      const list = readListNamed(world, params.readListId)
      if (name !== undefined) refuseTakenName(world.readLists.values(), name, list.id, DUPLICATE_NAME_MESSAGE)
      if (ids) refuseUnknown(world, ids)
      Object.assign(list, {
        name: name ?? list.name,
        summary: change.summary ?? list.summary,
        ordered: change.ordered ?? list.ordered,
        bookIds: ids ?? list.bookIds,
      })
      list.storedCount = list.bookIds.length
      list.lastModified = world.now()
      tell(world, 'ReadListChanged', list)
      return response(204).empty()
    }),
    http.delete('/api/v1/readlists/{readListId}', ({ params, response }) => {
      const list = readListNamed(world, params.readListId)
      removeThumbnails(world, 'readList', list.id)
      world.readLists.delete(list.id)
      tell(world, 'ReadListDeleted', list)
      return response(204).empty()
    }),
  ]
}

function memberHandlers(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/readlists/{readListId}/books', ({ request, params, response }) => {
      const user = userOf(request)
      const list = readListInLibraries(world, user, params.readListId)
      const query = new URL(request.url).searchParams
      const condition: BookCondition = {
        allOf: [
          { key: 'readListId', test: { operator: 'is', value: list.id } },
          bookFilters(filterByKeys(query, ...MEMBER_FILTERS)),
        ],
      }
      const page = {
        ...readPage(query, readSwitch(query, 'unpaged')),
        orders: [{ key: orderOf(list), descending: false }],
      }
      return response(200).json(
        mapPage(pageOfBooks(world, user, page, { condition }), book => bookResponse(world, user, book)),
      )
    }),
    http.get('/api/v1/readlists/{readListId}/books/{bookId}/next', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(bookResponse(world, user, neighbour(world, user, params, 1)))
    }),
    http.get('/api/v1/readlists/{readListId}/books/{bookId}/previous', ({ request, params, response }) => {
      const user = userOf(request)
      return response(200).json(bookResponse(world, user, neighbour(world, user, params, -1)))
    }),
  ]
}

/** Responses for the read lists of a book. Call it after checking that the user may see the book. */
export function readListsOf(world: World, user: UserRecord, bookId: string) {
  return [...world.readLists.values()]
    .filter(set => set.bookIds.includes(bookId) && isSeen(world, user, set))
    .map(set => readListResponse(world, user, set))
}

/**
 * Returns a read list with a member that the user may see, or any read list for an unrestricted user.
 * @throws a problem with status 404
 */
export function readListFor(world: World, user: UserRecord, id: string): ReadListRecord {
  const list = readListNamed(world, id)
  if (!isSeen(world, user, list)) throw problem(404)
  return list
}

const orderOf = ({ ordered }: ReadListRecord) => (ordered ? 'readList.number' : 'metadata.releaseDate')

/** Returns the book before or after another in a read list, among those that the user may see. */
function neighbour(
  world: World,
  user: UserRecord,
  { readListId, bookId }: { readListId: string; bookId: string },
  step: 1 | -1,
): BookRecord {
  const list = readListInLibraries(world, user, readListId)
  const condition: BookCondition = { key: 'readListId', test: { operator: 'is', value: list.id } }
  const query = { page: 0, size: 20, unpaged: true, orders: [{ key: orderOf(list), descending: false }] }
  const books = pageOfBooks(world, user, query, { condition }).content
  const at = books.findIndex(({ id }) => id === bookId)
  const found = at < 0 ? undefined : books[at + step]
  if (!found) throw problem(404)
  return found
}

/** Returns a read list for the handlers of its books. Only library restrictions hide it there, not age and labels. */
function readListInLibraries(world: World, user: UserRecord, id: string): ReadListRecord {
  const list = readListNamed(world, id)
  const isWhole = user.sharedAllLibraries || user.roles.includes('ADMIN')
  if (!isWhole && !list.bookIds.some(bookId => canSeeLibrary(user, world.books.get(bookId)?.libraryId ?? '')))
    throw problem(404)
  return list
}

function readListNamed(world: World, id: string): ReadListRecord {
  const list = world.readLists.get(id)
  if (!list) throw problem(404)
  return list
}

function isSeen(world: World, user: UserRecord, list: ReadListRecord): boolean {
  return !isRestricted(user) || visibleBookIds(world, user, list).length > 0
}

function isIn(world: World, { bookIds }: ReadListRecord, libraries: readonly string[] | undefined): boolean {
  return !libraries || bookIds.some(id => libraries.includes(world.books.get(id)?.libraryId ?? ''))
}

function refuseUnknown(world: World, ids: readonly string[]): void {
  refuseUnknownMembers(ids, world.books, 'READLIST_BOOK', 'READLIST_ID, BOOK_ID, NUMBER')
}

function tell(world: World, event: string, { id, bookIds }: ReadListRecord): void {
  world.tell('everyone', event, { readListId: id, bookIds: [...bookIds] })
  world.changed()
}
