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

/** Conditions that the list adds to the conditions of its filters. With them, each test covers combined conditions. */
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
 * Converts filters with the same meaning to the same value, so that tests can compare the filters. For example, sorts
 * the values, and replaces a range of a single year by this year.
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
