import type {
  AuthorConditionValue,
  Book,
  BookCondition,
  DateCondition,
  NumberCondition,
  TextCondition,
} from '../../generated/model.schemas'
import { foldWholeText } from '../../language/foldText'
import { dayBefore, daysOfDuration } from './durations'

/** Context of a condition: the current date, and the ids of the books of each read list that the condition names. */
type Around = { today: Date; members: ReadonlyMap<string, ReadonlySet<string>> }
type Test = (book: Book) => boolean
type Equality = { operator: string; value?: unknown }

/**
 * Creates a test for a condition by the rules of the server (server-facts 2.10). Poster conditions match every book, because
 * book records contain no poster information.
 */
export function matchesBookCondition(condition: BookCondition, context: Around): Test {
  const test = (part: BookCondition) => matchesBookCondition(part, context)
  if ('allOf' in condition) return every(condition.allOf.map(test))
  if ('anyOf' in condition) return condition.anyOf.length === 0 ? always : some(condition.anyOf.map(test))
  if ('libraryId' in condition) return equal(condition.libraryId, book => book.libraryId)
  if ('seriesId' in condition) return equal(condition.seriesId, book => book.seriesId)
  if ('readListId' in condition) {
    const { operator, value } = condition.readListId
    return book => (context.members.get(value)?.has(book.id) ?? false) === (operator === 'is')
  }
  if ('deleted' in condition) return flag(condition.deleted, book => book.deleted)
  if ('oneShot' in condition) return flag(condition.oneShot, book => book.oneshot)
  if ('readStatus' in condition) return equal(condition.readStatus, readStatusOf)
  if ('mediaStatus' in condition) return equal(condition.mediaStatus, book => book.media.status)
  if ('mediaProfile' in condition) {
    const fits = equal(condition.mediaProfile, book => book.media.mediaProfile)
    return book => book.media.mediaType !== '' && fits(book)
  }
  if ('title' in condition) return titleTest(condition.title)
  if ('numberSort' in condition) return numberTest(condition.numberSort)
  if ('releaseDate' in condition) return dateTest(condition.releaseDate, context.today)
  if ('tag' in condition) return memberTest(condition.tag, book => book.metadata.tags, isSame)
  if ('author' in condition) return authorTest(condition.author)
  return always
}

const always: Test = () => true
const every =
  (tests: Test[]): Test =>
  book =>
    tests.every(test => test(book))
const some =
  (tests: Test[]): Test =>
  book =>
    tests.some(test => test(book))
const not =
  (test: Test): Test =>
  book =>
    !test(book)

const equal = ({ operator, value }: Equality, getValue: (book: Book) => unknown): Test =>
  operator === 'is' ? book => getValue(book) === value : book => getValue(book) !== value

const flag = ({ operator }: { operator: string }, getValue: (book: Book) => boolean): Test =>
  operator === 'isTrue' ? getValue : not(getValue)

function readStatusOf({ readProgress }: Book): string {
  if (!readProgress) return 'UNREAD'
  return readProgress.completed ? 'READ' : 'IN_PROGRESS'
}

const letters = new Intl.Collator('en', { sensitivity: 'base' })
const isSame = (a: string, b: unknown): boolean => letters.compare(a, String(b)) === 0

const textTests: Record<string, (text: string, value: string) => boolean> = {
  is: isSame,
  contains: (text, value) => foldWholeText(text).includes(foldWholeText(value)),
  beginsWith: (text, value) => foldWholeText(text).startsWith(foldWholeText(value)),
  endsWith: (text, value) => foldWholeText(text).endsWith(foldWholeText(value)),
}
const opposites: Record<string, string> = {
  isNot: 'is',
  doesNotContain: 'contains',
  doesNotBeginWith: 'beginsWith',
  doesNotEndWith: 'endsWith',
}

function titleTest({ operator, value }: TextCondition): Test {
  const opposite = opposites[operator]
  const fits = textTests[opposite ?? operator] ?? (() => true)
  const test: Test = ({ metadata }) => fits(metadata.title, value)
  return opposite ? not(test) : test
}

/** `greaterThan` and `lessThan` include the number itself. */
function numberTest({ operator, value }: NumberCondition): Test {
  if (operator === 'greaterThan') return ({ metadata }) => metadata.numberSort >= value
  if (operator === 'lessThan') return ({ metadata }) => metadata.numberSort <= value
  return equal({ operator, value }, ({ metadata }) => metadata.numberSort)
}

/** Compares UTC dates. A book without a date matches no comparison. */
function dateTest(test: DateCondition, today: Date): Test {
  if (test.operator === 'isNull') return ({ metadata }) => !metadata.releaseDate
  if (test.operator === 'isNotNull') return ({ metadata }) => Boolean(metadata.releaseDate)
  const edge = 'duration' in test ? dayBefore(today, daysOfDuration(test.duration) ?? 0) : dayOf(test)
  const isLater = test.operator === 'after' || test.operator === 'isInTheLast'
  return ({ metadata: { releaseDate } }) => {
    if (!releaseDate) return false
    return isLater ? releaseDate > edge : releaseDate < edge
  }
}

const dayOf = (test: object) => ('dateTime' in test ? String(test.dateTime).slice(0, 10) : '')

/** Tests whether a list of a book contains the value, or lacks it. */
function memberTest<Entry>(
  { operator, value }: Equality,
  getValue: (book: Book) => readonly Entry[],
  matches: (entry: Entry, value: unknown) => boolean,
): Test {
  if (operator === 'isNull') return book => getValue(book).length === 0
  if (operator === 'isNotNull') return book => getValue(book).length > 0
  const has: Test = book => getValue(book).some(entry => matches(entry, value))
  return operator === 'is' ? has : not(has)
}

/** Tests name and role of authors. Without both, every book matches. */
function authorTest({ operator, value }: { operator: string; value: AuthorConditionValue }): Test {
  const { name, role } = value
  if (name == null && role == null) return always
  const matches = (author: { name: string; role: string }) =>
    (name == null || isSame(author.name, name)) && (role == null || isSame(author.role, role))
  return memberTest({ operator, value }, book => book.metadata.authors, matches)
}
