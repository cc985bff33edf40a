import type { SeriesRecord } from '../state/libraryRecords'
import type { ConditionCompilers } from './compileCondition'
import { authorPredicate, compileCondition } from './compileCondition'
import type { Predicate } from './operatorPredicates'
import {
  booleanPredicate,
  datePredicate,
  exactMatchPredicate,
  nameListPredicate,
  namePredicate,
  numberPredicate,
  textPredicate,
} from './operatorPredicates'
import type { EqualityOperator, SeriesCondition, SeriesOperators } from './parseConditions'

/** Data that conditions on series need in addition to the series. */
export type SeriesConditionContext = {
  today: string
  /** Returns how many books of a series the user has read, and how many are in progress. */
  countsOf: (seriesId: string) => { read: number; inProgress: number }
  membersOf: (collectionId: string) => readonly string[]
}

/** Compiles a condition on series to a predicate. Without a condition, the predicate matches all series. */
export function seriesConditionPredicate(
  condition: SeriesCondition | undefined,
  context: SeriesConditionContext,
): Predicate<SeriesRecord> {
  return condition ? compileCondition(condition, seriesCompilers(context)) : () => true
}

function seriesCompilers(context: SeriesConditionContext): ConditionCompilers<SeriesOperators, SeriesRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (series: SeriesRecord) => Value): Predicate<SeriesRecord> =>
    series =>
      fits(of(series))
  return {
    libraryId: test => on(exactMatchPredicate(test), series => series.libraryId),
    collectionId: test => membershipPredicate(test, context.membersOf),
    deleted: test => on(booleanPredicate(test), series => series.deleted),
    oneShot: test => on(booleanPredicate(test), series => series.oneshot),
    complete: test => {
      const fits = booleanPredicate(test)
      return ({ metadata, booksCount }) =>
        metadata.totalBookCount !== null && fits(metadata.totalBookCount === booksCount)
    },
    title: test => on(textPredicate(test), series => series.metadata.title),
    titleSort: test => on(textPredicate(test), series => series.metadata.titleSort),
    releaseDate: test => on(datePredicate(test, context.today), series => series.aggregation.releaseDate),
    tag: test =>
      on(nameListPredicate(test), series =>
        series.metadata.tags.length ? [...series.metadata.tags, ...series.aggregation.tags] : series.aggregation.tags,
      ),
    sharingLabel: test => on(nameListPredicate(test), series => series.metadata.sharingLabels),
    genre: test => on(nameListPredicate(test), series => series.metadata.genres),
    publisher: test => on(namePredicate(test), series => series.metadata.publisher),
    language: test => on(namePredicate(test), series => series.metadata.language),
    ageRating: test => on(numberPredicate(test), series => series.metadata.ageRating),
    seriesStatus: test => on(exactMatchPredicate(test), series => series.metadata.status),
    author: test => on(authorPredicate(test), series => series.aggregation.authors),
    readStatus: test => on(exactMatchPredicate(test), series => seriesReadStatus(series, context)),
  }
}

/**
 * Returns the read status of a series. A series that is started but not completely read is "in progress", even if no single
 * book is in progress (server-facts 2.10).
 */
function seriesReadStatus(series: SeriesRecord, { countsOf }: SeriesConditionContext): string {
  const { read, inProgress } = countsOf(series.id)
  if (read + inProgress === 0) return 'UNREAD'
  return read === series.booksCount ? 'READ' : 'IN_PROGRESS'
}

/** Matches the members of a collection or read list; for `isNot`, all items that are not members. */
export function membershipPredicate<Item extends { id: string }>(
  test: EqualityOperator<string>,
  membersOf: (setId: string) => readonly string[],
): Predicate<Item> {
  const members = new Set(test.value === null ? [] : membersOf(test.value))
  return test.operator === 'is' ? item => members.has(item.id) : item => !members.has(item.id)
}
