import { getOwnProperty } from '../state/getOwnProperty'
import type { BookRecord } from '../state/libraryRecords'
import type { Predicate } from './comparisonPredicates'
import {
  createBooleanPredicate,
  createDatePredicate,
  createEqualityPredicate,
  createNameListPredicate,
  createNumberPredicate,
  createTextPredicate,
} from './comparisonPredicates'
import type { SearchConditionCompilers } from './compileSearchCondition'
import { compileSearchCondition, createAuthorPredicate } from './compileSearchCondition'
import { createMembershipPredicate } from './compileSeriesCondition'
import type { BookCondition, BookSearchOperators, EqualityComparison } from './parseConditions'
import type { PosterOperand } from './parseConditionValues'

type BookConditionContext = {
  today: string
  progressOf: (bookId: string) => { completed: boolean } | undefined
  membersOf: (readListId: string) => readonly string[]
  postersOf: (bookId: string) => readonly { type: string; selected: boolean }[]
}

/** Returns a function that tests whether a book matches a condition. If there is no condition, all books match. */
export function compileBookCondition(
  condition: BookCondition | undefined,
  context: BookConditionContext,
): Predicate<BookRecord> {
  return condition ? compileSearchCondition(condition, bookCompilers(context)) : () => true
}

function bookCompilers(context: BookConditionContext): SearchConditionCompilers<BookSearchOperators, BookRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (book: BookRecord) => Value): Predicate<BookRecord> =>
    book =>
      fits(of(book))
  return {
    libraryId: test => on(createEqualityPredicate(test), book => book.libraryId),
    seriesId: test => on(createEqualityPredicate(test), book => book.seriesId),
    readListId: test => createMembershipPredicate(test, context.membersOf),
    deleted: test => on(createBooleanPredicate(test), book => book.deleted),
    oneShot: test => on(createBooleanPredicate(test), book => book.oneshot),
    title: test => on(createTextPredicate(test), book => book.metadata.title),
    releaseDate: test => on(createDatePredicate(test, context.today), book => book.metadata.releaseDate),
    numberSort: test => on(createNumberPredicate(test), book => book.metadata.numberSort),
    tag: test => on(createNameListPredicate(test), book => book.metadata.tags),
    author: test => {
      const fits = createAuthorPredicate(test)
      return fits && on(fits, book => book.metadata.authors)
    },
    mediaStatus: test => on(createEqualityPredicate(test), book => book.media.status),
    mediaProfile: test => profilePredicate(test),
    poster: test => posterPredicate(test, context),
    readStatus: test => on(createEqualityPredicate(test), book => bookReadStatus(context.progressOf(book.id))),
  }
}

function bookReadStatus(progress: { completed: boolean } | undefined): string {
  if (!progress) return 'UNREAD'
  return progress.completed ? 'READ' : 'IN_PROGRESS'
}

const PROFILES_BY_MEDIA_TYPE: Record<string, string> = {
  'application/zip': 'DIVINA',
  'application/x-rar-compressed': 'DIVINA',
  'application/x-rar-compressed; version=4': 'DIVINA',
  'application/x-rar-compressed; version=5': 'DIVINA',
  'application/epub+zip': 'EPUB',
  'application/pdf': 'PDF',
}

/**
 * Creates a predicate for the media profile of a book. The profile depends only on the media type. Therefore, a book
 * with an analysis error can match. A book without a media type never matches.
 */
function profilePredicate(test: EqualityComparison<string>): Predicate<BookRecord> {
  const fits = createEqualityPredicate(test)
  return ({ media }) => media.mediaType !== '' && fits(getOwnProperty(PROFILES_BY_MEDIA_TYPE, media.mediaType) ?? '')
}

/**
 * Creates a predicate for the posters of a book. Returns undefined if the fields `type` and `selected` of the condition
 * are both missing.
 */
function posterPredicate(
  test: EqualityComparison<PosterOperand>,
  { postersOf }: BookConditionContext,
): Predicate<BookRecord> | undefined {
  const type = test.value?.type ?? null
  const selected = test.value?.selected ?? null
  if (type === null && selected === null) return undefined
  const has = (book: BookRecord) =>
    postersOf(book.id).some(
      poster => (type === null || poster.type === type) && (selected === null || poster.selected === selected),
    )
  return test.operator === 'is' ? has : book => !has(book)
}
