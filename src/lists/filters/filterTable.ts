import {
  AuthorRole,
  type BookCondition,
  MediaProfile,
  MediaStatus,
  ReadStatus,
  type SeriesCondition,
  SeriesStatus,
} from '../../generated/model.schemas'

/** Source of the values of a filter that has no fixed enum. */
export type Suggested =
  | 'libraries'
  | 'genres'
  | 'tags'
  | 'publishers'
  | 'languages'
  | 'ageRatings'
  | 'releaseYears'
  | 'sharingLabels'
  | 'authors'

/** Builders of the server conditions for a value, its negation, "no value", "any value", and an inclusive range. */
type Tests<Condition> = {
  is: (value: string) => Condition
  isNot: (value: string) => Condition
  isNone?: Condition
  isSome?: Condition
  between?: (from: number | undefined, to: number | undefined) => Condition[]
}

/** Definition of a filter. Its values are those of an enum or suggested by the server, otherwise it is a yes/no filter. */
export type FilterRow<Condition> = {
  tests: Tests<Condition>
  /** Enum with the values of the filter. */
  words?: { name: string; values: readonly string[] }
  /** Source of the values on the server. */
  suggested?: Suggested
  /** A record can have several values, so that "all of" differs from "any of". */
  several?: true
}
export type FilterTable<Condition> = { readonly [filter: string]: FilterRow<Condition> }

type KeyOf<Condition> = Condition extends unknown ? keyof Condition : never
type TestOf<Condition, Key extends PropertyKey> = Condition extends { [K in Key]: infer Test } ? Test : never

/**
 * Creates the filter definitions for a condition type. A condition key that does not exist in the type fails to
 * compile.
 */
function rowsFor<Condition>() {
  const ask = <Key extends KeyOf<Condition>>(key: Key, test: TestOf<Condition, Key>) => ({ [key]: test }) as Condition
  const askAny = (key: KeyOf<Condition>, test: object) => ask(key, test as TestOf<Condition, typeof key>)
  const equal = (key: KeyOf<Condition>): Tests<Condition> => ({
    is: value => askAny(key, { operator: 'is', value }),
    isNot: value => askAny(key, { operator: 'isNot', value }),
  })
  const nullable = (key: KeyOf<Condition>) => ({
    isNone: askAny(key, { operator: 'isNull' }),
    isSome: askAny(key, { operator: 'isNotNull' }),
  })
  return {
    flag: (key: KeyOf<Condition>): FilterRow<Condition> => ({
      tests: { is: () => askAny(key, { operator: 'isTrue' }), isNot: () => askAny(key, { operator: 'isFalse' }) },
    }),
    words: (key: KeyOf<Condition>, name: string, words: Readonly<Record<string, string>>): FilterRow<Condition> => ({
      tests: equal(key),
      words: { name, values: Object.values(words) },
    }),
    /** Exactly one value, never empty. */
    one: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({ tests: equal(key), suggested }),
    /** A single text, possibly empty. */
    name: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({
      tests: { ...equal(key), isNone: equal(key).is(''), isSome: equal(key).isNot('') },
      suggested,
    }),
    names: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({
      tests: { ...equal(key), ...nullable(key) },
      suggested,
      several: true,
    }),
    number: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({
      tests: {
        is: value => askAny(key, { operator: 'is', value: Number(value) }),
        isNot: value => askAny(key, { operator: 'isNot', value: Number(value) }),
        ...nullable(key),
        between: (from, to) => [
          ...(from === undefined ? [] : [askAny(key, { operator: 'greaterThan', value: from })]),
          ...(to === undefined ? [] : [askAny(key, { operator: 'lessThan', value: to })]),
        ],
      },
      suggested,
    }),
    year: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({
      tests: yearTests(test => askAny(key, test)),
      suggested,
    }),
    author: (key: KeyOf<Condition>, role?: string): FilterRow<Condition> => ({
      tests: authorTests(test => askAny(key, test), role),
      suggested: 'authors',
      several: true,
    }),
  }
}

/**
 * Conditions for release years. The server only compares dates: each bound is at noon, so that no time zone shifts the
 * year.
 */
