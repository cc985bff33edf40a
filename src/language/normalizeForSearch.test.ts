import { expect, test } from 'vitest'
import { normalizeForSearch, normalizeForSearchKeepingSpaces } from './normalizeForSearch'

test.each([
  [' Élan ', 'elan'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Tom et Zoé', 'tom et zoe'],
])('normalizes %j to %j', (text, plain) => {
  expect(normalizeForSearch(text)).toBe(plain)
})

test('keeps leading spaces', () => {
  expect(normalizeForSearchKeepingSpaces(' Été')).toBe(' ete')
})
