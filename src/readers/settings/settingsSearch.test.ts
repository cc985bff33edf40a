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

test('matches names, values and headings by the start of words', () => {
  expect(found('back')).toEqual(['reader.background'])
  expect(found('turn')).toEqual(['reader.animate'])
  expect(found('contr ani')).toEqual(['reader.animate'])
  expect(found('black animate')).toEqual([])
  expect(found('ground')).toEqual([])
})

test('ignores case and diacritics', () => {
  expect(found('WEIß')).toEqual(['reader.background'])
})

property.prop([fc.constantFrom('', ' ', '  ', ' - ')])('an empty query matches all settings', query => {
  expect(found(query)).toHaveLength(settings.length)
})

property.prop([fc.string()])('returns a subset in the original order', query => {
  const all = settings.map(({ name }) => name)
  expect(all.filter(name => found(query).includes(name))).toEqual(found(query))
})
