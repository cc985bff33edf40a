import { expect, test } from 'vitest'
import texts from '../../../locales/en.json'
import { anyFilters } from '../../../tests/harness/anyFilters'
import { fc, test as property } from '../../../tests/harness/property'
import { parseFilterParams } from './filterParams'
import { isFilterEmpty } from './filterState'
import { bookFilters, seriesFilters } from './filterTable'
import { type FilterTextSource, filterChips } from './filterText'

const wording: FilterTextSource = {
  t,
  enumText: (of, value) => t(`enum.${of}.${value}`),
  locale: 'en',
  libraryName: () => undefined,
}
const said = (params: Record<string, string[]>) =>
  filterChips(seriesFilters, parseFilterParams(seriesFilters, params), wording).map(({ text }) => text)

test('describes the filters in force', () => {
  expect(
    said({ genre: ['Horror', 'Drama', '*all', '-Comedy', '*any'], age: ['*..12', '*none'], complete: ['no'] }),
  ).toEqual([
    'Incomplete',
    'Genre: Horror and Drama',
    'Genre: any',
    'Genre: not Comedy',
    'Age rating: up to 12 or none',
  ])
  expect(said({ read: ['unread', 'in_progress'], writer: ['Moore'], language: ['de'] })).toEqual([
    'Read status: Unread or In progress',
    'Language: German',
    'Writer: Moore',
  ])
})

property.prop([anyFilters(seriesFilters, fc.string({ minLength: 1 }))])(
  'removes one filter with each chip and all filters with all chips',
  filters => {
    let left = filters
    for (
      let chips = filterChips(seriesFilters, left, wording);
      chips[0];
      chips = filterChips(seriesFilters, left, wording)
    ) {
      expect(chips[0].rest).not.toEqual(left)
      left = chips[0].rest
    }
    expect(isFilterEmpty(left)).toBe(true)
  },
)

test('has a translation for every filter, flag and enum value', () => {
  for (const [name, row] of [...Object.entries(seriesFilters), ...Object.entries(bookFilters)]) {
    expect(t(`list.filter.${name}`), name).not.toContain('list.')
    for (const word of row.words?.values ?? [])
      expect(t(`enum.${row.words?.name}.${word}`), word).not.toContain('enum.')
  }
})

function t(key: string, values: Record<string, unknown> = {}): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
  return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name])) : key
}
