import type { BookCondition, SeriesCondition } from '../../generated/model.schemas'
import { bookFilters, type FilterDefinition, type FilterDefinitions, seriesFilters } from './filterDefinitions'
import { FILTER_VALUE_NONE, type FilterState, hasFilterRange, type SelectedFilterValues } from './filterState'

/**
 * Converts the filters of a series list to a search condition of the server API. Returns undefined if no filter is set
 * and no further condition is given.
 * @param listConditions further conditions that the series must meet, for example that they are in a certain library
 */
export function buildSeriesCondition(
  filters: FilterState,
  ...listConditions: SeriesCondition[]
): SeriesCondition | undefined {
  return combineConditionsWithAnd([...listConditions, ...buildConditions(seriesFilters, filters)])
}

/** Converts the filters of a book list to a search condition of the server API, like {@link buildSeriesCondition}. */
export function buildBookCondition(
  filters: FilterState,
  ...listConditions: BookCondition[]
): BookCondition | undefined {
  return combineConditionsWithAnd([...listConditions, ...buildConditions(bookFilters, filters)])
}

function buildConditions<Condition extends object>(
  table: FilterDefinitions<Condition>,
  filters: FilterState,
): Condition[] {
  return Object.entries(table).flatMap(([filter, definition]) => {
    const choice = filters[filter]
    return choice ? buildChoiceConditions(definition, choice) : []
  })
}

function buildChoiceConditions<Condition extends object>(
  definition: FilterDefinition<Condition>,
  choice: SelectedFilterValues,
): Condition[] {
  const { conditions, multiValued } = definition
  const valueConditions = choice.with.filter(value => value !== FILTER_VALUE_NONE).map(conditions.is)
  const includedValues =
    valueConditions.length === 0
      ? []
      : choice.all && multiValued
        ? [combineConditionsWithAnd(valueConditions)]
        : valueConditions
  const noneCondition = choice.with.includes(FILTER_VALUE_NONE) && conditions.isNone ? [conditions.isNone] : []
  const rangeCondition =
    hasFilterRange(choice) && conditions.between
      ? [combineConditionsWithAnd(conditions.between(choice.from, choice.to))]
      : []
  const included = combineConditionsWithOr(
    [...includedValues, ...noneCondition, ...rangeCondition].filter(part => part !== undefined),
  )
  const excluded = choice.without.map(value =>
    value === FILTER_VALUE_NONE ? conditions.isSome : conditions.isNot(value),
  )
  return [included, ...excluded].filter(part => part !== undefined)
}

/** Combines search conditions into a condition that requires all of them. Returns undefined for an empty array. */
export function combineConditionsWithAnd<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ allOf: parts } as Condition) : parts[0]
}

function combineConditionsWithOr<Condition extends object>(parts: readonly Condition[]): Condition | undefined {
  return parts.length > 1 ? ({ anyOf: parts } as Condition) : parts[0]
}
