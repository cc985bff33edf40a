import {
  AuthorRole,
  type BookCondition,
  MediaProfile,
  MediaStatus,
  ReadStatus,
  type SeriesCondition,
  SeriesStatus,
} from '../../generated/model.schemas'

/** Where the values of a filter come from when they are no fixed words. */
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

/** How the server is asked for one value, for its opposite, for nothing at all, for a range with both ends in it. */
type Tests<Condition> = {
  is: (value: string) => Condition
  isNot: (value: string) => Condition
  isNone?: Condition
  isSome?: Condition
  between?: (from: number | undefined, to: number | undefined) => Condition[]
}

/**
 * One filter. With `words` it has these choices (an enumeration of the contract), with `suggested` it has the values that the
 * server knows, with neither it is a yes or a no.
 */
export type FilterRow<Condition> = {
  tests: Tests<Condition>
  words?: { name: string; values: readonly string[] }
  suggested?: Suggested
  /** A thing can have several of the values, so that "all of" differs from "any of". */
  several?: true
}
export type FilterTable<Condition> = { readonly [filter: string]: FilterRow<Condition> }

type KeyOf<Condition> = Condition extends unknown ? keyof Condition : never
type TestOf<Condition, Key extends PropertyKey> = Condition extends { [K in Key]: infer Test } ? Test : never

/** The rows for the conditions of one kind of list; a key that the list does not know does not compile. */
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
    /** Exactly one of them, always. */
    one: (key: KeyOf<Condition>, suggested: Suggested): FilterRow<Condition> => ({ tests: equal(key), suggested }),
    /** One text, empty where there is none. */
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

/** The server knows no years: they are asked for by the days around them, at noon, so that no zone can move them. */
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

/** Without a role nobody can be asked for who has none: the server takes that for no question. */
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

/** The roles that the specification knows; every other is found by the filter `author`. */
export const authorRoles: readonly string[] = Object.values(AuthorRole)

const byRole = <Row>(make: (role: string) => Row) =>
  Object.fromEntries(authorRoles.map(role => [role, make(role)])) as Record<AuthorRole, Row>

/** Every filter of a list of series, in the order in which they are shown. The names stand in addresses: they stay. */
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

/** Every filter of a list of books. */
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

/** Whether a filter is a plain yes or no; its only value is then `yes`. */
export const isYesNoFilter = ({ words, suggested }: FilterRow<unknown>): boolean => !words && !suggested

/** The value of a filter that is a plain yes or no. */
export const YES = 'yes'

const fourDigits = (year: number) => String(Math.max(0, Math.min(9999, year))).padStart(4, '0')
const firstDay = (year: number) => `${fourDigits(year)}-01-01T12:00:00Z`
const lastDay = (year: number) => `${fourDigits(year)}-12-31T12:00:00Z`
