import { ownProperty } from '../world/ownProperty'
import type { BookRecord } from '../world/worldRecords'
import type { ConditionCompilers } from './compileCondition'
import { compileCondition, matchesAuthor } from './compileCondition'
import type { Predicate } from './operatorPredicates'
import {
  matchesAnyName,
  matchesBoolean,
  matchesDate,
  matchesExactly,
  matchesNumber,
  matchesText,
} from './operatorPredicates'
import type { BookCondition, BookOperators, EqualityOperator } from './parseConditions'
import type { PosterMatch } from './readConditionValues'
import { membershipPredicate } from './seriesPredicate'

/** Data that conditions on books need in addition to the book. */
type BookPredicateContext = {
  today: string
  progressOf: (bookId: string) => { completed: boolean } | undefined
  membersOf: (readListId: string) => readonly string[]
  postersOf: (bookId: string) => readonly { type: string; selected: boolean }[]
}

/** Compiles a condition on books; matches everything without a condition. */
export function bookPredicate(
  condition: BookCondition | undefined,
  context: BookPredicateContext,
): Predicate<BookRecord> {
  return condition ? compileCondition(condition, bookCompilers(context)) : () => true
}

function bookCompilers(context: BookPredicateContext): ConditionCompilers<BookOperators, BookRecord> {
  const on =
    <Value>(fits: Predicate<Value>, of: (book: BookRecord) => Value): Predicate<BookRecord> =>
    book =>
      fits(of(book))
  return {
    libraryId: test => on(matchesExactly(test), book => book.libraryId),
    seriesId: test => on(matchesExactly(test), book => book.seriesId),
    readListId: test => membershipPredicate(test, context.membersOf),
    deleted: test => on(matchesBoolean(test), book => book.deleted),
    oneShot: test => on(matchesBoolean(test), book => book.oneshot),
    title: test => on(matchesText(test), book => book.metadata.title),
    releaseDate: test => on(matchesDate(test, context.today), book => book.metadata.releaseDate),
    numberSort: test => on(matchesNumber(test), book => book.metadata.numberSort),
    tag: test => on(matchesAnyName(test), book => book.metadata.tags),
    author: test => on(matchesAuthor(test), book => book.metadata.authors),
    mediaStatus: test => on(matchesExactly(test), book => book.media.status),
    mediaProfile: test => profilePredicate(test),
    poster: test => posterPredicate(test, context),
    readStatus: test => on(matchesExactly(test), book => bookReadStatus(context.progressOf(book.id))),
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
 * Matches the profile by media type, so that books with analysis errors count. Books without a media type never match.
 */
function profilePredicate(test: EqualityOperator<string>): Predicate<BookRecord> {
  const fits = matchesExactly(test)
  return ({ media }) => media.mediaType !== '' && fits(ownProperty(PROFILES_BY_MEDIA_TYPE, media.mediaType) ?? '')
}

function posterPredicate(
  test: EqualityOperator<PosterMatch>,
  { postersOf }: BookPredicateContext,
): Predicate<BookRecord> {
  const type = test.value?.type ?? null
  const selected = test.value?.selected ?? null
  if (type === null && selected === null) return () => true
  const has = (book: BookRecord) =>
    postersOf(book.id).some(
      poster => (type === null || poster.type === type) && (selected === null || poster.selected === selected),
    )
  return test.operator === 'is' ? has : book => !has(book)
}
