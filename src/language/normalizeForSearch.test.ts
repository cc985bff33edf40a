import { expect, test } from 'vitest'
import { normalizeForSearch } from './normalizeForSearch'

test.each([
  [' Élan ', 'elan'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['Tom et Zoé', 'tom et zoe'],
  ['ＢＡＴＭＡＮ　１２', 'batman 12'],
  ['ﾎﾞｲｽ', 'ホイス'],
  ['İstanbul', 'istanbul'],
])('normalizes %j to %j', (text, plain) => {
  expect(normalizeForSearch(text)).toBe(plain)
})
