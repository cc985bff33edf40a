import type { HttpHandler } from 'msw'
import { toFileUrl } from '../../archives/toFileUrl'
import { createHttpProblem, createValidationProblem } from '../../http/httpProblems'
import { isBlankText, type JsonRequestBody, readJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { mapPagedContent, type PagedResponse, paginateItems, readPaginationQuery } from '../../query/paginateItems'
import { readEnumParameterValues, readIntParameter } from '../../query/queryParameters'
import {
  createNumberSortKeyExtractor,
  removeUnsupportedSorts,
  type SortKeyExtractor,
  sortRecords,
} from '../../query/sortRecords'
import { codeUnitSortRanks } from '../../query/textSortRanks'
import { formatUtcTime } from '../../responses/formatResponseValues'
import {
  type BookPageWithHash,
  enqueuePageRemoval,
  enqueuePageRemovalPerBook,
  groupBookPagesByHash,
} from '../../scanner/hashes/findAndRemoveDuplicatePages'
import { readPageHashThumbnail, readPageImageByHash, storePageHashThumbnail } from '../../scanner/hashes/pageHashImages'
import type { KnownPageHashRecord } from '../../state/administrationRecords'
import { type EncodedImageSource, resizeToJpeg } from '../../state/convertImages'
import type { MockServerState } from '../../state/mockServerState'

const PAGE_HASH_ACTIONS = ['DELETE_MANUAL', 'DELETE_AUTO', 'IGNORE'] as const
const MAX_RESIZE_EDGE_PX = 4096

type KnownPageHash = KnownPageHashRecord & { matchCount: number }
type UnknownPageHash = { hash: string; size: number | null; matchCount: number }

/** Sort key without a column in the database query. The real server accepts the key, but its query then fails. */
const missingColumn: SortKeyExtractor<unknown> = () => {
  throw createHttpProblem(500)
}
/** Sort key with an equal value for all items. */
const constantColumn: SortKeyExtractor<unknown> = createNumberSortKeyExtractor(() => 0)

const KNOWN_COLUMNS: Record<string, SortKeyExtractor<KnownPageHash>> = {
  hash: textColumn(knownHashes => knownHashes.hash),
  matchCount: createNumberSortKeyExtractor(knownHashes => knownHashes.matchCount),
  deleteCount: createNumberSortKeyExtractor(knownHashes => knownHashes.deleteCount),
  deleteSize: createNumberSortKeyExtractor(knownHashes => (knownHashes.size ?? 0) * knownHashes.deleteCount),
  fileSize: createNumberSortKeyExtractor(knownHashes => knownHashes.size),
  size: createNumberSortKeyExtractor(knownHashes => knownHashes.size),
  created: createNumberSortKeyExtractor(knownHashes => knownHashes.created),
  createdDate: createNumberSortKeyExtractor(knownHashes => knownHashes.created),
  lastModified: createNumberSortKeyExtractor(knownHashes => knownHashes.lastModified),
  lastModifiedDate: createNumberSortKeyExtractor(knownHashes => knownHashes.lastModified),
}
const UNKNOWN_COLUMNS: Record<string, SortKeyExtractor<UnknownPageHash>> = {
  hash: textColumn(unknown => unknown.hash),
  fileSize: createNumberSortKeyExtractor(unknown => unknown.size),
  size: createNumberSortKeyExtractor(unknown => unknown.size),
  matchCount: createNumberSortKeyExtractor(unknown => unknown.matchCount),
  totalSize: createNumberSortKeyExtractor(unknown => (unknown.size ?? 0) * unknown.matchCount),
  url: missingColumn,
  bookId: missingColumn,
  // The real server sorts a hash by the page number of an arbitrary page. Here, all hashes have the same sort value.
  pageNumber: constantColumn,
}
const MATCH_COLUMNS: Record<string, SortKeyExtractor<BookPageWithHash>> = {
  url: textColumn(match => toFileUrl(match.book.path)),
  bookId: textColumn(match => match.book.id),
  pageNumber: createNumberSortKeyExtractor(match => match.number),
  hash: constantColumn,
  fileSize: createNumberSortKeyExtractor(match => match.page.sizeBytes),
  size: createNumberSortKeyExtractor(match => match.page.sizeBytes),
  matchCount: missingColumn,
  totalSize: missingColumn,
}

/**
 * Request handlers for duplicate pages. They list page hashes, set the action of a hash, send thumbnails and remove
 * pages from books.
 */
export function createPageHashHandlers(world: MockServerState): HttpHandler[] {
  return [...pageHashListHandlers(world), ...pageHashThumbnailHandlers(world), ...pageHashActionHandlers(world)]
}

function pageHashListHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/page-hashes', ({ request, response }) => {
      const requested = readEnumParameterValues(new URL(request.url).searchParams, 'action', PAGE_HASH_ACTIONS)
      const matches = groupBookPagesByHash(world)
      const knownHashes = [...world.knownPageHashes.values()]
        .filter(({ action }) => !requested?.length || requested.includes(action))
        .map(record => ({ ...record, matchCount: matches.get(record.hash)?.length ?? 0 }))
        .sort((a, b) => (a.hash < b.hash ? -1 : 1))
      return response(200).json(
        mapPagedContent(
          sortedPage(request, knownHashes, KNOWN_COLUMNS),
          ({ hash, size, action, deleteCount, matchCount, created, lastModified }) => ({
            hash,
            size,
            action,
            deleteCount,
            matchCount,
            created: formatUtcWithoutZone(created, false),
            lastModified: formatUtcWithoutZone(lastModified, lastModified !== created),
          }),
        ),
      )
    }),
    mswHttpWithApiTypes.get('/api/v1/page-hashes/unknown', ({ request, response }) => {
      const unknown = [...groupBookPagesByHash(world)]
        .filter(([hash, matches]) => matches.length > 1 && !world.knownPageHashes.has(hash))
        .map(([hash, matches]) => ({ hash, size: matches[0]?.page.sizeBytes ?? null, matchCount: matches.length }))
      if (isSortedByOneDescendingKey(request)) unknown.reverse()
      return response(200).json(sortedPage(request, unknown, UNKNOWN_COLUMNS))
    }),
    mswHttpWithApiTypes.get('/api/v1/page-hashes/{pageHash}', ({ request, params, response }) => {
      const page = sortedPage(request, groupBookPagesByHash(world).get(params.pageHash) ?? [], MATCH_COLUMNS)
      return response(200).json(
        mapPagedContent(page, match => ({
          bookId: match.book.id,
          url: match.book.path,
          pageNumber: match.number,
          fileName: match.page.fileName,
          fileSize: match.page.sizeBytes ?? 0,
          mediaType: match.page.mediaType,
        })),
      )
    }),
  ]
}

function pageHashThumbnailHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get(
      '/api/v1/page-hashes/unknown/{pageHash}/thumbnail',
      async ({ request, params, response }) => {
        const edge = readIntParameter(new URL(request.url).searchParams, 'resize') ?? 0
        if (edge > 0) {
          const bytes = await resizeToJpeg(hashedPageSource(world, params.pageHash), Math.min(edge, MAX_RESIZE_EDGE_PX))
          return response.untyped(imageResponse(bytes, 'image/jpeg'))
        }
        const hashedImage = await readPageImageByHash(world, params.pageHash)
        if (!hashedImage) throw createHttpProblem(404)
        return response.untyped(imageResponse(hashedImage.bytes, hashedImage.mediaType))
      },
    ),
    mswHttpWithApiTypes.get('/api/v1/page-hashes/{pageHash}/thumbnail', async ({ params, response }) => {
      if (!world.knownPageHashes.has(params.pageHash)) throw createHttpProblem(404)
      const bytes = await readPageHashThumbnail(world, params.pageHash)
      if (!bytes) throw createHttpProblem(404)
      return response.untyped(imageResponse(bytes, 'image/jpeg'))
    }),
  ]
}

function pageHashActionHandlers(world: MockServerState): HttpHandler[] {
  return [
    mswHttpWithApiTypes.put('/api/v1/page-hashes', async ({ request, response }) => {
      await saveKnownPageHash(world, await readJsonRequestBody(request))
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/page-hashes/{pageHash}/delete-all', ({ params, response }) => {
      enqueuePageRemovalPerBook(world, groupBookPagesByHash(world).get(params.pageHash) ?? [])
      return response(202).empty()
    }),
    mswHttpWithApiTypes.post('/api/v1/page-hashes/{pageHash}/delete-match', async ({ request, params, response }) => {
      const body = await readJsonRequestBody(request)
      body.requireFields('bookId', 'url', 'pageNumber', 'fileName', 'fileSize', 'mediaType')
      const requested = {
        hash: params.pageHash,
        number: body.int('pageNumber') ?? 0,
        fileName: body.text('fileName') ?? '',
        mediaType: body.text('mediaType') ?? '',
      }
      enqueuePageRemoval(world, body.text('bookId') ?? '', [requested])
      return response(202).empty()
    }),
  ]
}

