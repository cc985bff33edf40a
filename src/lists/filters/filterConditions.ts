import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'
import { type FilterChoice, type FilterState, hasFilterRange, NO_VALUE } from './filterState'
import { bookFilters, type FilterDefinition, type FilterTable, seriesFilters } from './filterTable'

/**
 * Builds the condition for the filters of a series list. All filters must match; excluded values never match.
 * @param listConditions further conditions of the list, such as its library, collection or letter
 * @returns undefined without any condition
 */
export function buildSeriesCondition(
  filters: FilterState,
  ...listConditions: SeriesCondition[]
): SeriesCondition | undefined {
  return combineAllOf([...listConditions, ...buildConditions(seriesFilters, filters)])
}

/** Like {@link buildSeriesCondition}, for books. */
export function buildBookCondition(
  filters: FilterState,
  ...listConditions: BookCondition[]
): BookCondition | undefined {
  return combineAllOf([...listConditions, ...buildConditions(bookFilters, filters)])
}

function buildConditions<Condition extends object>(table: FilterTable<Condition>, filters: FilterState): Condition[] {
  return Object.entries(table).flatMap(([filter, definition]) => {
    const choice = filters[filter]
    return choice ? buildChoiceConditions(definition, choice) : []
  })
}

function buildChoiceConditions<Condition extends object>(
  definition: FilterDefinition<Condition>,
  choice: FilterChoice,
): Condition[] {
  const { conditions, multiValued } = definition
  const valueConditions = choice.with.filter(value => value !== NO_VALUE).map(conditions.is)
  const includedValues =
    valueConditions.length === 0 ? [] : choice.all && multiValued ? [combineAllOf(valueConditions)] : valueConditions
  const noneCondition = choice.with.includes(NO_VALUE) && conditions.isNone ? [conditions.isNone] : []
  const rangeCondition =
    hasFilterRange(choice) && conditions.between ? [combineAllOf(conditions.between(choice.from, choice.to))] : []
  const included = combineAnyOf(
    [...includedValues, ...noneCondition, ...rangeCondition].filter(part => part !== undefined),
  )
  const excluded = choice.without.map(value => (value === NO_VALUE ? conditions.isSome : conditions.isNot(value)))
  return [included, ...excluded].filter(part => part !== undefined)
}

/**
 * Combines conditions that must all match. Returns undefined without conditions, because the server treats an empty
 * group as always true.
 */
export function combineAllOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ allOf: parts } as Condition) : parts[0]
}

function combineAnyOf<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ anyOf: parts } as Condition) : parts[0]
}
