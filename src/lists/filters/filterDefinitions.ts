import {
  AuthorRole,
  type BookCondition,
  MediaProfile,
  MediaStatus,
  ReadStatus,
  type SeriesCondition,
  SeriesStatus,
} from '../../generated/model.schemas'

/**
 * Name of the list that contains the suggested values of a filter. For example, `genres` is the list of genres on the
 * server.
 */
export type FilterSuggestionSource =
  | 'libraries'
  | 'genres'
  /** Tags of series and books. The server finds a series by its own tags and by the tags of its books. */
  | 'tags'
  | 'bookTags'
  | 'publishers'
  | 'languages'
  | 'ageRatings'
  | 'releaseYears'
  | 'sharingLabels'
  | 'authors'

type ConditionBuilders<Condition> = {
  is: (value: string) => Condition
  isNot: (value: string) => Condition
  isNone?: Condition
  isSome?: Condition
  between?: (from: number | undefined, to: number | undefined) => Condition[]
}

/**
 * Definition of a filter: its search conditions for the server, and the source of its values. If both `enumeration` and
 * `suggestionSource` are missing, the filter is a yes/no filter.
 */
export type FilterDefinition<Condition> = {
  conditions: ConditionBuilders<Condition>
  enumeration?: { name: string; values: readonly string[] }
  suggestionSource?: FilterSuggestionSource
  /**
   * Whether a record can have several values, for example several genres. If true, the user can choose between "all of"
   * and "any of" the selected values.
   */
  multiValued?: true
}
export type FilterDefinitions<Condition> = { readonly [filter: string]: FilterDefinition<Condition> }

type ConditionKey<Condition> = Condition extends unknown ? keyof Condition : never
type ConditionTest<Condition, Key extends PropertyKey> = Condition extends { [K in Key]: infer Test } ? Test : never

/**
 * Returns functions that create filter definitions. The type parameter is the condition type of the server API for
 * series or books, so TypeScript rejects unknown condition keys.
 */
function createFilterDefinitions<Condition>() {
  const buildCondition = <Key extends ConditionKey<Condition>>(key: Key, test: ConditionTest<Condition, Key>) =>
    ({ [key]: test }) as Condition
  const buildUnchecked = (key: ConditionKey<Condition>, test: object) =>
    buildCondition(key, test as ConditionTest<Condition, typeof key>)
  const equal = (key: ConditionKey<Condition>): ConditionBuilders<Condition> => ({
    is: value => buildUnchecked(key, { operator: 'is', value }),
    isNot: value => buildUnchecked(key, { operator: 'isNot', value }),
  })
  const nullable = (key: ConditionKey<Condition>) => ({
    isNone: buildUnchecked(key, { operator: 'isNull' }),
    isSome: buildUnchecked(key, { operator: 'isNotNull' }),
  })
  return {
    flag: (key: ConditionKey<Condition>): FilterDefinition<Condition> => ({
      conditions: {
        is: () => buildUnchecked(key, { operator: 'isTrue' }),
        isNot: () => buildUnchecked(key, { operator: 'isFalse' }),
      },
    }),
    enumeration: (
      key: ConditionKey<Condition>,
      name: string,
      values: Readonly<Record<string, string>>,
    ): FilterDefinition<Condition> => ({
      conditions: equal(key),
      enumeration: { name, values: Object.values(values) },
    }),
    /** Creates a filter by a property that has exactly 1 value in every record, such as the library. */
    singleValue: (key: ConditionKey<Condition>, source: FilterSuggestionSource): FilterDefinition<Condition> => ({
      conditions: equal(key),
      suggestionSource: source,
    }),
    /** Creates a filter by a text property that may be empty. The user can also select "none" and "any". */
    optionalText: (key: ConditionKey<Condition>, source: FilterSuggestionSource): FilterDefinition<Condition> => ({
      conditions: { ...equal(key), isNone: equal(key).is(''), isSome: equal(key).isNot('') },
      suggestionSource: source,
    }),
    textList: (key: ConditionKey<Condition>, source: FilterSuggestionSource): FilterDefinition<Condition> => ({
      conditions: { ...equal(key), ...nullable(key) },
      suggestionSource: source,
      multiValued: true,
    }),
    number: (key: ConditionKey<Condition>, source: FilterSuggestionSource): FilterDefinition<Condition> => ({
      conditions: { ...numberConditions(test => buildUnchecked(key, test)), ...nullable(key) },
      suggestionSource: source,
    }),
    year: (key: ConditionKey<Condition>, source: FilterSuggestionSource): FilterDefinition<Condition> => ({
      conditions: yearConditions(test => buildUnchecked(key, test)),
      suggestionSource: source,
    }),
    author: (key: ConditionKey<Condition>, role?: string): FilterDefinition<Condition> => ({
      conditions: authorConditions(test => buildUnchecked(key, test), role),
      suggestionSource: 'authors',
      multiValued: true,
    }),
  }
}

function numberConditions<Condition>(buildCondition: (test: object) => Condition): ConditionBuilders<Condition> {
  return {
    is: value => buildCondition({ operator: 'is', value: Number(value) }),
    isNot: value => buildCondition({ operator: 'isNot', value: Number(value) }),
    between: (from, to) => [
      ...(from === undefined ? [] : [buildCondition({ operator: 'greaterThan', value: from })]),
      ...(to === undefined ? [] : [buildCondition({ operator: 'lessThan', value: to })]),
    ],
  }
}

