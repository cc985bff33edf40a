import type { SeriesRecord } from '../world/worldRecords'
import type { ConditionCompilers } from './compileCondition'
import { compileCondition, matchesAuthor } from './compileCondition'
import type { Predicate } from './operatorPredicates'
import {
  matchesAnyName,
  matchesBoolean,
  matchesDate,
  matchesExactly,
  matchesName,
  matchesNumber,
  matchesText,
} from './operatorPredicates'
import type { EqualityOperator, SeriesCondition, SeriesOperators } from './parseConditions'

/** Data that conditions on series need in addition to the series. */
export type SeriesPredicateContext = {
  today: string
  /** Number of books of a series that the user has read and started. */
  countsOf: (seriesId: string) => { read: number; inProgress: number }
  membersOf: (collectionId: string) => readonly string[]
}

/** Compiles a condition on series; matches everything without a condition. */
export function seriesPredicate(
  condition: SeriesCondition | undefined,
  context: SeriesPredicateContext,
): Predicate<SeriesRecord> {
  return condition ? compileCondition(condition, seriesCompilers(context)) : () => true
}

function seriesCompilers(context: SeriesPredicateContext): ConditionCompilers<SeriesOperators, SeriesRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (series: SeriesRecord) => Value): Predicate<SeriesRecord> =>
    series =>
      fits(of(series))
  return {
    libraryId: test => on(matchesExactly(test), series => series.libraryId),
    collectionId: test => membershipPredicate(test, context.membersOf),
    deleted: test => on(matchesBoolean(test), series => series.deleted),
    oneShot: test => on(matchesBoolean(test), series => series.oneshot),
    complete: test => {
      const fits = matchesBoolean(test)
      return ({ metadata, booksCount }) =>
        metadata.totalBookCount !== null && fits(metadata.totalBookCount === booksCount)
    },
    title: test => on(matchesText(test), series => series.metadata.title),
    titleSort: test => on(matchesText(test), series => series.metadata.titleSort),
    releaseDate: test => on(matchesDate(test, context.today), series => series.aggregation.releaseDate),
    tag: test =>
      on(matchesAnyName(test), series =>
        series.metadata.tags.length ? [...series.metadata.tags, ...series.aggregation.tags] : series.aggregation.tags,
      ),
    sharingLabel: test => on(matchesAnyName(test), series => series.metadata.sharingLabels),
    genre: test => on(matchesAnyName(test), series => series.metadata.genres),
    publisher: test => on(matchesName(test), series => series.metadata.publisher),
    language: test => on(matchesName(test), series => series.metadata.language),
    ageRating: test => on(matchesNumber(test), series => series.metadata.ageRating),
    seriesStatus: test => on(matchesExactly(test), series => series.metadata.status),
    author: test => on(matchesAuthor(test), series => series.aggregation.authors),
    readStatus: test => on(matchesExactly(test), series => seriesReadStatus(series, context)),
  }
}

/** A series that is started but not completely read is "in progress", even if no single book is (server-facts 2.10). */
function seriesReadStatus(series: SeriesRecord, { countsOf }: SeriesPredicateContext): string {
  const { read, inProgress } = countsOf(series.id)
  if (read + inProgress === 0) return 'UNREAD'
  return read === series.booksCount ? 'READ' : 'IN_PROGRESS'
}

/** Matches the members, or non-members, of a collection or read list. */
export function membershipPredicate<Item extends { id: string }>(
  test: EqualityOperator<string>,
  membersOf: (setId: string) => readonly string[],
): Predicate<Item> {
  const members = new Set(test.value === null ? [] : membersOf(test.value))
  return test.operator === 'is' ? item => members.has(item.id) : item => !members.has(item.id)
}
