import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'
import { type FilterChoice, type FilterState, hasFilterRange, NO_VALUE } from './filterState'
import { bookFilters, type FilterRow, type FilterTable, seriesFilters } from './filterTable'

/**
 * The one condition that says what the filters say: every filter must hold, and what is excluded is excluded whatever
 * else is wanted.
 * @param more  what the place itself demands: a library, a collection, a letter
 * @returns undefined when nothing is asked
 */
export function seriesCondition(filters: FilterState, ...more: SeriesCondition[]): SeriesCondition | undefined {
  return allOf([...more, ...conditionsOf(seriesFilters, filters)])
}

/** As {@link seriesCondition}, for books. */
export function bookCondition(filters: FilterState, ...more: BookCondition[]): BookCondition | undefined {
  return allOf([...more, ...conditionsOf(bookFilters, filters)])
}

function conditionsOf<Condition extends object>(table: FilterTable<Condition>, filters: FilterState): Condition[] {
  return Object.entries(table).flatMap(([filter, row]) => {
    const choice = filters[filter]
    return choice ? conditionsOfChoice(row, choice) : []
  })
}

function conditionsOfChoice<Condition extends object>(row: FilterRow<Condition>, choice: FilterChoice): Condition[] {
  const { tests, several } = row
  const named = choice.with.filter(value => value !== NO_VALUE).map(tests.is)
  const names = named.length === 0 ? [] : choice.all && several ? [allOf(named)] : named
  const none = choice.with.includes(NO_VALUE) && tests.isNone ? [tests.isNone] : []
  const range = hasFilterRange(choice) && tests.between ? [allOf(tests.between(choice.from, choice.to))] : []
  const wanted = anyOf([...names, ...none, ...range].filter(part => part !== undefined))
  const unwanted = choice.without.map(value => (value === NO_VALUE ? tests.isSome : tests.isNot(value)))
  return [wanted, ...unwanted].filter(part => part !== undefined)
}

/** Several conditions as one. The server lets an empty group through, so there is none. */
export function allOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ allOf: parts } as Condition) : parts[0]
}

function anyOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ anyOf: parts } as Condition) : parts[0]
}
