import { expect } from 'vitest'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { reconstructFiltersFromCondition } from '../../../tests/harness/reconstructFiltersFromCondition'
import { buildBookCondition, buildSeriesCondition } from './filterConditions'
import { bookFilters, seriesFilters } from './filterDefinitions'
import type { FilterState, SelectedFilterValues } from './filterState'

const yearNumbers = fc.integer({ min: 2000, max: 2003 })
const names = fc.constantFrom('ash', 'birch', 'cedar')
const values = ['ash', 'birch', 'cedar', ...Array.from({ length: 4 }, (_, at) => String(2000 + at))]

/**
 * Examples of conditions that a list adds to the conditions of its filters, such as the condition for the selected
 * letter of the alphabet bar. Each test combines these conditions with random filters.
 */
const listConditions = [
  { titleSort: { operator: 'beginsWith', value: 'x' } } as const,
  { titleSort: { operator: 'beginsWith', value: 'y' } } as const,
]

property.prop([arbitraryFilters(seriesFilters, names, yearNumbers)], { numRuns: 60 })(
  'restores series filters from their condition',
  filterState => {
    expect(
      normalizeFilters(
        reconstructFiltersFromCondition(seriesFilters, buildSeriesCondition(filterState, ...listConditions), values),
      ),
    ).toEqual(normalizeFilters(filterState))
  },
)

property.prop([arbitraryFilters(bookFilters, names, yearNumbers)], { numRuns: 60 })(
  'restores book filters from their condition',
  filterState => {
    const bookConditions = listConditions.map(({ titleSort }) => ({ title: titleSort }))
    expect(
      normalizeFilters(
        reconstructFiltersFromCondition(bookFilters, buildBookCondition(filterState, ...bookConditions), values),
      ),
    ).toEqual(normalizeFilters(filterState))
  },
)

/**
 * Converts filters to a normal form, so that tests can compare them. For example, sorts the values. A range whose
 * bounds are the same year becomes a single value, because both produce the same condition.
 */
function normalizeFilters(filters: FilterState): FilterState {
  return Object.fromEntries(
    Object.entries(filters).map(([filter, choice]) => [
      filter,
      sortChoice(filter === 'year' ? normalizeYearRange(choice) : choice),
    ]),
  )
}

function normalizeYearRange(choice: SelectedFilterValues): SelectedFilterValues {
  const { from, to, ...rest } = choice
  if (from === undefined || from !== to || choice.without.includes(String(from))) return choice
  return { ...rest, with: [...new Set([...choice.with, String(from)])] }
}

function sortChoice({ all, ...choice }: SelectedFilterValues): SelectedFilterValues {
  const included = choice.with.filter(value => value !== '')
  return {
    ...choice,
    with: choice.with.toSorted(),
    without: choice.without.toSorted(),
    ...(all && included.length > 1 && { all }),
  }
}
