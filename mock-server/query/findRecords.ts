import type { BookRecord, SeriesRecord, UserRecord } from '../world/records'
import { canSeeBook, canSeeSeries, isRestricted } from '../world/visibility'
import type { World } from '../world/world'
import { bookPredicate } from './bookConditions'
import type { Predicate } from './comparisons'
import type { BookCondition, SeriesCondition } from './conditionSyntax'
import { seriesPredicate } from './seriesConditions'

/** Query of records: a condition, search hits (best first) and an additional predicate. */
export type RecordQuery<Item, Search> = { condition?: Search; hits?: readonly string[]; more?: Predicate<Item> }

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Key of a query for `cachedResult`: user, day, condition, and `words`. Undefined for a query with search hits or a
 * predicate, which have no key.
 */
export function recordQueryOf<Item, Search>(
  user: UserRecord,
  { condition, hits, more }: RecordQuery<Item, Search>,
  ...words: unknown[]
): readonly unknown[] | undefined {
  return hits || more ? undefined : [user.id, today(), condition, ...words]
}

/** Finds the series that match a query and that a user may see. */
export function findSeries(
  world: World,
  user: UserRecord,
  wanted: RecordQuery<SeriesRecord, SeriesCondition>,
): SeriesRecord[] {
  const fits = seriesPredicate(wanted.condition, {
    today: today(),
    countsOf: id => world.progress.countsOf(user.id, id),
    membersOf: id => world.collections.get(id)?.seriesIds ?? [],
  })
  const visible = isRestricted(user) ? (series: SeriesRecord) => canSeeSeries(user, series) : undefined
  return found(candidates(wanted.hits, world.series), [visible, fits, wanted.more])
}

/** Finds the books that match a query and that a user may see. */
export function findBooks(
  world: World,
  user: UserRecord,
  wanted: RecordQuery<BookRecord, BookCondition>,
): BookRecord[] {
  const fits = bookPredicate(wanted.condition, {
    today: today(),
    progressOf: id => world.progress.of(user.id, id),
    membersOf: id => world.readLists.get(id)?.bookIds ?? [],
    postersOf: id => world.thumbnails.of('book', id),
  })
  const visible = isRestricted(user) ? (book: BookRecord) => canSeeBook(world, user, book) : undefined
  const seriesId = requestedSearchText(wanted.condition, 'seriesId', false)
  const among = seriesId === undefined ? candidates(wanted.hits, world.books) : world.books.of(seriesId)
  const hits = seriesId === undefined || !wanted.hits ? undefined : new Set(wanted.hits)
  return found(among, [visible, fits, wanted.more, hits && (book => hits.has(book.id))])
}

function candidates<Item>(hits: readonly string[] | undefined, all: Map<string, Item>): Iterable<Item> {
  return hits ? hits.flatMap(id => all.get(id) ?? []) : all.values()
}

function found<Item>(items: Iterable<Item>, tests: (Predicate<Item> | undefined)[]): Item[] {
  const needed = tests.filter(test => test !== undefined)
  const list: Item[] = []
  const [only] = needed
  if (!only) return [...items]
  const fits = needed.length === 1 ? only : (item: Item) => needed.every(test => test(item))
  for (const item of items) if (fits(item)) list.push(item)
  return list
}

/**
 * Value that a condition requires of a key by the operator `is`; undefined without one.
 * @param alternatives whether a value in one branch of an `anyOf` counts
 */
export function requestedSearchText(
  condition: BookCondition | SeriesCondition | undefined,
  key: string,
  alternatives: boolean,
): string | undefined {
  if (!condition) return undefined
  if ('allOf' in condition || 'anyOf' in condition) {
    const parts: (BookCondition | SeriesCondition)[] = 'allOf' in condition ? condition.allOf : condition.anyOf
    if ('anyOf' in condition && parts.length > 1 && !alternatives) return undefined
    for (const part of parts) {
      const word = requestedSearchText(part, key, alternatives)
      if (word !== undefined) return word
    }
    return undefined
  }
  const { test } = condition
  return condition.key === key && test.operator === 'is' && typeof test.value === 'string' ? test.value : undefined
}
