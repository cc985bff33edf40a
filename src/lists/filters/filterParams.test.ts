import { describe, expect, test } from 'vitest'
import { anyFilters } from '../../../tests/harness/anyFilters'
import { fc, test as property } from '../../../tests/harness/property'
import { parseSearch, stringifySearch } from '../../app/routes/searchParams'
import { parseFilterParams, toFilterParams } from './filterParams'
import { emptyFilterChoice, getFilterInclusion, NO_VALUE, withFilterValue } from './filterState'
import { bookFilters, seriesFilters } from './filterTable'

const oddNames = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('*none', '*all', '-', '*', '-*', '*12..16', 'a,b', 'yes', '0', '&=?#', '–', 'true'),
)

describe.each([
  ['series', seriesFilters],
  ['books', bookFilters],
])('filters of %s', (_, table) => {
  property.prop([anyFilters(table, oddNames)])('are restored from a URL', filters => {
    const address = stringifySearch(toFilterParams(table, filters))
    expect(parseFilterParams(table, parseSearch(address))).toEqual(filters)
  })

  property.prop([fc.dictionary(fc.constantFrom(...Object.keys(table), '__proto__', 'x'), fc.array(fc.string()))])(
    'are parsed from any params without throwing and are stable after a round trip',
    params => {
      const filters = parseFilterParams(table, params)
      expect(parseFilterParams(table, toFilterParams(table, filters))).toEqual(filters)
    },
  )
})

test('writes readable params', () => {
  const filters = parseFilterParams(seriesFilters, {
    genre: ['Horror', '-Drama', '*all', '*any'],
    age: '*..16',
    read: ['unread', '-IN_PROGRESS'],
    oneshot: 'no',
  })
  expect(decodeURIComponent(stringifySearch(toFilterParams(seriesFilters, filters)))).toBe(
    '?read=unread&read=-in_progress&oneshot=no&genre=Horror&genre=-Drama&genre=*any&genre=*all&age=*..16',
  )
})

test('drops invalid values and keeps unknown names', () => {
  const filters = parseFilterParams(seriesFilters, {
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
  const filters = parseFilterParams(seriesFilters, { language: ['en', 'EN', '-En'], genre: ['-Été', 'ete', '*none'] })
  expect(filters).toEqual({
    language: { with: ['en'], without: [] },
    genre: { with: [NO_VALUE], without: ['Été'] },
  })
  const { language = emptyFilterChoice } = filters
  expect(getFilterInclusion(language, 'EN')).toBe('with')
  expect(withFilterValue(language, 'EN', undefined)).toEqual(emptyFilterChoice)
})