function yearTests<Condition>(ask: (test: object) => Condition): Tests<Condition> {
  const after = (dateTime: string) => ask({ operator: 'after', dateTime })
  const before = (dateTime: string) => ask({ operator: 'before', dateTime })
  const isNone = ask({ operator: 'isNull' })
  const within = (from: number, to: number) => [after(lastDay(from - 1)), before(firstDay(to + 1))]
  const outside = (year: number) => [after(lastDay(year)), before(firstDay(year)), isNone]
  return {
    is: value => ({ allOf: within(Number(value), Number(value)) }) as Condition,
    isNot: value => ({ anyOf: outside(Number(value)) }) as Condition,
    isNone,
    isSome: ask({ operator: 'isNotNull' }),
    between: (from, to) => [
      ...(from === undefined ? [] : [after(lastDay(from - 1))]),
      ...(to === undefined ? [] : [before(firstDay(to + 1))]),
    ],
  }
}

/** Conditions for authors. Without a role, "no author" cannot be queried: the server ignores such a condition. */
function authorTests<Condition>(ask: (test: object) => Condition, role: string | undefined): Tests<Condition> {
  const named = (operator: string) => (name: string) => ask({ operator, value: role ? { name, role } : { name } })
  return {
    is: named('is'),
    isNot: named('isNot'),
    ...(role && {
      isNone: ask({ operator: 'isNot', value: { role } }),
      isSome: ask({ operator: 'is', value: { role } }),
    }),
  }
}

const series = rowsFor<SeriesCondition>()
const books = rowsFor<BookCondition>()

/** Author roles with a filter of their own; other roles are covered by the filter `author`. */
export const authorRoles: readonly string[] = Object.values(AuthorRole)

const byRole = <Row>(make: (role: string) => Row) =>
  Object.fromEntries(authorRoles.map(role => [role, make(role)])) as Record<AuthorRole, Row>

/** Filters of a list of series, in display order. The names appear in URLs and must not change. */
export const seriesFilters = {
  read: series.words('readStatus', 'ReadStatus', ReadStatus),
  complete: series.flag('complete'),
  oneshot: series.flag('oneShot'),
  unavailable: series.flag('deleted'),
  library: series.one('libraryId', 'libraries'),
  status: series.words('seriesStatus', 'SeriesStatus', SeriesStatus),
  genre: series.names('genre', 'genres'),
  tag: series.names('tag', 'tags'),
  publisher: series.name('publisher', 'publishers'),
  language: series.name('language', 'languages'),
  age: series.number('ageRating', 'ageRatings'),
  year: series.year('releaseDate', 'releaseYears'),
  label: series.names('sharingLabel', 'sharingLabels'),
  author: series.author('author'),
  ...byRole(role => series.author('author', role)),
} satisfies FilterTable<SeriesCondition>

/** Filters of a list of books, in display order. */
export const bookFilters = {
  read: books.words('readStatus', 'ReadStatus', ReadStatus),
  oneshot: books.flag('oneShot'),
  unavailable: books.flag('deleted'),
  library: books.one('libraryId', 'libraries'),
  profile: books.words('mediaProfile', 'MediaProfile', MediaProfile),
  media: books.words('mediaStatus', 'MediaStatus', MediaStatus),
  tag: books.names('tag', 'tags'),
  year: books.year('releaseDate', 'releaseYears'),
  author: books.author('author'),
  ...byRole(role => books.author('author', role)),
} satisfies FilterTable<BookCondition>

export type FilterName = keyof typeof seriesFilters | keyof typeof bookFilters

/** Returns whether a filter is a yes/no filter, whose only value is {@link YES}. */
export const isYesNoFilter = ({ words, suggested }: FilterRow<unknown>): boolean => !words && !suggested

/** Value of a yes/no filter. */
export const YES = 'yes'

const fourDigits = (year: number) => String(Math.max(0, Math.min(9999, year))).padStart(4, '0')
const firstDay = (year: number) => `${fourDigits(year)}-01-01T12:00:00Z`
const lastDay = (year: number) => `${fourDigits(year)}-12-31T12:00:00Z`
