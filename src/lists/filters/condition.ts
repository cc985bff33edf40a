import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'
import { type FilterChoice, type FilterState, hasFilterRange, NO_VALUE } from './filterState'
import { bookFilters, type FilterRow, type FilterTable, seriesFilters } from './filterTable'

/**
 * Builds the condition of the filters. All filters must match; excluded values never match.
 * @param more  further conditions of the list, such as its library, collection or letter
 * @returns undefined without any condition
 */
export function seriesCondition(filters: FilterState, ...more: SeriesCondition[]): SeriesCondition | undefined {
  return allOf([...more, ...conditionsOf(seriesFilters, filters)])
}

/** Like {@link seriesCondition}, for books. */
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

/** Combines conditions into a group that requires all of them. The server treats an empty group as always true, so no empty group is built. */
export function allOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ allOf: parts } as Condition) : parts[0]
}

function anyOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ anyOf: parts } as Condition) : parts[0]
}
