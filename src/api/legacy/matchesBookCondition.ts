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

/** What a condition needs to know beside the book: the day it is, and which books are in the read lists that it names. */
type Around = { today: Date; members: ReadonlyMap<string, ReadonlySet<string>> }
type Test = (book: Book) => boolean
type Equality = { operator: string; value?: unknown }

/** Whether a book meets a condition, by the rules of the server (server-facts 2.10). What posters it has no book tells. */
export function matchesBookCondition(condition: BookCondition, around: Around): Test {
  const test = (part: BookCondition) => matchesBookCondition(part, around)
  if ('allOf' in condition) return every(condition.allOf.map(test))
  if ('anyOf' in condition) return condition.anyOf.length === 0 ? always : some(condition.anyOf.map(test))
  if ('libraryId' in condition) return equal(condition.libraryId, book => book.libraryId)
  if ('seriesId' in condition) return equal(condition.seriesId, book => book.seriesId)
  if ('readListId' in condition) {
    const { operator, value } = condition.readListId
    return book => (around.members.get(value)?.has(book.id) ?? false) === (operator === 'is')
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
  if ('releaseDate' in condition) return dateTest(condition.releaseDate, around.today)
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

const equal = ({ operator, value }: Equality, of: (book: Book) => unknown): Test =>
  operator === 'is' ? book => of(book) === value : book => of(book) !== value

const flag = ({ operator }: { operator: string }, of: (book: Book) => boolean): Test =>
  operator === 'isTrue' ? of : not(of)

function readStatusOf({ readProgress }: Book): string {
  if (!readProgress) return 'UNREAD'
  return readProgress.completed ? 'READ' : 'IN_PROGRESS'
}

const letters = new Intl.Collator('en', { sensitivity: 'base' })
const isSame = (a: string, b: unknown): boolean => letters.compare(a, String(b)) === 0

const textTests: Record<string, (text: string, wanted: string) => boolean> = {
  is: isSame,
  contains: (text, wanted) => foldWholeText(text).includes(foldWholeText(wanted)),
  beginsWith: (text, wanted) => foldWholeText(text).startsWith(foldWholeText(wanted)),
  endsWith: (text, wanted) => foldWholeText(text).endsWith(foldWholeText(wanted)),
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

/** Greater and less include the number itself. */
function numberTest({ operator, value }: NumberCondition): Test {
  if (operator === 'greaterThan') return ({ metadata }) => metadata.numberSort >= value
  if (operator === 'lessThan') return ({ metadata }) => metadata.numberSort <= value
  return equal({ operator, value }, ({ metadata }) => metadata.numberSort)
}

/** Days are those of UTC; what has no date is neither before nor after, neither within nor without a time. */
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

/** One of several words is, or none is, the wanted one. */
function memberTest<Word>(
  { operator, value }: Equality,
  of: (book: Book) => readonly Word[],
  isWanted: (word: Word, value: unknown) => boolean,
): Test {
  if (operator === 'isNull') return book => of(book).length === 0
  if (operator === 'isNotNull') return book => of(book).length > 0
  const has: Test = book => of(book).some(word => isWanted(word, value))
  return operator === 'is' ? has : not(has)
}

/** Without a name and a role nothing is asked. */
function authorTest({ operator, value }: { operator: string; value: AuthorConditionValue }): Test {
  const { name, role } = value
  if (name == null && role == null) return always
  const isWanted = (author: { name: string; role: string }) =>
    (name == null || isSame(author.name, name)) && (role == null || isSame(author.role, role))
  return memberTest({ operator, value }, book => book.metadata.authors, isWanted)
}
