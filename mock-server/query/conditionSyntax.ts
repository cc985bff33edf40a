import { requestLimits } from '../http/requestLimits'
import type { AuthorMatch, PosterMatch } from './conditionValues'
import {
  readAuthor,
  readDays,
  readInteger,
  readMoment,
  readNumber,
  readPoster,
  readText,
  unreadable,
  wordOf,
} from './conditionValues'

export type NullOperator = { operator: 'isNull' } | { operator: 'isNotNull' }
export type EqualityOperator<Value> = { operator: 'is' | 'isNot'; value: Value | null }
export type TextTest = {
  operator:
    | 'is'
    | 'isNot'
    | 'contains'
    | 'doesNotContain'
    | 'beginsWith'
    | 'doesNotBeginWith'
    | 'endsWith'
    | 'doesNotEndWith'
  value: string | null
}
export type NumberTest = { operator: 'is' | 'isNot' | 'greaterThan' | 'lessThan'; value: number | null }
/** Operators on dates. Dates are calendar dates in UTC, durations whole days. */
export type DateTest =
  | { operator: 'before' | 'after'; date: string }
  | { operator: 'isInTheLast' | 'isNotInTheLast'; days: number }
  | NullOperator
export type BooleanTest = { operator: 'isTrue' | 'isFalse' }

type SharedTests = {
  libraryId: EqualityOperator<string>
  deleted: BooleanTest
  oneShot: BooleanTest
  title: TextTest
  releaseDate: DateTest
  tag: EqualityOperator<string> | NullOperator
  readStatus: EqualityOperator<string>
  author: EqualityOperator<AuthorMatch>
}
export type SeriesTests = SharedTests & {
  collectionId: EqualityOperator<string>
  complete: BooleanTest
  titleSort: TextTest
  sharingLabel: EqualityOperator<string> | NullOperator
  genre: EqualityOperator<string> | NullOperator
  publisher: EqualityOperator<string>
  language: EqualityOperator<string>
  ageRating: NumberTest | NullOperator
  seriesStatus: EqualityOperator<string>
}
export type BookTests = SharedTests & {
  seriesId: EqualityOperator<string>
  readListId: EqualityOperator<string>
  numberSort: NumberTest
  mediaStatus: EqualityOperator<string>
  mediaProfile: EqualityOperator<string>
  poster: EqualityOperator<PosterMatch>
}

/** A key with its operator, or a group of conditions. */
export type Condition<Tests> =
  | { allOf: Condition<Tests>[] }
  | { anyOf: Condition<Tests>[] }
  | { [Key in keyof Tests]: { key: Key; test: Tests[Key] } }[keyof Tests]

export type SeriesCondition = Condition<SeriesTests>
export type BookCondition = Condition<BookTests>

export const READ_STATUSES = ['UNREAD', 'READ', 'IN_PROGRESS'] as const
export const SERIES_STATUSES = ['ENDED', 'ONGOING', 'ABANDONED', 'HIATUS'] as const
export const MEDIA_STATUSES = ['UNKNOWN', 'ERROR', 'READY', 'UNSUPPORTED', 'OUTDATED'] as const

type TestReader = (operand: Map<string, unknown>, operator: string) => object
type Family = Record<string, TestReader>

const without = (operator: string): Family => ({ [operator]: () => ({ operator }) })

function withValue(operators: readonly string[], read: (value: unknown) => unknown, nullable: boolean): Family {
  const reader =
    (operator: string): TestReader =>
    operand => {
      const value = operand.get('value')
      if (value === undefined || (value === null && !nullable))
        throw unreadable(
          'Instantiation of an operator failed for JSON property value due to missing (therefore NULL) value for creator parameter value which is a non-nullable type',
        )
      return { operator, value: read(value) }
    }
  return Object.fromEntries(operators.map(operator => [operator, reader(operator)]))
}

function withOperand(
  operators: readonly string[],
  property: string,
  name: string,
  read: (value: unknown) => unknown,
): Family {
  const reader =
    (operator: string): TestReader =>
    operand => {
      const value = operand.get(property.toLowerCase()) ?? undefined
      if (value === undefined)
        throw unreadable(
          `Instantiation of an operator failed for JSON property ${property} due to missing (therefore NULL) value for creator parameter ${property}`,
        )
      return { operator, [name]: read(value) }
    }
  return Object.fromEntries(operators.map(operator => [operator, reader(operator)]))
}

