import { describe, expect, test } from 'vitest'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { parseSearchParams, stringifySearchParams } from '../../app/routes/searchParams'
import { bookFilters, seriesFilters } from './filterDefinitions'
import { parseFilterSearchParams, toFilterSearchParams } from './filterSearchParams'
import {
  changeFilterValueInclusion,
  emptySelectedFilterValues,
  FILTER_VALUE_NONE,
  getFilterInclusion,
} from './filterState'

const oddNames = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('*none', '*all', '-', '*', '-*', '*12..16', 'a,b', 'yes', '0', '&=?#', '–', 'true'),
)

describe.each([
  ['series', seriesFilters],
  ['books', bookFilters],
])('filters of %s', (_, table) => {
  property.prop([arbitraryFilters(table, oddNames)])('are restored from a URL', filters => {
    const address = stringifySearchParams(toFilterSearchParams(table, filters))
    expect(parseFilterSearchParams(table, parseSearchParams(address))).toEqual(filters)
  })

  property.prop([fc.dictionary(fc.constantFrom(...Object.keys(table), '__proto__', 'x'), fc.array(fc.string()))])(
    'are parsed from any params without an error, and stay the same after formatting and parsing',
    params => {
      const filters = parseFilterSearchParams(table, params)
      expect(parseFilterSearchParams(table, toFilterSearchParams(table, filters))).toEqual(filters)
    },
  )
})

test('writes readable params', () => {
  const filters = parseFilterSearchParams(seriesFilters, {
    genre: ['Horror', '-Drama', '*all', '*any'],
    age: '*..16',
    read: ['unread', '-IN_PROGRESS'],
    oneshot: 'no',
  })
  expect(decodeURIComponent(stringifySearchParams(toFilterSearchParams(seriesFilters, filters)))).toBe(
    '?read=unread&read=-in_progress&oneshot=no&genre=Horror&genre=-Drama&genre=*any&genre=*all&age=*..16',
  )
})

test('drops unknown filters and invalid values, and keeps unknown genre names', () => {
  const filters = parseFilterSearchParams(seriesFilters, {
    status: ['ongoing', 'paused'],
    complete: 'maybe',
    age: ['12', 'twelve', '*x..y'],
    library: '*none',
    genre: ['Nobody has this', '', '*what'],
    colour: 'red',
  })
  expect(filters).toEqual({
    status: { with: ['ONGOING'], without: [] },
    age: { with: ['12'], without: [] },
    genre: { with: ['Nobody has this'], without: [] },
  })
})

test('merges values that the server treats as equal and keeps the first spelling', () => {
  const filters = parseFilterSearchParams(seriesFilters, {
    language: ['en', 'EN', '-En'],
    genre: ['-Été', 'ete', '*none'],
  })
  expect(filters).toEqual({
    language: { with: ['en'], without: [] },
    genre: { with: [FILTER_VALUE_NONE], without: ['Été'] },
  })
  const { language = emptySelectedFilterValues } = filters
  expect(getFilterInclusion(language, 'EN')).toBe('with')
  expect(changeFilterValueInclusion(language, 'EN', undefined)).toEqual(emptySelectedFilterValues)
})
