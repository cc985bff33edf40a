import { randomInt } from 'node:crypto'
import { toFileUrl } from '../archives/toFileUrl'
import type { BookRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { memoizeSearchResult } from './memoizeSearchResult'
import type { PagedResponse, PaginationQuery, RequestedSort } from './paginateItems'
import { paginateItems } from './paginateItems'
import type { BookCondition, SeriesCondition } from './parseConditions'
import type { RecordQuery } from './queryRecordsVisibleToUser'
import {
  createRecordQueryCacheKey,
  findValueRequiredByCondition,
  queryBooksVisibleToUser,
  querySeriesVisibleToUser,
} from './queryRecordsVisibleToUser'
import type { SortKeyExtractor } from './sortRecords'
import {
  createDateSortKeyExtractor,
  createNumberSortKeyExtractor,
  removeUnsupportedSorts,
  sortRecords,
} from './sortRecords'
import { caseInsensitiveSortRanks, codeUnitSortRanks, nameSortRanks } from './textSortRanks'

type SortColumns<Item> = Record<string, SortKeyExtractor<Item>>

const nameColumn =
  <Item>(of: (item: Item) => string): SortKeyExtractor<Item> =>
  items =>
    nameSortRanks.of(items.map(of))
const caselessColumn =
  <Item>(of: (item: Item) => string): SortKeyExtractor<Item> =>
  items =>
    caseInsensitiveSortRanks.of(items.map(of))
const binaryColumn =
  <Item>(of: (item: Item) => string): SortKeyExtractor<Item> =>
  items =>
    codeUnitSortRanks.of(items.map(of))

/**
 * Creates a sort key that sorts items in the order of a list of ids. In ascending order, items whose id is not in the
 * list come first, because their position is null in the database of the real server.
 */
function positionColumn<Item extends { id: string }>(
  ids: readonly string[] | undefined,
): SortColumns<Item>[string] | undefined {
  if (!ids) return undefined
  const positions = new Map(ids.map((id, position) => [id, position]))
  return createNumberSortKeyExtractor(item => positions.get(item.id))
}

function withPositionColumns<Item extends { id: string }>(
  columns: SortColumns<Item>,
  more: Record<string, readonly string[] | undefined>,
): SortColumns<Item> {
  const added = Object.entries(more).flatMap(([key, ids]) => {
    const column = positionColumn<Item>(ids)
    return column ? [[key, column] as const] : []
  })
  return { ...columns, ...Object.fromEntries(added) }
}

function seriesSortColumns(world: MockServerState, user: UserRecord): SortColumns<SeriesRecord> {
  const created = createNumberSortKeyExtractor<SeriesRecord>(series => series.created)
  const lastModified = createNumberSortKeyExtractor<SeriesRecord>(series => series.lastModified)
  return {
    'metadata.titleSort': nameColumn(series => series.metadata.titleSort),
    name: nameColumn(series => series.name),
    created,
    createdDate: created,
    lastModified,
    lastModifiedDate: lastModified,
    'booksMetadata.releaseDate': createDateSortKeyExtractor(series => series.aggregation.releaseDate),
    booksCount: createNumberSortKeyExtractor(series => series.booksCount),
    readDate: createNumberSortKeyExtractor(
      series => world.progress.countsOf(user.id, series.id).mostRecentReadDate || null,
    ),
    random: items => Float64Array.from(items, () => randomInt(2 ** 40)),
  }
}

function bookSortColumns(world: MockServerState, user: UserRecord): SortColumns<BookRecord> {
  const created = createNumberSortKeyExtractor<BookRecord>(book => book.created)
  const lastModified = createNumberSortKeyExtractor<BookRecord>(book => book.lastModified)
  const size = createNumberSortKeyExtractor<BookRecord>(book => book.sizeBytes)
  return {
    name: nameColumn(book => book.name),
    series: nameColumn(book => world.series.get(book.seriesId)?.metadata.titleSort ?? ''),
    created,
    createdDate: created,
    lastModified,
    lastModifiedDate: lastModified,
    fileSize: size,
    size,
    fileHash: binaryColumn(book => book.fileHash),
    url: caselessColumn(book => toFileUrl(book.path)),
    'media.status': caselessColumn(book => book.media.status),
    'media.comment': caselessColumn(book => book.media.comment),
    'media.mediaType': caselessColumn(book => book.media.mediaType),
    'media.pagesCount': createNumberSortKeyExtractor(book => book.media.pagesCount),
    'metadata.title': nameColumn(book => book.metadata.title),
    'metadata.numberSort': createNumberSortKeyExtractor(book => book.metadata.numberSort),
    'metadata.releaseDate': createDateSortKeyExtractor(book => book.metadata.releaseDate),
    'readProgress.lastModified': createNumberSortKeyExtractor(
      book => world.progress.of(user.id, book.id)?.lastModified,
    ),
    'readProgress.readDate': createNumberSortKeyExtractor(book => world.progress.of(user.id, book.id)?.readDate),
  }
}

/**
 * Returns the sort orders of a request. If a search request contains no sort order, its results are sorted by
 * relevance.
 */
function requestedOrders(
  query: PaginationQuery,
  hits: readonly string[] | undefined,
  fallback: RequestedSort[],
): RequestedSort[] {
  if (query.orders.length) return query.orders
  return hits ? [{ key: 'relevance', descending: false }] : fallback
}

type SortedRecords<Item> = { items: Item[]; isSorted: boolean }
const isRandomOrder = (orders: readonly RequestedSort[]) => orders.some(({ key }) => key === 'random')

function sortBySupportedKeys<Item extends { id: string }>(
  items: Item[],
  requested: RequestedSort[],
  columns: SortColumns<Item>,
): SortedRecords<Item> {
  const orders = removeUnsupportedSorts(requested, columns)
  return { items: sortRecords(items, orders, columns), isSorted: orders.length > 0 }
}

/**
 * Returns a page of the series that match a query. Omits series that the user cannot see.
 * @param fallback sort orders for a request that contains neither a sort order nor a search text
 */
export function queryPageOfVisibleSeries(
  world: MockServerState,
  user: UserRecord,
  query: PaginationQuery,
  recordQuery: RecordQuery<SeriesRecord, SeriesCondition>,
  fallback: RequestedSort[] = [],
): PagedResponse<SeriesRecord> {
  const orders = requestedOrders(query, recordQuery.hits, fallback)
  const cacheKey = isRandomOrder(orders)
    ? undefined
    : createRecordQueryCacheKey(world, user, recordQuery, 'series', orders)
  const { items, isSorted } = memoizeSearchResult(world, cacheKey, () => {
    const collection = findValueRequiredByCondition(recordQuery.condition, 'collectionId', true)
    const columns = withPositionColumns(seriesSortColumns(world, user), {
      'collection.number': collection === undefined ? undefined : (world.collections.get(collection)?.seriesIds ?? []),
      relevance: recordQuery.hits?.length ? recordQuery.hits : undefined,
    })
    return sortBySupportedKeys(querySeriesVisibleToUser(world, user, recordQuery), orders, columns)
  })
  return paginateItems(items, query, isSorted)
}

/**
 * Returns a page of the books that match a query. Omits books that the user cannot see, unless the query includes
 * hidden books.
 * @param fallback sort orders for a request that contains neither a sort order nor a search text
 */
export function queryPageOfVisibleBooks(
  world: MockServerState,
  user: UserRecord,
  query: PaginationQuery,
  recordQuery: RecordQuery<BookRecord, BookCondition>,
  fallback: RequestedSort[] = [],
): PagedResponse<BookRecord> {
  const orders = requestedOrders(query, recordQuery.hits, fallback)
  const { items, isSorted } = memoizeSearchResult(
    world,
    createRecordQueryCacheKey(world, user, recordQuery, 'books', orders),
    () => {
      const readList = findValueRequiredByCondition(recordQuery.condition, 'readListId', true)
      const columns = withPositionColumns(bookSortColumns(world, user), {
        'readList.number': readList === undefined ? undefined : (world.readLists.get(readList)?.bookIds ?? []),
        relevance: recordQuery.hits?.length ? recordQuery.hits : undefined,
      })
      return sortBySupportedKeys(queryBooksVisibleToUser(world, user, recordQuery), orders, columns)
    },
  )
  return paginateItems(items, query, isSorted)
}
