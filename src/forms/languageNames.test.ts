import { expect, test } from 'vitest'
import { findLanguageNameInLocale, listNamedLanguages } from './languageNames'

test('lists languages sorted by name', () => {
  const languages = listNamedLanguages('en')
  expect(languages.length).toBeGreaterThan(150)
  expect(languages).toContainEqual({ value: 'pt-BR', label: 'Brazilian Portuguese' })
  expect(languages).toContainEqual({ value: 'ja', label: 'Japanese' })
  expect(languages.map(({ label }) => label)).toEqual(
    languages.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
  )
})

test('returns names in the requested language', () => {
  expect(listNamedLanguages('de')).toContainEqual({ value: 'ja', label: 'Japanisch' })
})

test('returns no name for an unknown tag', () => {
  expect(findLanguageNameInLocale('en-GB', 'en')).toBe('British English')
  expect(findLanguageNameInLocale('not a tag', 'en')).toBeUndefined()
  expect(findLanguageNameInLocale('', 'en')).toBeUndefined()
})