const nullness = { ...without('isNull'), ...without('isNotNull') }
const equality = (read: (value: unknown) => unknown) => withValue(['is', 'isNot'], read, true)
const texts = equality(readText)
const numeric = (read: (value: unknown) => unknown) => withValue(['is', 'isNot', 'greaterThan', 'lessThan'], read, true)
const truth = { ...without('isTrue'), ...without('isFalse') }
const strings = {
  ...texts,
  ...withValue(
    ['contains', 'doesNotContain', 'beginsWith', 'doesNotBeginWith', 'endsWith', 'doesNotEndWith'],
    readText,
    false,
  ),
}
const moments = {
  ...withOperand(['before', 'after'], 'dateTime', 'date', readMoment),
  ...withOperand(['isInTheLast', 'isNotInTheLast'], 'duration', 'days', readDays),
  ...nullness,
}

const SHARED_KEYS: Record<keyof SharedTests, Family> = {
  libraryId: texts,
  deleted: truth,
  oneShot: truth,
  title: strings,
  releaseDate: moments,
  tag: { ...texts, ...nullness },
  readStatus: equality(wordOf(['READ', 'IN_PROGRESS', 'UNREAD'])),
  author: equality(readAuthor),
}
const SERIES_KEYS: Record<keyof SeriesTests, Family> = {
  ...SHARED_KEYS,
  collectionId: texts,
  complete: truth,
  titleSort: strings,
  sharingLabel: { ...texts, ...nullness },
  genre: { ...texts, ...nullness },
  publisher: texts,
  language: texts,
  ageRating: { ...numeric(readInteger), ...nullness },
  seriesStatus: equality(wordOf(SERIES_STATUSES)),
}
const BOOK_KEYS: Record<keyof BookTests, Family> = {
  ...SHARED_KEYS,
  seriesId: texts,
  readListId: texts,
  numberSort: numeric(readNumber),
  mediaStatus: equality(wordOf(MEDIA_STATUSES)),
  mediaProfile: equality(wordOf(['DIVINA', 'PDF', 'EPUB'])),
  poster: equality(readPoster),
}

/**
 * Parses a condition on series; undefined for null or undefined.
 * @throws a problem with status 400
 */
export function parseSeriesCondition(json: unknown): SeriesCondition | undefined {
  return json === undefined || json === null ? undefined : (parseWhole(json, SERIES_KEYS) as SeriesCondition)
}

/**
 * Parses a condition on books; undefined for null or undefined.
 * @throws a problem with status 400
 */
export function parseBookCondition(json: unknown): BookCondition | undefined {
  return json === undefined || json === null ? undefined : (parseWhole(json, BOOK_KEYS) as BookCondition)
}

type Parsed = { allOf: Parsed[] } | { anyOf: Parsed[] } | { key: string; test: object }

function parseWhole(json: unknown, keys: Record<string, Family>): Parsed {
  return parse(json, keys, { left: requestLimits.conditionCount })
}

/** Parses one condition. The first known key decides; other keys are ignored. Keys are case-insensitive. */
function parse(json: unknown, keys: Record<string, Family>, budget: { left: number }): Parsed {
  budget.left -= 1
  if (budget.left < 0) throw unreadable('There are too many search conditions')
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw unreadable('Cannot construct a search condition from this value')
  for (const [given, operand] of Object.entries(json)) {
    const name = given.toLowerCase()
    if (name === 'allof') return { allOf: parseAll(operand, keys, budget) }
    if (name === 'anyof') return { anyOf: parseAll(operand, keys, budget) }
    const key = Object.keys(keys).find(known => known.toLowerCase() === name)
    const family = key === undefined ? undefined : keys[key]
    if (key !== undefined && family) return { key, test: parseTest(operand, family, key) }
  }
  throw unreadable(
    `Could not resolve subtype of a search condition: Cannot deduce unique subtype (${Object.keys(keys).length + 2} candidates match)`,
  )
}

function parseAll(json: unknown, keys: Record<string, Family>, budget: { left: number }): Parsed[] {
  if (!Array.isArray(json)) throw unreadable('Cannot deserialize value of type `java.util.ArrayList` from this value')
  return json.map(one => parse(one, keys, budget))
}

function parseTest(json: unknown, family: Family, key: string): object {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw unreadable(`Cannot construct an operator for the property '${key}'`)
  const operand = new Map(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value]))
  const given = operand.get('operator')
  const operator = Object.keys(family).find(known => known.toLowerCase() === String(given).toLowerCase())
  const reader = operator === undefined ? undefined : family[operator]
  if (operator === undefined || !reader) {
    const known = Object.keys(family)
      .map(name => name.toLowerCase())
      .sort()
    throw unreadable(
      `Could not resolve type id '${String(given)}' as a subtype of a search operator: known type ids = [${known.join(', ')}] (for POJO property '${key}')`,
    )
  }
  return reader(operand, operator)
}
