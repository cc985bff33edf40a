import { expect, test } from 'vitest'
import { countTitlesByFirstCharacter } from '../../../mock-server/query/countTitlesByFirstCharacter'
import { compareByUnicodeCollation } from '../../../mock-server/query/textComparison'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { alphabetGroupPresets, parseConfiguredAlphabetGroups } from './alphabetGroups'
import {
  buildAlphabetLetters,
  buildLetterCondition,
  countTitlesOfLetters,
  findLetterForKey,
  findLetterOfTitleAtIndex,
  getFirstTitleIndexOfLetter,
} from './alphabetLetters'

const { alpha, japanese } = alphabetGroupPresets
const first = fc.constantFrom(...'aAzZéßøłñ019#(жДかカがガぱヴ가한漢語')
const titles = fc.array(fc.tuple(first, fc.string({ maxLength: 4 })).map(parts => parts.join('')))
const anyGroups = fc.oneof(
  fc.constant(alpha),
  fc.constant(japanese),
  fc
    .dictionary(fc.string({ minLength: 1, maxLength: 2 }), fc.array(first, { minLength: 1 }))
    .map(groups => ({ name: '', groups })),
)

property.prop([titles, anyGroups, fc.constantFrom('asc' as const, 'desc' as const)])(
  'counts every title once and finds the first title of each group',
  (titleList, groups, direction) => {
    const letters = buildAlphabetLetters(countTitlesByFirstCharacter(titleList), groups)
    expect(countTitlesOfLetters(letters)).toBe(titleList.length)
    const sorted = [...titleList].sort(compareByUnicodeCollation)
    if (direction === 'desc') sorted.reverse()
    for (const { label, count, characters } of letters) {
      if (count === 0) continue
      const [firstTitle = ''] = sorted[getFirstTitleIndexOfLetter(letters, label, direction)] ?? ''
      expect(characters).toContain(firstTitle.replace(/[A-Z]/, letter => letter.toLowerCase()))
      expect(findLetterOfTitleAtIndex(letters, getFirstTitleIndexOfLetter(letters, label, direction), direction)).toBe(
        label,
      )
    }
  },
)

test('shows the kana after the symbols, with the titles of all other scripts among the symbols', () => {
  const letters = buildAlphabetLetters(
    countTitlesByFirstCharacter(['9 lives', 'beta', 'カメ', 'がく', 'ぱん', '漢字']),
    japanese,
  )
  expect(letters.filter(({ count }) => count > 0).map(({ label, count }) => `${label}${count}`)).toEqual([
    '#3',
    'か2',
    'は1',
  ])
  expect(letters).toHaveLength(47)
  expect(findLetterForKey(letters, 'が')).toBe('か')
  expect(findLetterForKey(letters, 'b')).toBe('#')
  expect(findLetterOfTitleAtIndex(letters, 5, 'asc')).toBe('#')
  expect(JSON.stringify(buildLetterCondition(letters, 'か'))).toContain('"が"')
})

test('shows A to Z only, with accented letters at their base letter', () => {
  const letters = buildAlphabetLetters(countTitlesByFirstCharacter(['Árbol', 'beta', 'Жук']), alpha)
  expect(letters.map(({ label }) => label).join('')).toBe('#ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(letters.filter(({ count }) => count > 0).map(({ label }) => label)).toEqual(['#', 'A', 'B'])
})

test('reads the configuration of the web client of the server, and no other text', () => {
  expect(parseConfiguredAlphabetGroups(JSON.stringify(japanese))).toEqual(japanese)
  expect(
    parseConfiguredAlphabetGroups('{"name":"own","groups":{"A-M":["a"," "],"bad":5,"":["x"],"none":[]}}')?.groups,
  ).toEqual({
    'A-M': ['a', ' '],
  })
  expect(parseConfiguredAlphabetGroups('{"name":"own","groups":{" A-M ":["a"]," ":["x"]}}')?.groups).toEqual({
    'A-M': ['a'],
  })
  for (const text of [
    undefined,
    '',
    'x',
    '[]',
    'null',
    '{"name":"x"}',
    '{"name":"x","groups":{}}',
    '{"groups":{"A":["a"]}}',
  ])
    expect(parseConfiguredAlphabetGroups(text)).toBeUndefined()
})

property.prop([fc.string()])('reads any text without an error', text => {
  expect(() => parseConfiguredAlphabetGroups(text)).not.toThrow()
})
