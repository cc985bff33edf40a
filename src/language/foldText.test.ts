import { expect, test } from 'vitest'
import { foldText, foldWholeText } from './foldText'

test.each([
  [' Élan ', 'elan'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Tom et Zoé', 'tom et zoe'],
])('folds %j to %j', (text, plain) => {
  expect(foldText(text)).toBe(plain)
})

test('keeps leading spaces', () => {
  expect(foldWholeText(' Été')).toBe(' ete')
})
