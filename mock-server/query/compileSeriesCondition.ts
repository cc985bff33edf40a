import type { SeriesRecord } from '../state/libraryRecords'
import type { Predicate } from './comparisonPredicates'
import {
  createBooleanPredicate,
  createDatePredicate,
  createEqualityPredicate,
  createNameListPredicate,
  createNamePredicate,
  createNumberPredicate,
  createTextPredicate,
} from './comparisonPredicates'
import type { SearchConditionCompilers } from './compileSearchCondition'
import { compileSearchCondition, createAuthorPredicate } from './compileSearchCondition'
import type { EqualityComparison, SeriesCondition, SeriesSearchOperators } from './parseConditions'

/**
 * Data for evaluating a condition on series: the current date, the read progress of the user, and the series ids of
 * collections.
 */
export type SeriesConditionContext = {
  today: string
  /** Returns the number of completely read books of a series, and the number of books in progress. */
  countsOf: (seriesId: string) => { read: number; inProgress: number }
  membersOf: (collectionId: string) => readonly string[]
}

/** Returns a function that tests whether a series matches a condition. If there is no condition, all series match. */
export function compileSeriesCondition(
  condition: SeriesCondition | undefined,
  context: SeriesConditionContext,
): Predicate<SeriesRecord> {
  return condition ? compileSearchCondition(condition, seriesCompilers(context)) : () => true
}

function seriesCompilers(
  context: SeriesConditionContext,
): SearchConditionCompilers<SeriesSearchOperators, SeriesRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (series: SeriesRecord) => Value): Predicate<SeriesRecord> =>
    series =>
      fits(of(series))
  return {
    libraryId: test => on(createEqualityPredicate(test), series => series.libraryId),
    collectionId: test => createMembershipPredicate(test, context.membersOf),
    deleted: test => on(createBooleanPredicate(test), series => series.deleted),
    oneShot: test => on(createBooleanPredicate(test), series => series.oneshot),
    complete: test => {
      const fits = createBooleanPredicate(test)
      return ({ metadata, booksCount }) =>
        metadata.totalBookCount !== null && fits(metadata.totalBookCount === booksCount)
    },
    title: test => on(createTextPredicate(test), series => series.metadata.title),
    titleSort: test => on(createTextPredicate(test), series => series.metadata.titleSort),
    releaseDate: test => on(createDatePredicate(test, context.today), series => series.aggregation.releaseDate),
    tag: test =>
      on(createNameListPredicate(test), series =>
        series.metadata.tags.length ? [...series.metadata.tags, ...series.aggregation.tags] : series.aggregation.tags,
      ),
    sharingLabel: test => on(createNameListPredicate(test), series => series.metadata.sharingLabels),
    genre: test => on(createNameListPredicate(test), series => series.metadata.genres),
    publisher: test => on(createNamePredicate(test), series => series.metadata.publisher),
    language: test => on(createNamePredicate(test), series => series.metadata.language),
    ageRating: test => on(createNumberPredicate(test), series => series.metadata.ageRating),
    seriesStatus: test => on(createEqualityPredicate(test), series => series.metadata.status),
    author: test => {
      const fits = createAuthorPredicate(test)
      return fits && on(fits, series => series.aggregation.authors)
    },
    readStatus: test => on(createEqualityPredicate(test), series => seriesReadStatus(series, context)),
  }
}

/**
 * Returns the read status of a series. A series with read and unread books is "in progress", even if no single book is
 * in progress (server-facts 2.10).
 */
function seriesReadStatus(series: SeriesRecord, { countsOf }: SeriesConditionContext): string {
  const { read, inProgress } = countsOf(series.id)
  if (read + inProgress === 0) return 'UNREAD'
  return read === series.booksCount ? 'READ' : 'IN_PROGRESS'
}

/**
 * Creates a predicate that tests whether a record is in the collection or read list of a condition. The operator `is`
 * matches the members of the collection or read list. The operator `isNot` matches all other records.
 */
export function createMembershipPredicate<Item extends { id: string }>(
  test: EqualityComparison<string>,
  membersOf: (setId: string) => readonly string[],
): Predicate<Item> {
  const members = new Set(test.value === null ? [] : membersOf(test.value))
  return test.operator === 'is' ? item => members.has(item.id) : item => !members.has(item.id)
}
