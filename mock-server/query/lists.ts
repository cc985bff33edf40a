import { randomInt } from 'node:crypto'
import { fileAddress } from '../archives/fileAddress'
import type { BookRecord, SeriesRecord, UserRecord } from '../world/records'
import type { World } from '../world/world'
import { binaryRanks, caselessRanks, nameRanks } from './collationRanks'
import type { BookCondition, SeriesCondition } from './conditionSyntax'
import type { RecordQuery } from './findRecords'
import { findBooks, findSeries, recordQueryOf, requestedSearchText } from './findRecords'
import type { PagedResponse, PageQuery, SortOrder } from './paging'
import { toPagedResponse } from './paging'
import { cachedResult } from './resultCache'
import type { SortColumn } from './sorting'
import { rankDates, rankNumbers, sortRecords, supportedSortKeys } from './sorting'

type Columns<Item> = Record<string, SortColumn<Item>>

const names =
  <Item>(of: (item: Item) => string): SortColumn<Item> =>
  items =>
    nameRanks.of(items.map(of))
const caseless =
  <Item>(of: (item: Item) => string): SortColumn<Item> =>
  items =>
    caselessRanks.of(items.map(of))
const binary =
  <Item>(of: (item: Item) => string): SortColumn<Item> =>
  items =>
    binaryRanks.of(items.map(of))

/** Sort column by position in a list of ids. Items outside the list come last. */
function placed<Item extends { id: string }>(ids: readonly string[] | undefined): Columns<Item>[string] | undefined {
  if (!ids) return undefined
  const places = new Map(ids.map((id, place) => [id, place]))
  return rankNumbers(item => places.get(item.id) ?? Number.MAX_SAFE_INTEGER)
}

function withPlaces<Item extends { id: string }>(
  columns: Columns<Item>,
  more: Record<string, readonly string[] | undefined>,
): Columns<Item> {
  const added = Object.entries(more).flatMap(([key, ids]) => {
    const column = placed<Item>(ids)
    return column ? [[key, column] as const] : []
  })
  return { ...columns, ...Object.fromEntries(added) }
}

function seriesColumns(world: World, user: UserRecord): Columns<SeriesRecord> {
  const created = rankNumbers<SeriesRecord>(series => series.created)
  const lastModified = rankNumbers<SeriesRecord>(series => series.lastModified)
  return {
    'metadata.titleSort': names(series => series.metadata.titleSort),
    name: names(series => series.name),
    created,
    createdDate: created,
    lastModified,
    lastModifiedDate: lastModified,
    'booksMetadata.releaseDate': rankDates(series => series.aggregation.releaseDate),
    booksCount: rankNumbers(series => series.booksCount),
    readDate: rankNumbers(series => world.progress.countsOf(user.id, series.id).mostRecentReadDate || null),
    random: items => Float64Array.from(items, () => randomInt(2 ** 40)),
  }
}

function bookColumns(world: World, user: UserRecord): Columns<BookRecord> {
  const created = rankNumbers<BookRecord>(book => book.created)
  const lastModified = rankNumbers<BookRecord>(book => book.lastModified)
  const size = rankNumbers<BookRecord>(book => book.sizeBytes)
  return {
    name: names(book => book.name),
    series: names(book => world.series.get(book.seriesId)?.metadata.titleSort ?? ''),
    created,
    createdDate: created,
    lastModified,
    lastModifiedDate: lastModified,
    fileSize: size,
    size,
    fileHash: binary(book => book.fileHash),
    url: caseless(book => fileAddress(book.path)),
    'media.status': caseless(book => book.media.status),
    'media.comment': caseless(book => book.media.comment),
    'media.mediaType': caseless(book => book.media.mediaType),
    'media.pagesCount': rankNumbers(book => book.media.pagesCount),
    'metadata.title': names(book => book.metadata.title),
    'metadata.numberSort': rankNumbers(book => book.metadata.numberSort),
    'metadata.releaseDate': rankDates(book => book.metadata.releaseDate),
    'readProgress.lastModified': rankNumbers(book => world.progress.of(user.id, book.id)?.lastModified),
    'readProgress.readDate': rankNumbers(book => world.progress.of(user.id, book.id)?.readDate),
  }
}

/** Requested sort order; by relevance for a search without one. */
function wishedOrders(query: PageQuery, hits: readonly string[] | undefined, fallback: SortOrder[]): SortOrder[] {
  if (query.orders.length) return query.orders
  return hits ? [{ key: 'relevance', descending: false }] : fallback
}

/** Matching items in the requested order. Random order is not cached. */
type Found<Item> = { items: Item[]; isSorted: boolean }
const byChance = (orders: readonly SortOrder[]) => orders.some(({ key }) => key === 'random')

function inOrder<Item extends { id: string }>(items: Item[], wished: SortOrder[], columns: Columns<Item>): Found<Item> {
  const orders = supportedSortKeys(wished, columns)
  return { items: sortRecords(items, orders, columns), isSorted: orders.length > 0 }
}

/**
 * Returns a page of the series that match a query and that a user may see.
 * @param fallback sort order without a requested one
 */
export function pageOfSeries(
  world: World,
  user: UserRecord,
  query: PageQuery,
  wanted: RecordQuery<SeriesRecord, SeriesCondition>,
  fallback: SortOrder[] = [],
): PagedResponse<SeriesRecord> {
  const orders = wishedOrders(query, wanted.hits, fallback)
  const question = byChance(orders) ? undefined : recordQueryOf(user, wanted, 'series', orders)
  const { items, isSorted } = cachedResult(world, question, () => {
    const collection = requestedSearchText(wanted.condition, 'collectionId', true)
    const columns = withPlaces(seriesColumns(world, user), {
      'collection.number': collection === undefined ? undefined : (world.collections.get(collection)?.seriesIds ?? []),
      relevance: wanted.hits?.length ? wanted.hits : undefined,
    })
    return inOrder(findSeries(world, user, wanted), orders, columns)
  })
  return toPagedResponse(items, query, isSorted)
}

/**
 * Returns a page of the books that match a query and that a user may see.
 * @param fallback sort order without a requested one
 */
export function pageOfBooks(
  world: World,
  user: UserRecord,
  query: PageQuery,
  wanted: RecordQuery<BookRecord, BookCondition>,
  fallback: SortOrder[] = [],
): PagedResponse<BookRecord> {
  const orders = wishedOrders(query, wanted.hits, fallback)
  const { items, isSorted } = cachedResult(world, recordQueryOf(user, wanted, 'books', orders), () => {
    const readList = requestedSearchText(wanted.condition, 'readListId', true)
    const columns = withPlaces(bookColumns(world, user), {
      'readList.number': readList === undefined ? undefined : (world.readLists.get(readList)?.bookIds ?? []),
      relevance: wanted.hits?.length ? wanted.hits : undefined,
    })
    return inOrder(findBooks(world, user, wanted), orders, columns)
  })
  return toPagedResponse(items, query, isSorted)
}
