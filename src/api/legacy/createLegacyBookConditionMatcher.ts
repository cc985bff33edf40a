import type {
  AuthorConditionValue,
  Book,
  BookCondition,
  DateCondition,
  NumberCondition,
  TextCondition,
} from '../../generated/model.schemas'
import { getIsoDateDaysAgo, parseIsoDurationDays } from './isoDurations'

type ConditionContext = { today: Date; members: ReadonlyMap<string, ReadonlySet<string>> }
type BookMatcher = (book: Book) => boolean
type Equality = { operator: string; value?: unknown }

/**
 * Creates a function that returns whether a book matches a condition (server-facts 2.10). A condition on posters
 * matches no book, because book records contain no information about posters.
 */
export function createLegacyBookConditionMatcher(condition: BookCondition, context: ConditionContext): BookMatcher {
  const test = (part: BookCondition) => createLegacyBookConditionMatcher(part, context)
  if ('allOf' in condition) return matchEvery(condition.allOf.map(test))
  if ('anyOf' in condition) return condition.anyOf.length === 0 ? matchAlways : matchSome(condition.anyOf.map(test))
  if ('libraryId' in condition) return equalityTest(condition.libraryId, book => book.libraryId)
  if ('seriesId' in condition) return equalityTest(condition.seriesId, book => book.seriesId)
  if ('readListId' in condition) {
    const { operator, value } = condition.readListId
    return book => (context.members.get(value)?.has(book.id) ?? false) === (operator === 'is')
  }
  if ('deleted' in condition) return flagTest(condition.deleted, book => book.deleted)
  if ('oneShot' in condition) return flagTest(condition.oneShot, book => book.oneshot)
  if ('readStatus' in condition) return equalityTest(condition.readStatus, readStatusOf)
  if ('mediaStatus' in condition) return equalityTest(condition.mediaStatus, book => book.media.status)
  if ('mediaProfile' in condition) {
    const fits = equalityTest(condition.mediaProfile, book => book.media.mediaProfile)
    return book => book.media.mediaType !== '' && fits(book)
  }
  if ('title' in condition) return titleTest(condition.title)
  if ('numberSort' in condition) return numberTest(condition.numberSort)
  if ('releaseDate' in condition) return dateTest(condition.releaseDate, context.today)
  if ('tag' in condition) return memberListTest(condition.tag, book => book.metadata.tags, isSameText)
  if ('author' in condition) return authorTest(condition.author)
  if ('poster' in condition) return () => false
  return matchAlways
}

const matchAlways: BookMatcher = () => true
const matchEvery =
  (tests: BookMatcher[]): BookMatcher =>
  book =>
    tests.every(test => test(book))
const matchSome =
  (tests: BookMatcher[]): BookMatcher =>
  book =>
    tests.some(test => test(book))
const negate =
  (test: BookMatcher): BookMatcher =>
  book =>
    !test(book)

const equalityTest = ({ operator, value }: Equality, getValue: (book: Book) => unknown): BookMatcher =>
  operator === 'is' ? book => getValue(book) === value : book => getValue(book) !== value

const flagTest = ({ operator }: { operator: string }, getValue: (book: Book) => boolean): BookMatcher =>
  operator === 'isTrue' ? getValue : negate(getValue)

function readStatusOf({ readProgress }: Book): string {
  if (!readProgress) return 'UNREAD'
  return readProgress.completed ? 'READ' : 'IN_PROGRESS'
}

const textCollator = new Intl.Collator('en', { sensitivity: 'base' })
const isSameText = (a: string, b: unknown): boolean => textCollator.compare(a, String(b)) === 0

/**
 * Converts a text to lower case and removes accents, as the server does. Does not convert full-width letters, and
 * preserves whitespace.
 */
const foldCaseAndAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const textTests: Record<string, (text: string, value: string) => boolean> = {
  is: isSameText,
  contains: (text, value) => foldCaseAndAccents(text).includes(foldCaseAndAccents(value)),
  beginsWith: (text, value) => foldCaseAndAccents(text).startsWith(foldCaseAndAccents(value)),
  endsWith: (text, value) => foldCaseAndAccents(text).endsWith(foldCaseAndAccents(value)),
}
const oppositeOperators: Record<string, string> = {
  isNot: 'is',
  doesNotContain: 'contains',
  doesNotBeginWith: 'beginsWith',
  doesNotEndWith: 'endsWith',
}

function titleTest({ operator, value }: TextCondition): BookMatcher {
  const opposite = oppositeOperators[operator]
  const fits = textTests[opposite ?? operator] ?? (() => true)
  const test: BookMatcher = ({ metadata }) => fits(metadata.title, value)
  return opposite ? negate(test) : test
}

/**
 * Creates a function that compares the sort number of a book with a value. As on the server, `greaterThan` means ≥ and
 * `lessThan` means ≤.
 */
function numberTest({ operator, value }: NumberCondition): BookMatcher {
  if (operator === 'greaterThan') return ({ metadata }) => metadata.numberSort >= value
  if (operator === 'lessThan') return ({ metadata }) => metadata.numberSort <= value
  return equalityTest({ operator, value }, ({ metadata }) => metadata.numberSort)
}

/**
 * Creates a function that tests the release date of a book in UTC. Date comparisons do not match books without a
 * release date.
 */
function dateTest(test: DateCondition, today: Date): BookMatcher {
  if (test.operator === 'isNull') return ({ metadata }) => !metadata.releaseDate
  if (test.operator === 'isNotNull') return ({ metadata }) => Boolean(metadata.releaseDate)
  const referenceDate =
    'duration' in test ? getIsoDateDaysAgo(today, parseIsoDurationDays(test.duration) ?? 0) : dayInCondition(test)
  const isLater = test.operator === 'after' || test.operator === 'isInTheLast'
  return ({ metadata: { releaseDate } }) => {
    if (!releaseDate) return false
    return isLater ? releaseDate > referenceDate : releaseDate < referenceDate
  }
}

const dayInCondition = (test: object) => ('dateTime' in test ? String(test.dateTime).slice(0, 10) : '')

function memberListTest<Entry>(
  { operator, value }: Equality,
  getValue: (book: Book) => readonly Entry[],
  matches: (entry: Entry, value: unknown) => boolean,
): BookMatcher {
  if (operator === 'isNull') return book => getValue(book).length === 0
  if (operator === 'isNotNull') return book => getValue(book).length > 0
  const has: BookMatcher = book => getValue(book).some(entry => matches(entry, value))
  return operator === 'is' ? has : negate(has)
}

/** Creates a function that tests the name and role of a book's authors. An empty condition matches every book. */
function authorTest({ operator, value }: { operator: string; value: AuthorConditionValue }): BookMatcher {
  const { name, role } = value
  if (name == null && role == null) return matchAlways
  const matches = (author: { name: string; role: string }) =>
    (name == null || isSameText(author.name, name)) && (role == null || isSameText(author.role, role))
  return memberListTest({ operator, value }, book => book.metadata.authors, matches)
}