async function saveKnownPageHash(world: MockServerState, body: JsonRequestBody): Promise<void> {
  body.requireFields('hash', 'action')
  const hash = body.text('hash') ?? ''
  const action = body.enumValue('action', PAGE_HASH_ACTIONS) ?? 'IGNORE'
  if (isBlankText(hash)) throw createValidationProblem([{ fieldName: 'hash', message: 'must not be blank' }])
  const now = world.now()
  const knownHashes = world.knownPageHashes.get(hash)
  if (knownHashes) Object.assign(knownHashes, { action, lastModified: now })
  else {
    await storePageHashThumbnail(world, hash)
    world.knownPageHashes.set(hash, {
      hash,
      size: body.number('size') ?? null,
      action,
      deleteCount: 0,
      created: now,
      lastModified: now,
    })
  }
  world.markChanged()
}

/**
 * Returns the source for an image conversion: the image of a page with the given hash. The image is read when the
 * conversion starts. Therefore, waiting conversions hold no images in memory.
 */
const hashedPageSource = (world: MockServerState, hash: string): EncodedImageSource => ({
  group: hash,
  read: async () => {
    const hashedImage = await readPageImageByHash(world, hash)
    if (!hashedImage) throw createHttpProblem(404)
    return hashedImage.bytes
  },
})

function imageResponse(bytes: Buffer, mediaType: string): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaType } })
}

function sortedPage<Item>(
  request: Request,
  items: readonly Item[],
  columns: Record<string, SortKeyExtractor<Item>>,
): PagedResponse<Item> {
  const query = readPaginationQuery(new URL(request.url).searchParams)
  const orders = removeUnsupportedSorts(query.orders, columns)
  return paginateItems(sortRecords(items, orders, columns), query, orders.length > 0)
}

/**
 * Returns whether the request sorts unknown hashes by a single supported key, in descending order. If true, hashes with
 * equal keys are also in descending order of the hash, because SQLite uses the same direction when it groups by hash.
 * If false, hashes with equal keys are in ascending order of the hash.
 */
function isSortedByOneDescendingKey(request: Request): boolean {
  const { orders } = readPaginationQuery(new URL(request.url).searchParams)
  const [first, second] = removeUnsupportedSorts(orders, UNKNOWN_COLUMNS)
  return first?.descending === true && second === undefined
}

function textColumn<Item>(of: (item: Item) => string): SortKeyExtractor<Item> {
  return items => codeUnitSortRanks.of(items.map(of))
}

/**
 * Formats a time in UTC without a time zone suffix.
 * @param includesMilliseconds whether the text contains milliseconds. The real server writes milliseconds only for a
 *   modification time that differs from the creation time
 */
function formatUtcWithoutZone(time: number, includesMilliseconds: boolean): string {
  return includesMilliseconds ? new Date(time).toISOString().slice(0, 23) : formatUtcTime(time).slice(0, -1)
}
