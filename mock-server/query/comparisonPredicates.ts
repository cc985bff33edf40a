import type {
  BooleanComparison,
  DateComparison,
  EqualityComparison,
  NullCheck,
  NumberComparison,
  TextComparison,
} from './parseConditions'
import { foldCaseAndAccents, getPrimaryCollationKey } from './textComparison'

export type Predicate<Item> = (item: Item) => boolean

/**
 * Creates a predicate that compares an id or enum value with the value in a condition. If the value in the condition is
 * null, the predicate is always false.
 */
export function createEqualityPredicate(test: EqualityComparison<string>): Predicate<string> {
  const { value } = test
  if (value === null) return () => false
  return test.operator === 'is' ? word => word === value : word => word !== value
}

/** Creates a predicate that compares a name with the name in a condition. The comparison ignores case and accents. */
export function createNamePredicate(test: EqualityComparison<string>): Predicate<string> {
  if (test.value === null) return () => false
  const expected = getPrimaryCollationKey(test.value)
  return test.operator === 'is'
    ? name => getPrimaryCollationKey(name) === expected
    : name => getPrimaryCollationKey(name) !== expected
}

/**
 * Creates a predicate that compares a title with the text in a condition. The condition contains an operator, such as
 * `contains`.
 */
export function createTextPredicate(test: TextComparison): Predicate<string> {
  const { operator, value } = test
  if (operator === 'is' || operator === 'isNot') return createNamePredicate({ operator, value })
  if (value === null) return () => false
  const expected = foldCaseAndAccents(value)
  switch (operator) {
    case 'contains':
      return text => foldCaseAndAccents(text).includes(expected)
    case 'doesNotContain':
      return text => !foldCaseAndAccents(text).includes(expected)
    case 'beginsWith':
      return text => foldCaseAndAccents(text).startsWith(expected)
    case 'doesNotBeginWith':
      return text => !foldCaseAndAccents(text).startsWith(expected)
    case 'endsWith':
      return text => foldCaseAndAccents(text).endsWith(expected)
    case 'doesNotEndWith':
      return text => !foldCaseAndAccents(text).endsWith(expected)
  }
}

/**
 * Creates a predicate that compares a number with the number in a condition. The operators "greater" and "less" also
 * match an equal number, as on the real server. The operator `isNot` also matches an item without a number.
 */
export function createNumberPredicate(test: NumberComparison | NullCheck): Predicate<number | null> {
  if (test.operator === 'isNull') return number => number === null
  if (test.operator === 'isNotNull') return number => number !== null
  const { operator, value } = test
  if (operator === 'isNot') return number => number === null || (value !== null && number !== value)
  if (value === null) return () => false
  if (operator === 'is') return number => number === value
  if (operator === 'greaterThan') return number => number !== null && number >= value
  return number => number !== null && number <= value
}

/**
 * Creates a predicate that compares a calendar date in ISO format with the date in a condition.
 * @param today current date in UTC
 */
export function createDatePredicate(test: DateComparison, today: string): Predicate<string | null> {
  switch (test.operator) {
    case 'isNull':
      return date => date === null
    case 'isNotNull':
      return date => date !== null
    case 'before':
      return date => date !== null && date < test.date
    case 'after':
      return date => date !== null && date > test.date
    default: {
      const edge = daysBefore(today, test.days)
      return test.operator === 'isInTheLast'
        ? date => date !== null && date > edge
        : date => date !== null && date < edge
    }
  }
}

function daysBefore(date: string, days: number): string {
  const moment = new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000)
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 0
    ? '0000-01-01'
    : moment.toISOString().slice(0, 10)
}

export function createBooleanPredicate(test: BooleanComparison): Predicate<boolean> {
  return test.operator === 'isTrue' ? value => value : value => !value
}

/**
 * Creates a predicate for a list of names, such as tags. The operator `is` matches lists that contain the name in the
 * condition. The operator `isNot` matches all other lists.
 */
export function createNameListPredicate(test: EqualityComparison<string> | NullCheck): Predicate<readonly string[]> {
  if (test.operator === 'isNull') return names => names.length === 0
  if (test.operator === 'isNotNull') return names => names.length > 0
  const expected = test.value === null ? undefined : getPrimaryCollationKey(test.value)
  const has = (names: readonly string[]) =>
    expected !== undefined && names.some(name => getPrimaryCollationKey(name) === expected)
  return test.operator === 'is' ? has : names => !has(names)
}
