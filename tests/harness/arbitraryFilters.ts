import {
  BOOLEAN_FILTER_TRUE_VALUE,
  type FilterDefinition,
  type FilterDefinitions,
  isBooleanFilter,
} from '../../src/lists/filters/filterDefinitions'
import {
  changeFilterValueInclusion,
  emptySelectedFilterValues,
  FILTER_VALUE_NONE,
  type FilterState,
  replaceFilterRange,
  replaceSelectedFilterValues,
  type SelectedFilterValues,
} from '../../src/lists/filters/filterState'
import { fc } from './propertyTest'

const numbers = fc.integer({ min: 0, max: 9999 })

/**
 * Returns a fast-check arbitrary for filter states that a user can create.
 * @param names generates text values, such as tags
 * @param figures generates numeric values and the bounds of ranges
 */
export function arbitraryFilters(
  table: FilterDefinitions<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number> = numbers,
): fc.Arbitrary<FilterState> {
  return fc.subarray(Object.entries(table)).chain(rows =>
    fc.tuple(...rows.map(([, row]) => anyChoice(row, names, figures))).map(choices => {
      let filters: FilterState = {}
      rows.forEach(([filter], at) => {
        filters = replaceSelectedFilterValues(filters, filter, choices[at] ?? emptySelectedFilterValues)
      })
      return filters
    }),
  )
}

function anyChoice(
  row: FilterDefinition<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number>,
): fc.Arbitrary<SelectedFilterValues> {
  const values = fc.uniqueArray(anyValue(row, names, figures), { maxLength: 5 })
  const sides = fc.array(fc.constantFrom('with' as const, 'without' as const), { minLength: 5, maxLength: 5 })
  const range = row.conditions.between ? fc.option(fc.tuple(fc.option(figures), fc.option(figures))) : fc.constant(null)
  const all = row.multiValued ? fc.boolean() : fc.constant(false)
  return fc.tuple(values, sides, range, all).map(([selected, side, bounds, every]) => {
    let choice: SelectedFilterValues = every ? { ...emptySelectedFilterValues, all: true } : emptySelectedFilterValues
    selected.forEach((value, at) => {
      choice = changeFilterValueInclusion(choice, value, side[at])
    })
    return bounds ? replaceFilterRange(choice, bounds[0] ?? undefined, bounds[1] ?? undefined) : choice
  })
}

function anyValue(
  row: FilterDefinition<unknown>,
  names: fc.Arbitrary<string>,
  figures: fc.Arbitrary<number>,
): fc.Arbitrary<string> {
  if (isBooleanFilter(row)) return fc.constant(BOOLEAN_FILTER_TRUE_VALUE)
  if (row.enumeration) return fc.constantFrom(...row.enumeration.values)
  const value = row.conditions.between ? figures.map(String) : names
  return row.conditions.isNone ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(FILTER_VALUE_NONE)) : value
}
