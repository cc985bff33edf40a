import { expect, test } from 'vitest'
import { folded, foldedWhole } from './folded'

test.each([
  [' Élan ', 'elan'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Tom et Zoé', 'tom et zoe'],
])('%j is looked for as %j', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('blanks count where a text is meant as it is', () => {
  expect(foldedWhole(' Été')).toBe(' ete')
})
