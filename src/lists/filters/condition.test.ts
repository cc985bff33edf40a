import { expect, test } from 'vitest'
import { parseSeriesCondition } from '../../../mock-server/query/conditionSyntax'
import { seriesPredicate } from '../../../mock-server/query/seriesConditions'
import type { SeriesRecord } from '../../../mock-server/world/records'
import { anyFilters } from '../../../tests/harness/anyFilters'
import { fc, test as property } from '../../../tests/harness/property'
import { bookCondition, seriesCondition } from './condition'
import { type FilterChoice, type FilterState, hasFilterRange, NO_VALUE } from './filterState'
import { authorRoles, bookFilters, seriesFilters, YES } from './filterTable'

const names = fc.constantFrom('ash', 'birch', 'cedar', 'elm')
const figures = fc.integer({ min: 2000, max: 2004 })
const some = fc.uniqueArray(names, { maxLength: 3 })
const maybeNone = fc.oneof(names, fc.constant(''))
const author = fc.record({ name: names, role: fc.constantFrom(...authorRoles, 'singer') })

/** Values of a series by filter name. */
type Plain = ReturnType<typeof plain>
const anySeries = fc.record({
  library: names,
  status: fc.constantFrom('ONGOING', 'ENDED', 'HIATUS', 'ABANDONED'),
  total: fc.option(fc.integer({ min: 1, max: 2 })),
  booksCount: fc.integer({ min: 1, max: 2 }),
  read: fc.nat(2),
  inProgress: fc.nat(1),
  deleted: fc.boolean(),
  oneshot: fc.boolean(),
  genres: some,
  tags: some,
  bookTags: some,
  labels: some,
  publisher: maybeNone,
  language: maybeNone,
  age: fc.option(figures),
  released: fc.option(fc.tuple(figures, fc.constantFrom('01-01', '06-15', '12-31'))),
  authors: fc.uniqueArray(author, { maxLength: 3, selector: one => `${one.name} ${one.role}` }),
})
type AnySeries = typeof anySeries extends fc.Arbitrary<infer Value> ? Value : never

const filters = anyFilters(seriesFilters, names, figures)

property.prop([filters, fc.array(anySeries, { minLength: 8, maxLength: 20 })], { numRuns: 400 })(
  'matches exactly the series that match the filters',
  (chosen, many) => {
    const condition = parseSeriesCondition(seriesCondition(chosen))
    for (const one of many) {
      expect(seriesPredicate(condition, contextOf(one))(recordOf(one))).toBe(fits(plain(one), chosen))
    }
  },
)

property.prop([
  fc.array(names, { minLength: 1 }),
  fc.constantFrom('genre', 'tag', 'publisher', 'label', 'writer'),
  anySeries,
])('never matches an excluded value, whatever else is included', (excluded, filter, one) => {
  const chosen: FilterState = {
    [filter]: { with: ['ash', NO_VALUE], without: [...new Set(excluded)].filter(name => name !== 'ash') },
  }
  const through = seriesPredicate(parseSeriesCondition(seriesCondition(chosen)), contextOf(one))(recordOf(one))
  if (chosen[filter]?.without.some(name => plain(one)[filter]?.includes(name))) expect(through).toBe(false)
})

test('returns no condition without filters and no group for a single value', () => {
  expect(seriesCondition({})).toBeUndefined()
  expect(bookCondition({})).toBeUndefined()
  expect(seriesCondition({ genre: { with: ['Horror'], without: [] } })).toEqual({
    genre: { operator: 'is', value: 'Horror' },
  })
})

property.prop([anyFilters(bookFilters, names, figures)])('builds no empty group in conditions on books', chosen => {
  expect(JSON.stringify(bookCondition(chosen) ?? null)).not.toMatch(/Of":\[\]/)
})

/** Returns the values of a series by filter name. */
function plain(one: AnySeries): Record<string, readonly string[]> {
  const read = one.read + one.inProgress === 0 ? 'UNREAD' : one.read === one.booksCount ? 'READ' : 'IN_PROGRESS'
  const present = (value: unknown) => (value === null || value === '' ? [] : [String(value)])
  return {
    read: [read],
    complete: one.total === null ? ['unknown'] : one.total === one.booksCount ? [YES] : [],
    oneshot: one.oneshot ? [YES] : [],
    unavailable: one.deleted ? [YES] : [],
    library: [one.library],
    status: [one.status],
    genre: one.genres,
    tag: [...one.tags, ...one.bookTags],
    label: one.labels,
    publisher: present(one.publisher),
    language: present(one.language),
    age: present(one.age),
    year: one.released ? [String(one.released[0])] : [],
    author: one.authors.map(({ name }) => name),
    ...Object.fromEntries(authorRoles.map(role => [role, one.authors.filter(a => a.role === role).map(a => a.name)])),
  }
}

/** Returns whether the values match: at least one included value matches and no excluded value does. */
function fits(values: Plain, chosen: FilterState): boolean {
  return Object.entries(chosen).every(([filter, choice]) => fitsOne(values[filter] ?? [], choice))
}

function fitsOne(has: readonly string[], choice: FilterChoice): boolean {
  if (has.includes('unknown')) return false
  const holds = (value: string) => (value === NO_VALUE ? has.length === 0 : has.includes(value))
  const named = choice.with.filter(value => value !== NO_VALUE)
  const inRange = (value: string) => Number(value) >= (choice.from ?? 0) && Number(value) <= (choice.to ?? 9999)
  const wanted = [
    ...(named.length ? [choice.all ? named.every(holds) : named.some(holds)] : []),
    ...(choice.with.includes(NO_VALUE) ? [has.length === 0] : []),
    ...(hasFilterRange(choice) ? [has.some(inRange)] : []),
  ]
  return (wanted.length === 0 || wanted.includes(true)) && !choice.without.some(holds)
}

function contextOf({ read, inProgress }: AnySeries): Parameters<typeof seriesPredicate>[1] {
  return { today: '2026-01-01', countsOf: () => ({ read, inProgress }), membersOf: () => [] }
}

function recordOf(one: AnySeries): SeriesRecord {
  return {
    id: 'S',
    libraryId: one.library,
    booksCount: one.booksCount,
    deleted: one.deleted,
    oneshot: one.oneshot,
    metadata: {
      status: one.status,
      totalBookCount: one.total,
      genres: one.genres,
      tags: one.tags,
      sharingLabels: one.labels,
      publisher: one.publisher,
      language: one.language,
      ageRating: one.age,
    },
    aggregation: {
      authors: one.authors,
      tags: one.bookTags,
      releaseDate: one.released && `${one.released[0]}-${one.released[1]}`,
    },
  } as unknown as SeriesRecord
}
