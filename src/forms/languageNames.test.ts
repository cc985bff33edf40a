import { expect, test } from 'vitest'
import { languageName, namedLanguages } from './languageNames'

test('languages are named and in the order of their names', () => {
  const languages = namedLanguages('en')
  expect(languages.length).toBeGreaterThan(150)
  expect(languages).toContainEqual({ value: 'pt-BR', label: 'Brazilian Portuguese' })
  expect(languages).toContainEqual({ value: 'ja', label: 'Japanese' })
  expect(languages.map(({ label }) => label)).toEqual(
    languages.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('the names are in the words of the reader', () => {
  expect(namedLanguages('de')).toContainEqual({ value: 'ja', label: 'Japanisch' })
})

test('a tag that nobody knows has no name', () => {
  expect(languageName('en-GB', 'en')).toBe('British English')
  expect(languageName('not a tag', 'en')).toBeUndefined()
  expect(languageName('', 'en')).toBeUndefined()
})
