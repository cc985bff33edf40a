import { expect, test } from 'vitest'
import { languageName, namedLanguages } from './languageNames'

test('lists languages sorted by name', () => {
  const languages = namedLanguages('en')
  expect(languages.length).toBeGreaterThan(150)
  expect(languages).toContainEqual({ value: 'pt-BR', label: 'Brazilian Portuguese' })
  expect(languages).toContainEqual({ value: 'ja', label: 'Japanese' })
  expect(languages.map(({ label }) => label)).toEqual(
    languages.map(({ label }) => label).toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('returns names in the requested language', () => {
  expect(namedLanguages('de')).toContainEqual({ value: 'ja', label: 'Japanisch' })
})

test('returns no name for an unknown tag', () => {
  expect(languageName('en-GB', 'en')).toBe('British English')
  expect(languageName('not a tag', 'en')).toBeUndefined()
  expect(languageName('', 'en')).toBeUndefined()
})
