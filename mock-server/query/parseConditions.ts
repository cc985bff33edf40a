import { requestLimits } from '../http/requestLimits'
import type { AuthorOperand, PosterOperand } from './parseConditionValues'
import {
  createEnumParser,
  createJsonParseProblem,
  parseAuthorOperand,
  parseDurationDays,
  parseNullableInteger,
  parseNullableNumber,
  parseNullableText,
  parsePosterOperand,
  parseUtcDate,
} from './parseConditionValues'

export type NullCheck = { operator: 'isNull' } | { operator: 'isNotNull' }
export type EqualityComparison<Value> = { operator: 'is' | 'isNot'; value: Value | null }
export type TextComparison = {
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
export type NumberComparison = { operator: 'is' | 'isNot' | 'greaterThan' | 'lessThan'; value: number | null }
/** Operators of conditions on dates. Dates are calendar dates in UTC. Durations are whole days. */
export type DateComparison =
  | { operator: 'before' | 'after'; date: string }
  | { operator: 'isInTheLast' | 'isNotInTheLast'; days: number }
  | NullCheck
export type BooleanComparison = { operator: 'isTrue' | 'isFalse' }

type SharedSearchOperators = {
  libraryId: EqualityComparison<string>
  deleted: BooleanComparison
  oneShot: BooleanComparison
  title: TextComparison
  releaseDate: DateComparison
  tag: EqualityComparison<string> | NullCheck
  readStatus: EqualityComparison<string>
  author: EqualityComparison<AuthorOperand>
}
export type SeriesSearchOperators = SharedSearchOperators & {
  collectionId: EqualityComparison<string>
  complete: BooleanComparison
  titleSort: TextComparison
  sharingLabel: EqualityComparison<string> | NullCheck
  genre: EqualityComparison<string> | NullCheck
  publisher: EqualityComparison<string>
  language: EqualityComparison<string>
  ageRating: NumberComparison | NullCheck
  seriesStatus: EqualityComparison<string>
}
export type BookSearchOperators = SharedSearchOperators & {
  seriesId: EqualityComparison<string>
  readListId: EqualityComparison<string>
  numberSort: NumberComparison
  mediaStatus: EqualityComparison<string>
  mediaProfile: EqualityComparison<string>
  poster: EqualityComparison<PosterOperand>
}

/** Search condition. It is either a condition on a single key, such as `title`, or a group of conditions. */
export type SearchCondition<Tests> =
  | { allOf: SearchCondition<Tests>[] }
  | { anyOf: SearchCondition<Tests>[] }
  | { [Key in keyof Tests]: { key: Key; test: Tests[Key] } }[keyof Tests]

export type SeriesCondition = SearchCondition<SeriesSearchOperators>
export type BookCondition = SearchCondition<BookSearchOperators>

export const READ_STATUSES = ['UNREAD', 'READ', 'IN_PROGRESS'] as const
export const SERIES_STATUSES = ['ENDED', 'ONGOING', 'ABANDONED', 'HIATUS'] as const
export const MEDIA_STATUSES = ['UNKNOWN', 'ERROR', 'READY', 'UNSUPPORTED', 'OUTDATED'] as const

type OperatorParser = (operand: Map<string, unknown>, operator: string) => object
type OperatorParsers = Record<string, OperatorParser>

const operatorWithoutValue = (operator: string): OperatorParsers => ({ [operator]: () => ({ operator }) })

function operatorsWithValue(
  operators: readonly string[],
  parse: (value: unknown) => unknown,
  nullable: boolean,
): OperatorParsers {
  const parser =
    (operator: string): OperatorParser =>
    operand => {
      const value = operand.get('value')
      if (value === undefined || (value === null && !nullable))
        throw createJsonParseProblem(
          'Instantiation of an operator failed for JSON property value due to missing (therefore NULL) value for creator parameter value which is a non-nullable type',
        )
      return { operator, value: parse(value) }
    }
  return Object.fromEntries(operators.map(operator => [operator, parser(operator)]))
}

function operatorsWithOperand(
  operators: readonly string[],
  property: string,
  name: string,
  parse: (value: unknown) => unknown,
): OperatorParsers {
  const parser =
    (operator: string): OperatorParser =>
    operand => {
      const value = operand.get(property.toLowerCase()) ?? undefined
      if (value === undefined)
        throw createJsonParseProblem(
          `Instantiation of an operator failed for JSON property ${property} due to missing (therefore NULL) value for creator parameter ${property}`,
        )
      return { operator, [name]: parse(value) }
    }
  return Object.fromEntries(operators.map(operator => [operator, parser(operator)]))
}

const nullOperators = { ...operatorWithoutValue('isNull'), ...operatorWithoutValue('isNotNull') }
const equalityOperators = (parse: (value: unknown) => unknown) => operatorsWithValue(['is', 'isNot'], parse, true)
const exactTextOperators = equalityOperators(parseNullableText)
const numberOperators = (parse: (value: unknown) => unknown) =>
  operatorsWithValue(['is', 'isNot', 'greaterThan', 'lessThan'], parse, true)
const booleanOperators = { ...operatorWithoutValue('isTrue'), ...operatorWithoutValue('isFalse') }
const textOperators = {
  ...exactTextOperators,
  ...operatorsWithValue(
    ['contains', 'doesNotContain', 'beginsWith', 'doesNotBeginWith', 'endsWith', 'doesNotEndWith'],
    parseNullableText,
    false,
  ),
}
const dateOperators = {
  ...operatorsWithOperand(['before', 'after'], 'dateTime', 'date', parseUtcDate),
  ...operatorsWithOperand(['isInTheLast', 'isNotInTheLast'], 'duration', 'days', parseDurationDays),
  ...nullOperators,
}

const SHARED_KEYS: Record<keyof SharedSearchOperators, OperatorParsers> = {
  libraryId: exactTextOperators,
  deleted: booleanOperators,
  oneShot: booleanOperators,
  title: textOperators,
  releaseDate: dateOperators,
  tag: { ...exactTextOperators, ...nullOperators },
  readStatus: equalityOperators(createEnumParser(['READ', 'IN_PROGRESS', 'UNREAD'])),
  author: equalityOperators(parseAuthorOperand),
}
const SERIES_KEYS: Record<keyof SeriesSearchOperators, OperatorParsers> = {
  ...SHARED_KEYS,
  collectionId: exactTextOperators,
  complete: booleanOperators,
  titleSort: textOperators,
  sharingLabel: { ...exactTextOperators, ...nullOperators },
  genre: { ...exactTextOperators, ...nullOperators },
  publisher: exactTextOperators,
  language: exactTextOperators,
  ageRating: { ...numberOperators(parseNullableInteger), ...nullOperators },
  seriesStatus: equalityOperators(createEnumParser(SERIES_STATUSES)),
}
const BOOK_KEYS: Record<keyof BookSearchOperators, OperatorParsers> = {
  ...SHARED_KEYS,
  seriesId: exactTextOperators,
  readListId: exactTextOperators,
  numberSort: numberOperators(parseNullableNumber),
  mediaStatus: equalityOperators(createEnumParser(MEDIA_STATUSES)),
  mediaProfile: equalityOperators(createEnumParser(['DIVINA', 'PDF', 'EPUB'])),
  poster: equalityOperators(parsePosterOperand),
}

/**
 * Parses a condition on series. Returns undefined if the JSON value is null or undefined.
 * @throws HttpProblem with status 400 or 500 for an invalid condition
 */
export function parseSeriesCondition(json: unknown): SeriesCondition | undefined {
  return json === undefined || json === null ? undefined : (parseCondition(json, SERIES_KEYS) as SeriesCondition)
}

/**
 * Parses a condition on books. Returns undefined if the JSON value is null or undefined.
 * @throws HttpProblem with status 400 or 500 for an invalid condition
 */
export function parseBookCondition(json: unknown): BookCondition | undefined {
  return json === undefined || json === null ? undefined : (parseCondition(json, BOOK_KEYS) as BookCondition)
}

type ParsedCondition = { allOf: ParsedCondition[] } | { anyOf: ParsedCondition[] } | { key: string; test: object }

function parseCondition(json: unknown, keys: Record<string, OperatorParsers>): ParsedCondition {
  return parseNode(json, keys, { left: requestLimits.conditionCount })
}

/**
 * Parses a condition from a JSON object. Keys are case-insensitive. If the object has several known keys, uses only the
 * first key and ignores the others.
 */
function parseNode(json: unknown, keys: Record<string, OperatorParsers>, budget: { left: number }): ParsedCondition {
  budget.left -= 1
  if (budget.left < 0) throw createJsonParseProblem('There are too many search conditions')
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw createJsonParseProblem('Cannot construct a search condition from this value')
  for (const [sentKey, operand] of Object.entries(json)) {
    const name = sentKey.toLowerCase()
    if (name === 'allof') return { allOf: parseGroup(operand, keys, budget) }
    if (name === 'anyof') return { anyOf: parseGroup(operand, keys, budget) }
    const key = Object.keys(keys).find(knownOperators => knownOperators.toLowerCase() === name)
    const family = key === undefined ? undefined : keys[key]
    if (key !== undefined && family) return { key, test: parseOperator(operand, family, key) }
  }
  throw createJsonParseProblem(
    `Could not resolve subtype of a search condition: Cannot deduce unique subtype (${Object.keys(keys).length + 2} candidates match)`,
  )
}

function parseGroup(json: unknown, keys: Record<string, OperatorParsers>, budget: { left: number }): ParsedCondition[] {
  if (!Array.isArray(json))
    throw createJsonParseProblem('Cannot deserialize value of type `java.util.ArrayList` from this value')
  return json.map(node => parseNode(node, keys, budget))
}

function parseOperator(json: unknown, family: OperatorParsers, key: string): object {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw createJsonParseProblem(`Cannot construct an operator for the property '${key}'`)
  const operand = new Map(Object.entries(json).map(([name, value]) => [name.toLowerCase(), value]))
  const sentKey = operand.get('operator')
  const operator = Object.keys(family).find(
    knownOperators => knownOperators.toLowerCase() === String(sentKey).toLowerCase(),
  )
  const parser = operator === undefined ? undefined : family[operator]
  if (operator === undefined || !parser) {
    const knownOperators = Object.keys(family)
      .map(name => name.toLowerCase())
      .sort()
    throw createJsonParseProblem(
      `Could not resolve type id '${String(sentKey)}' as a subtype of a search operator: known type ids = [${knownOperators.join(', ')}] (for POJO property '${key}')`,
    )
  }
  return parser(operand, operator)
}