/**
 * Returns the search conditions for a release year. The server can compare only dates, so a year becomes a date range.
 * The range starts and ends at noon, so that a different time zone of the server does not change the year.
 */
function yearConditions<Condition>(buildCondition: (test: object) => Condition): ConditionBuilders<Condition> {
  const after = (dateTime: string) => buildCondition({ operator: 'after', dateTime })
  const before = (dateTime: string) => buildCondition({ operator: 'before', dateTime })
  const isNone = buildCondition({ operator: 'isNull' })
  const within = (from: number, to: number) => [after(endOfYear(from - 1)), before(startOfYear(to + 1))]
  const outside = (year: number) => [after(endOfYear(year)), before(startOfYear(year)), isNone]
  return {
    is: value => ({ allOf: within(Number(value), Number(value)) }) as Condition,
    isNot: value => ({ anyOf: outside(Number(value)) }) as Condition,
    isNone,
    isSome: buildCondition({ operator: 'isNotNull' }),
    between: (from, to) => [
      ...(from === undefined ? [] : [after(endOfYear(from - 1))]),
      ...(to === undefined ? [] : [before(startOfYear(to + 1))]),
    ],
  }
}

/**
 * Returns the search conditions for an author. If `role` is given, the user can also select "no author". Without a
 * role, the server would ignore the condition for "no author".
 */
function authorConditions<Condition>(
  buildCondition: (test: object) => Condition,
  role: string | undefined,
): ConditionBuilders<Condition> {
  const authorCondition = (operator: string) => (name: string) =>
    buildCondition({ operator, value: role ? { name, role } : { name } })
  return {
    is: authorCondition('is'),
    isNot: authorCondition('isNot'),
    ...(role && {
      isNone: buildCondition({ operator: 'isNot', value: { role } }),
      isSome: buildCondition({ operator: 'is', value: { role } }),
    }),
  }
}

const seriesDefinitions = createFilterDefinitions<SeriesCondition>()
const bookDefinitions = createFilterDefinitions<BookCondition>()

/** Author roles, such as writer, that have a separate filter. The filter `author` finds authors with any role. */
export const authorRolesWithSeparateFilter: readonly string[] = Object.values(AuthorRole)

const mapAuthorRoles = <Row>(make: (role: string) => Row) =>
  Object.fromEntries(authorRolesWithSeparateFilter.map(role => [role, make(role)])) as Record<AuthorRole, Row>

/** Filters for lists of series, in display order. The names appear in URLs, so they must not change. */
export const seriesFilters = {
  read: seriesDefinitions.enumeration('readStatus', 'ReadStatus', ReadStatus),
  complete: seriesDefinitions.flag('complete'),
  oneshot: seriesDefinitions.flag('oneShot'),
  unavailable: seriesDefinitions.flag('deleted'),
  library: seriesDefinitions.singleValue('libraryId', 'libraries'),
  status: seriesDefinitions.enumeration('seriesStatus', 'SeriesStatus', SeriesStatus),
  genre: seriesDefinitions.textList('genre', 'genres'),
  tag: seriesDefinitions.textList('tag', 'tags'),
  publisher: seriesDefinitions.optionalText('publisher', 'publishers'),
  language: seriesDefinitions.optionalText('language', 'languages'),
  age: seriesDefinitions.number('ageRating', 'ageRatings'),
  year: seriesDefinitions.year('releaseDate', 'releaseYears'),
  label: seriesDefinitions.textList('sharingLabel', 'sharingLabels'),
  author: seriesDefinitions.author('author'),
  ...mapAuthorRoles(role => seriesDefinitions.author('author', role)),
} satisfies FilterDefinitions<SeriesCondition>

/** Filters for lists of books, in display order. The names appear in URLs, so they must not change. */
export const bookFilters = {
  read: bookDefinitions.enumeration('readStatus', 'ReadStatus', ReadStatus),
  oneshot: bookDefinitions.flag('oneShot'),
  unavailable: bookDefinitions.flag('deleted'),
  library: bookDefinitions.singleValue('libraryId', 'libraries'),
  profile: bookDefinitions.enumeration('mediaProfile', 'MediaProfile', MediaProfile),
  media: bookDefinitions.enumeration('mediaStatus', 'MediaStatus', MediaStatus),
  tag: bookDefinitions.textList('tag', 'bookTags'),
  year: bookDefinitions.year('releaseDate', 'releaseYears'),
  author: bookDefinitions.author('author'),
  ...mapAuthorRoles(role => bookDefinitions.author('author', role)),
} satisfies FilterDefinitions<BookCondition>

export type FilterName = keyof typeof seriesFilters | keyof typeof bookFilters

export const isBooleanFilter = ({ enumeration, suggestionSource }: FilterDefinition<unknown>): boolean =>
  !enumeration && !suggestionSource

/**
 * The only value of a yes/no filter. To set the filter to "yes", the user includes this value. To set the filter to
 * "no", the user excludes this value.
 */
export const BOOLEAN_FILTER_TRUE_VALUE = 'yes'

const formatYear = (year: number) => String(Math.max(0, Math.min(9999, year))).padStart(4, '0')
const startOfYear = (year: number) => `${formatYear(year)}-01-01T12:00:00Z`
const endOfYear = (year: number) => `${formatYear(year)}-12-31T12:00:00Z`
