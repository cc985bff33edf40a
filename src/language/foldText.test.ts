import { expect, test } from 'vitest'
import { foldText, foldWholeText } from './foldText'

test.each([
  [' Élan ', 'elan'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Tom et Zoé', 'tom et zoe'],
])('%j is looked for as %j', (text, plain) => {
  expect(foldText(text)).toBe(plain)
})

test('blanks count where a text is meant as it is', () => {
  expect(foldWholeText(' Été')).toBe(' ete')
})
