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

/** A question of a place stands beside the filters, so that a group of one filter is not taken for the whole. */
const place = [
  { titleSort: { operator: 'beginsWith', value: 'x' } } as const,
  { titleSort: { operator: 'beginsWith', value: 'y' } } as const,
]

property.prop([anyFilters(seriesFilters, names, figures)], { numRuns: 60 })(
  'filters of series → condition → the same filters',
  chosen => {
    expect(sorted(filtersOf(seriesFilters, seriesCondition(chosen, ...place), values))).toEqual(sorted(chosen))
  },
)

property.prop([anyFilters(bookFilters, names, figures)], { numRuns: 60 })(
  'filters of books → condition → the same filters',
  chosen => {
    const beside = place.map(({ titleSort }) => ({ title: titleSort }))
    expect(sorted(filtersOf(bookFilters, bookCondition(chosen, ...beside), values))).toEqual(sorted(chosen))
  },
)

/** The order of values says nothing; a single one of several is no "all"; from a year to the same year is that year. */
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
