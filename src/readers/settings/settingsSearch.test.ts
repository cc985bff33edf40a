import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/property'
import { choiceRow, type SettingRow, switchRow } from './readerSettings'
import { searchSettings } from './settingsSearch'

const settings: readonly SettingRow[] = [
  choiceRow('reading', 'reader.background', 'choice', ['black', 'gray', 'white']),
  switchRow('controls', 'reader.animate'),
]
const words: Record<string, readonly string[]> = {
  'reader.background': ['Reading', 'Background', 'Black', 'Grey', 'Wéiß'],
  'reader.animate': ['Controls', 'Animate page turns'],
}
const found = (query: string) =>
  searchSettings(settings, query, ({ name }) => words[name] ?? []).map(({ name }) => name)

test('names, values and headings are searched, from the beginning of words', () => {
  expect(found('back')).toEqual(['reader.background'])
  expect(found('turn')).toEqual(['reader.animate'])
  expect(found('contr ani')).toEqual(['reader.animate'])
  expect(found('black animate')).toEqual([])
  expect(found('ground')).toEqual([])
})

test('marks on letters and capitals do not matter', () => {
  expect(found('WEIß')).toEqual(['reader.background'])
})

property.prop([fc.constantFrom('', ' ', '  ', ' - ')])('a search for nothing finds everything', query => {
  expect(found(query)).toHaveLength(settings.length)
})

property.prop([fc.string()])('what is found is a part of all, in their order', query => {
  const all = settings.map(({ name }) => name)
  expect(all.filter(name => found(query).includes(name))).toEqual(found(query))
})
