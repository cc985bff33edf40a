import { expect, test, vi } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { filterReaderSettingsByText } from './filterReaderSettingsByText'
import { defineChoiceSetting, defineSwitchSetting, type ReaderSettingDefinition } from './readerSettingDefinitions'

const settings: readonly ReaderSettingDefinition[] = [
  defineChoiceSetting('reading', 'reader.background', 'choice', ['black', 'gray', 'white']),
  defineSwitchSetting('controls', 'reader.animate'),
]
const termsBySetting: Record<string, readonly string[]> = {
  'reader.background': ['Reading', 'Background', 'Black', 'Gray', 'Wéiß'],
  'reader.animate': ['Controls', 'Animate page turns'],
}
const search = (query: string) =>
  filterReaderSettingsByText(settings, query, ({ name }) => termsBySetting[name] ?? []).map(({ name }) => name)

test('matches names, values and headings by the start of words', () => {
  expect(search('back')).toEqual(['reader.background'])
  expect(search('turn')).toEqual(['reader.animate'])
  expect(search('contr ani')).toEqual(['reader.animate'])
  expect(search('black animate')).toEqual([])
  expect(search('ground')).toEqual([])
})

test('ignores case and diacritics', () => {
  expect(search('WEIß')).toEqual(['reader.background'])
})

test('ignores the language of the browser', () => {
  const { toLocaleLowerCase } = String.prototype
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return toLocaleLowerCase.call(this, 'tr')
  })
  try {
    expect(search('anim')).toEqual(['reader.animate'])
    expect(search('ANIM')).toEqual(['reader.animate'])
  } finally {
    vi.restoreAllMocks()
  }
})

property.prop([fc.constantFrom('', ' ', '  ', ' - ')])('an empty query matches all settings', query => {
  expect(search(query)).toHaveLength(settings.length)
})

property.prop([fc.string()])('returns some of the settings in their original order', query => {
  const all = settings.map(({ name }) => name)
  expect(all.filter(name => search(query).includes(name))).toEqual(search(query))
})
