import { expect, test } from 'vitest'
import { filterLanguagesByName, listLanguageChoices } from './filterLanguagesByName'

const locales = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'cs', name: 'Čeština' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
]
const choices = listLanguageChoices(locales, 'en')
const findCodes = (typed: string) => filterLanguagesByName(choices, typed).map(({ code }) => code)

test('each language has its name in the current language, except if both names are equal', () => {
  expect(choices.map(({ translatedName }) => translatedName)).toEqual([
    undefined,
    'German',
    'Czech',
    'Brazilian Portuguese',
  ])
})

test.each([
  ['', ['en', 'de', 'cs', 'pt-BR']],
  ['deu', ['de']],
  ['german', ['de']],
  ['cest', ['cs']],
  [' PT-br ', ['pt-BR']],
  ['portugues', ['pt-BR']],
  ['klingon', []],
])('%j finds %j', (typed, expected) => {
  expect(findCodes(typed)).toEqual(expected)
})
