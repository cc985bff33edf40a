import { expect } from 'vitest'
import { anyFilters } from '../../../tests/harness/anyFilters'
import { filtersOf } from '../../../tests/harness/filtersOf'
import { fc, test as property } from '../../../tests/harness/property'
import { bookCondition, seriesCondition } from './condition'
import type { FilterChoice, FilterState } from './filterState'
import { bookFilters, seriesFilters } from './filterTable'

const figures = fc.integer({ min: 2000, max: 2003 })
const names = fc.constantFrom('ash', 'birch', 'cedar')
const values = ['ash', 'birch', 'cedar', ...Array.from({ length: 4 }, (_, at) => String(2000 + at))]

/**
 * Conditions of the list beside the filters, so that the group of a single filter is not taken for the whole condition.
 */
const place = [
  { titleSort: { operator: 'beginsWith', value: 'x' } } as const,
  { titleSort: { operator: 'beginsWith', value: 'y' } } as const,
]

property.prop([anyFilters(seriesFilters, names, figures)], { numRuns: 60 })(
  'restores series filters from their condition',
  chosen => {
    expect(sorted(filtersOf(seriesFilters, seriesCondition(chosen, ...place), values))).toEqual(sorted(chosen))
  },
)

property.prop([anyFilters(bookFilters, names, figures)], { numRuns: 60 })(
  'restores book filters from their condition',
  chosen => {
    const beside = place.map(({ titleSort }) => ({ title: titleSort }))
    expect(sorted(filtersOf(bookFilters, bookCondition(chosen, ...beside), values))).toEqual(sorted(chosen))
  },
)

/** Normalizes filters: sorted values, no "all" for a single value, and a range of one year as that year. */
function sorted(filters: FilterState): FilterState {
  return Object.fromEntries(
    Object.entries(filters).map(([filter, choice]) => [filter, plain(filter === 'year' ? oneYear(choice) : choice)]),
  )
}

function oneYear(choice: FilterChoice): FilterChoice {
  const { from, to, ...rest } = choice
  if (from === undefined || from !== to || choice.without.includes(String(from))) return choice
  return { ...rest, with: [...new Set([...choice.with, String(from)])] }
}

function plain({ all, ...choice }: FilterChoice): FilterChoice {
  const wanted = choice.with.filter(value => value !== '')
  return {
    ...choice,
    with: choice.with.toSorted(),
    without: choice.without.toSorted(),
    ...(all && wanted.length > 1 && { all }),
  }
}
