import type { BookRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { canSeeBook, canSeeSeries, isRestrictedUser } from '../state/visibilityRules'
import type { Predicate } from './comparisonPredicates'
import { compileBookCondition } from './compileBookCondition'
import { compileSeriesCondition } from './compileSeriesCondition'
import type { RequestedSort } from './paginateItems'
import type { BookCondition, SeriesCondition } from './parseConditions'

/**
 * Query for records. `condition` is a search condition. `hits` are the ids of full-text search results, best match
 * first. `filter` is an additional filter function. If `includesHiddenBooks` is true, the query also finds books that
 * the user may not see. All four are optional.
 */
export type RecordQuery<Item, Search> = {
  condition?: Search
  hits?: readonly string[]
  filter?: Predicate<Item>
  includesHiddenBooks?: boolean
}

const currentUtcDate = () => new Date().toISOString().slice(0, 10)

/** Sort keys whose values are part of the read progress of the user. */
const READ_PROGRESS_SORT_KEYS = ['readDate', 'readProgress.lastModified', 'readProgress.readDate']

/**
 * Returns the cache key of a query. Returns undefined if the query contains full-text search results or a filter
 * function, or includes hidden books. The results of such a query are not cached. If a condition or sort key depends on
 * read progress, each change of any read progress changes the cache key.
 * @param kind type of the result, for example `books`
 */
export function createRecordQueryCacheKey<Item>(
  world: MockServerState,
  user: UserRecord,
  { condition, hits, filter, includesHiddenBooks }: RecordQuery<Item, BookCondition | SeriesCondition>,
  kind: string,
  orders: readonly RequestedSort[] = [],
): readonly unknown[] | undefined {
  if (hits || filter || includesHiddenBooks) return undefined
  const usesReadProgress =
    orders.some(({ key }) => READ_PROGRESS_SORT_KEYS.includes(key)) || isConditionOnReadStatus(condition)
  return [user.id, currentUtcDate(), condition, kind, orders, usesReadProgress ? world.progress.version : null]
}

function isConditionOnReadStatus(condition: BookCondition | SeriesCondition | undefined): boolean {
  if (!condition) return false
  if ('key' in condition) return condition.key === 'readStatus'
  const parts: (BookCondition | SeriesCondition)[] = 'allOf' in condition ? condition.allOf : condition.anyOf
  return parts.some(isConditionOnReadStatus)
}

/** Finds the series that match a query and that a user may see. */
export function querySeriesVisibleToUser(
  world: MockServerState,
  user: UserRecord,
  query: RecordQuery<SeriesRecord, SeriesCondition>,
): SeriesRecord[] {
  const fits = compileSeriesCondition(query.condition, {
    today: currentUtcDate(),
    countsOf: id => world.progress.countsOf(user.id, id),
    membersOf: id => world.collections.get(id)?.seriesIds ?? [],
  })
  const visible = isRestrictedUser(user) ? (series: SeriesRecord) => canSeeSeries(user, series) : undefined
  return filterRecords(candidateRecords(query.hits, world.series), [visible, fits, query.filter])
}

/** Finds the books that match a query. Omits books that the user may not see, unless `includesHiddenBooks` is true. */
export function queryBooksVisibleToUser(
  world: MockServerState,
  user: UserRecord,
  query: RecordQuery<BookRecord, BookCondition>,
): BookRecord[] {
  const fits = compileBookCondition(query.condition, {
    today: currentUtcDate(),
    progressOf: id => world.progress.of(user.id, id),
    membersOf: id => world.readLists.get(id)?.bookIds ?? [],
    postersOf: id => world.thumbnails.of('book', id),
  })
  const isRestricted = !query.includesHiddenBooks && isRestrictedUser(user)
  const visible = isRestricted ? (book: BookRecord) => canSeeBook(world, user, book) : undefined
  const seriesId = findValueRequiredByCondition(query.condition, 'seriesId', false)
  const among = seriesId === undefined ? candidateRecords(query.hits, world.books) : world.books.of(seriesId)
  const hits = seriesId === undefined || !query.hits ? undefined : new Set(query.hits)
  return filterRecords(among, [visible, fits, query.filter, hits && (book => hits.has(book.id))])
}

function candidateRecords<Item>(hits: readonly string[] | undefined, all: Map<string, Item>): Iterable<Item> {
  return hits ? hits.flatMap(id => all.get(id) ?? []) : all.values()
}

function filterRecords<Item>(items: Iterable<Item>, tests: (Predicate<Item> | undefined)[]): Item[] {
  const needed = tests.filter(test => test !== undefined)
  const list: Item[] = []
  const [only] = needed
  if (!only) return [...items]
  const fits = needed.length === 1 ? only : (item: Item) => needed.every(test => test(item))
  for (const item of items) if (fits(item)) list.push(item)
  return list
}

/**
 * Finds the value that a condition requires for a key, for example the series id in `seriesId is "X"`. Returns the
 * value of the first comparison of this key with the operator `is`. Returns undefined if there is no such comparison.
 * @param searchesAnyOfGroups if true, searches in all groups of the condition. If false, skips each `anyOf` group with
 *   several conditions, because a record that matches such a group can have a different value
 */
export function findValueRequiredByCondition(
  condition: BookCondition | SeriesCondition | undefined,
  key: string,
  searchesAnyOfGroups: boolean,
): string | undefined {
  if (!condition) return undefined
  if ('allOf' in condition || 'anyOf' in condition) {
    const parts: (BookCondition | SeriesCondition)[] = 'allOf' in condition ? condition.allOf : condition.anyOf
    if ('anyOf' in condition && parts.length > 1 && !searchesAnyOfGroups) return undefined
    for (const part of parts) {
      const word = findValueRequiredByCondition(part, key, searchesAnyOfGroups)
      if (word !== undefined) return word
    }
    return undefined
  }
  const { test } = condition
  return condition.key === key && test.operator === 'is' && typeof test.value === 'string' ? test.value : undefined
}
