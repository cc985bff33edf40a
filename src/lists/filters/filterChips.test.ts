import { expect, test } from 'vitest'
import texts from '../../../locales/en.json'
import { arbitraryFilters } from '../../../tests/harness/arbitraryFilters'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { buildFilterChips, createFilterValueMatcher, type FilterTextContext } from './filterChips'
import { bookFilters, seriesFilters } from './filterDefinitions'
import { parseFilterSearchParams } from './filterSearchParams'
import { isFilterStateEmpty } from './filterState'

const textContext: FilterTextContext = {
  t: translate,
  enumText: (of, value) => translate(`enum.${of}.${value}`),
  locale: 'en',
  libraryName: () => undefined,
}
const chipTexts = (params: Record<string, string[]>) =>
  buildFilterChips(seriesFilters, parseFilterSearchParams(seriesFilters, params), textContext).map(({ text }) => text)

test('describes the active filters', () => {
  expect(
    chipTexts({ genre: ['Horror', 'Drama', '*all', '-Comedy', '*any'], age: ['*..12', '*none'], complete: ['no'] }),
  ).toEqual([
    'Incomplete',
    'Genre: Horror and Drama',
    'Genre: any',
    'Genre: not Comedy',
    'Age rating: up to 12 or none',
  ])
  expect(chipTexts({ read: ['unread', 'in_progress'], writer: ['Moore'], language: ['de'] })).toEqual([
    'Read status: Unread or In progress',
    'Language: German',
    'Writer: Moore',
  ])
})

test('shows years without a thousands separator, in the digits of the language', () => {
  const year = parseFilterSearchParams(seriesFilters, { year: ['*1999..2024'] })
  const yearChips = (locale: string) =>
    buildFilterChips(seriesFilters, year, { ...textContext, locale, t: (_, values) => JSON.stringify(values) })
  expect(yearChips('en')[0]?.text).toContain(String.raw`{\"from\":\"1999\",\"to\":\"2024\"}`)
  expect(yearChips('fa')[0]?.text).toContain('۲۰۲۴')
})

test('finds values without regard to case, accents and the letters of Turkish', () => {
  const { publisher } = seriesFilters
  const isFound = (value: string, typed: string) =>
    createFilterValueMatcher(publisher, typed, { ...textContext, locale: 'tr' })(value)
  expect(isFound('Image', 'image')).toBe(true)
  expect(isFound('IMAGE', ' imag ')).toBe(true)
  expect(isFound('Éditions Glénat', 'glenat')).toBe(true)
  expect(isFound('Image', 'dark')).toBe(false)
})

property.prop([arbitraryFilters(seriesFilters, fc.string({ minLength: 1 }))])(
  'removes one filter with each chip and all filters with all chips',
  filters => {
    let left = filters
    for (
      let chips = buildFilterChips(seriesFilters, left, textContext);
      chips[0];
      chips = buildFilterChips(seriesFilters, left, textContext)
    ) {
      expect(chips[0].remainingFilters).not.toEqual(left)
      left = chips[0].remainingFilters
    }
    expect(isFilterStateEmpty(left)).toBe(true)
  },
)

test('has a translation for every filter, flag and enum value', () => {
  for (const [name, row] of [...Object.entries(seriesFilters), ...Object.entries(bookFilters)]) {
    expect(translate(`list.filter.${name}`), name).not.toContain('list.')
    for (const word of row.enumeration?.values ?? [])
      expect(translate(`enum.${row.enumeration?.name}.${word}`), word).not.toContain('enum.')
  }
})

function translate(key: string, values: Record<string, unknown> = {}): string {
  const translation = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
  return typeof translation === 'string'
    ? translation.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
    : key
}
