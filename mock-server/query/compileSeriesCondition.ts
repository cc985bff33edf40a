import type { SeriesRecord } from '../state/libraryRecords'
import type { Predicate } from './compileOperators'
import {
  compileBooleanOperator,
  compileDateOperator,
  compileExactOperator,
  compileNameListOperator,
  compileNameMatchOperator,
  compileNumberOperator,
  compileTextOperator,
} from './compileOperators'
import type { SearchConditionCompilers } from './compileSearchCondition'
import { compileAuthorOperator, compileSearchCondition } from './compileSearchCondition'
import type { EqualityOperator, SeriesCondition, SeriesConditionOperators } from './parseConditions'

/** Data, apart from the series itself, that is necessary to test a condition on series. */
export type SeriesConditionData = {
  today: string
  /** Returns the number of completely read books of a series, and the number of books in progress. */
  countsOf: (seriesId: string) => { read: number; inProgress: number }
  membersOf: (collectionId: string) => readonly string[]
}

/** Converts a condition on series to a function that tests a series. Without a condition, all series match. */
export function compileSeriesCondition(
  condition: SeriesCondition | undefined,
  context: SeriesConditionData,
): Predicate<SeriesRecord> {
  return condition ? compileSearchCondition(condition, seriesCompilers(context)) : () => true
}

function seriesCompilers(
  context: SeriesConditionData,
): SearchConditionCompilers<SeriesConditionOperators, SeriesRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (series: SeriesRecord) => Value): Predicate<SeriesRecord> =>
    series =>
      fits(of(series))
  return {
    libraryId: test => on(compileExactOperator(test), series => series.libraryId),
    collectionId: test => compileMembershipOperator(test, context.membersOf),
    deleted: test => on(compileBooleanOperator(test), series => series.deleted),
    oneShot: test => on(compileBooleanOperator(test), series => series.oneshot),
    complete: test => {
      const fits = compileBooleanOperator(test)
      return ({ metadata, booksCount }) =>
        metadata.totalBookCount !== null && fits(metadata.totalBookCount === booksCount)
    },
    title: test => on(compileTextOperator(test), series => series.metadata.title),
    titleSort: test => on(compileTextOperator(test), series => series.metadata.titleSort),
    releaseDate: test => on(compileDateOperator(test, context.today), series => series.aggregation.releaseDate),
    tag: test =>
      on(compileNameListOperator(test), series =>
        series.metadata.tags.length ? [...series.metadata.tags, ...series.aggregation.tags] : series.aggregation.tags,
      ),
    sharingLabel: test => on(compileNameListOperator(test), series => series.metadata.sharingLabels),
    genre: test => on(compileNameListOperator(test), series => series.metadata.genres),
    publisher: test => on(compileNameMatchOperator(test), series => series.metadata.publisher),
    language: test => on(compileNameMatchOperator(test), series => series.metadata.language),
    ageRating: test => on(compileNumberOperator(test), series => series.metadata.ageRating),
    seriesStatus: test => on(compileExactOperator(test), series => series.metadata.status),
    author: test => on(compileAuthorOperator(test), series => series.aggregation.authors),
    readStatus: test => on(compileExactOperator(test), series => seriesReadStatus(series, context)),
  }
}

/**
 * Returns the read status of a series. A partly read series is "in progress", even if no book is in progress (server-facts
 * 2.10).
 */
function seriesReadStatus(series: SeriesRecord, { countsOf }: SeriesConditionData): string {
  const { read, inProgress } = countsOf(series.id)
  if (read + inProgress === 0) return 'UNREAD'
  return read === series.booksCount ? 'READ' : 'IN_PROGRESS'
}

/** Creates a test for the members of a collection or read list. `isNot` matches all other records. */
export function compileMembershipOperator<Item extends { id: string }>(
  test: EqualityOperator<string>,
  membersOf: (setId: string) => readonly string[],
): Predicate<Item> {
  const members = new Set(test.value === null ? [] : membersOf(test.value))
  return test.operator === 'is' ? item => members.has(item.id) : item => !members.has(item.id)
}
