import { expect, test } from 'vitest'
import { compileSeriesCondition } from '../../../mock-server/query/compileSeriesCondition'
import { parseSeriesCondition } from '../../../mock-server/query/parseConditions'
import type { SeriesRecord } from '../../../mock-server/state/libraryRecords'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { buildBookCondition, buildSeriesCondition } from './filterConditions'
import {
  authorRolesWithSeparateFilter,
  BOOLEAN_FILTER_TRUE_VALUE,
  bookFilters,
  seriesFilters,
} from './filterDefinitions'
import { FILTER_VALUE_NONE, type FilterState, hasFilterRange, type SelectedFilterValues } from './filterState'

const names = fc.constantFrom('ash', 'birch', 'cedar', 'elm')
const yearNumbers = fc.integer({ min: 2000, max: 2004 })
const nameSubset = fc.uniqueArray(names, { maxLength: 3 })
const optionalName = fc.oneof(names, fc.constant(''))
const author = fc.record({ name: names, role: fc.constantFrom(...authorRolesWithSeparateFilter, 'singer') })

type SeriesValues = ReturnType<typeof seriesValues>
const anySeries = fc.record({
  library: names,
  status: fc.constantFrom('ONGOING', 'ENDED', 'HIATUS', 'ABANDONED'),
  total: fc.option(fc.integer({ min: 1, max: 2 })),
  booksCount: fc.integer({ min: 1, max: 2 }),
  read: fc.nat(2),
  inProgress: fc.nat(1),
  deleted: fc.boolean(),
  oneshot: fc.boolean(),
  genres: nameSubset,
  tags: nameSubset,
  bookTags: nameSubset,
  labels: nameSubset,
  publisher: optionalName,
  language: optionalName,
  age: fc.option(yearNumbers),
  released: fc.option(fc.tuple(yearNumbers, fc.constantFrom('01-01', '06-15', '12-31'))),
  authors: fc.uniqueArray(author, { maxLength: 3, selector: series => `${series.name} ${series.role}` }),
})
type AnySeries = typeof anySeries extends fc.Arbitrary<infer Value> ? Value : never

const filters = arbitraryFilters(seriesFilters, names, yearNumbers)

property.prop([filters, fc.array(anySeries, { minLength: 8, maxLength: 20 })], { numRuns: 400 })(
  'matches exactly the series that match the filters',
  (filterState, seriesList) => {
    const condition = parseSeriesCondition(buildSeriesCondition(filterState))
    for (const series of seriesList) {
      expect(compileSeriesCondition(condition, predicateContext(series))(toSeriesRecord(series))).toBe(
        matchesFilters(seriesValues(series), filterState),
      )
    }
  },
)

property.prop([
  fc.array(names, { minLength: 1 }),
  fc.constantFrom('genre', 'tag', 'publisher', 'label', 'writer'),
  anySeries,
])('never matches an excluded value, whatever else is included', (excluded, filter, series) => {
  const filterState: FilterState = {
    [filter]: { with: ['ash', FILTER_VALUE_NONE], without: [...new Set(excluded)].filter(name => name !== 'ash') },
  }
  const isMatch = compileSeriesCondition(
    parseSeriesCondition(buildSeriesCondition(filterState)),
    predicateContext(series),
  )(toSeriesRecord(series))
  if (filterState[filter]?.without.some(name => seriesValues(series)[filter]?.includes(name)))
    expect(isMatch).toBe(false)
})

test('returns no condition without filters and no group for a single value', () => {
  expect(buildSeriesCondition({})).toBeUndefined()
  expect(buildBookCondition({})).toBeUndefined()
  expect(buildSeriesCondition({ genre: { with: ['Horror'], without: [] } })).toEqual({
    genre: { operator: 'is', value: 'Horror' },
  })
})

property.prop([arbitraryFilters(bookFilters, names, yearNumbers)])(
  'builds no empty group in conditions on books',
  filterState => {
    expect(JSON.stringify(buildBookCondition(filterState) ?? null)).not.toMatch(/Of":\[\]/)
  },
)

function seriesValues(series: AnySeries): Record<string, readonly string[]> {
  const read =
    series.read + series.inProgress === 0 ? 'UNREAD' : series.read === series.booksCount ? 'READ' : 'IN_PROGRESS'
  const present = (value: unknown) => (value === null || value === '' ? [] : [String(value)])
  return {
    read: [read],
    complete:
      series.total === null ? ['unknown'] : series.total === series.booksCount ? [BOOLEAN_FILTER_TRUE_VALUE] : [],
    oneshot: series.oneshot ? [BOOLEAN_FILTER_TRUE_VALUE] : [],
    unavailable: series.deleted ? [BOOLEAN_FILTER_TRUE_VALUE] : [],
    library: [series.library],
    status: [series.status],
    genre: series.genres,
    tag: [...series.tags, ...series.bookTags],
    label: series.labels,
    publisher: present(series.publisher),
    language: present(series.language),
    age: present(series.age),
    year: series.released ? [String(series.released[0])] : [],
    author: series.authors.map(({ name }) => name),
    ...Object.fromEntries(
      authorRolesWithSeparateFilter.map(role => [role, series.authors.filter(a => a.role === role).map(a => a.name)]),
    ),
  }
}

function matchesFilters(values: SeriesValues, filterState: FilterState): boolean {
  return Object.entries(filterState).every(([filter, choice]) => matchesChoice(values[filter] ?? [], choice))
}

function matchesChoice(values: readonly string[], choice: SelectedFilterValues): boolean {
  if (values.includes('unknown')) return false
  const holds = (value: string) => (value === FILTER_VALUE_NONE ? values.length === 0 : values.includes(value))
  const includedValues = choice.with.filter(value => value !== FILTER_VALUE_NONE)
  const inRange = (value: string) => Number(value) >= (choice.from ?? 0) && Number(value) <= (choice.to ?? 9999)
  const includedResults = [
    ...(includedValues.length ? [choice.all ? includedValues.every(holds) : includedValues.some(holds)] : []),
    ...(choice.with.includes(FILTER_VALUE_NONE) ? [values.length === 0] : []),
    ...(hasFilterRange(choice) ? [values.some(inRange)] : []),
  ]
  return (includedResults.length === 0 || includedResults.includes(true)) && !choice.without.some(holds)
}

function predicateContext({ read, inProgress }: AnySeries): Parameters<typeof compileSeriesCondition>[1] {
  return { today: '2026-01-01', countsOf: () => ({ read, inProgress }), membersOf: () => [] }
}

function toSeriesRecord(series: AnySeries): SeriesRecord {
  return {
    id: 'S',
    libraryId: series.library,
    booksCount: series.booksCount,
    deleted: series.deleted,
    oneshot: series.oneshot,
    metadata: {
      status: series.status,
      totalBookCount: series.total,
      genres: series.genres,
      tags: series.tags,
      sharingLabels: series.labels,
      publisher: series.publisher,
      language: series.language,
      ageRating: series.age,
    },
    aggregation: {
      authors: series.authors,
      tags: series.bookTags,
      releaseDate: series.released && `${series.released[0]}-${series.released[1]}`,
    },
  } as unknown as SeriesRecord
}
