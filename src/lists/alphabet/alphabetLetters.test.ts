import { expect, test } from 'vitest'
import { countTitlesByFirstCharacter } from '../../../mock-server/query/countTitlesByFirstCharacter'
import { compareByUnicodeCollation } from '../../../mock-server/query/textComparison'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import {
  buildAlphabetLetters,
  buildLetterCondition,
  countTitlesOfLetters,
  findLetterForKey,
  findLetterOfTitleAtIndex,
  getFirstTitleIndexOfLetter,
  SYMBOLS_LETTER_LABEL,
} from './alphabetLetters'

const first = fc.constantFrom(...'aAzZéßøłñ019#(жДかカ가한漢語')
const titles = fc.array(fc.tuple(first, fc.string({ maxLength: 4 })).map(parts => parts.join('')))

property.prop([titles])('counts every title once', titleList => {
  expect(countTitlesOfLetters(buildAlphabetLetters(countTitlesByFirstCharacter(titleList)))).toBe(titleList.length)
})

property.prop([titles, fc.constantFrom('asc' as const, 'desc' as const)])(
  'returns the index of the first title of a letter',
  (titleList, direction) => {
    const letters = buildAlphabetLetters(countTitlesByFirstCharacter(titleList))
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

test('lists symbols first, then A to Z, then the letters of other scripts in use', () => {
  const letters = buildAlphabetLetters(
    countTitlesByFirstCharacter([
      '9 lives',
      '#1',
      'Árbol',
      'beta',
      'Жук',
      'カメ',
      'かめ',
      '가방',
      '나비',
      '漢字',
      '語',
    ]),
  )
  expect(letters.filter(({ count }) => count > 0).map(({ label, count }) => `${label}${count}`)).toEqual([
    '#2',
    'A1',
    'B1',
    'Ж1',
    '한2',
    'か2',
    '漢2',
  ])
  expect(letters[0]?.label).toBe(SYMBOLS_LETTER_LABEL)
  expect(
    letters
      .slice(1, 27)
      .map(({ label }) => label)
      .join(''),
  ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('builds a condition with each first character of a letter', () => {
  const letters = buildAlphabetLetters([
    { group: '1', count: 2 },
    { group: '(', count: 1 },
  ])
  expect(buildLetterCondition(letters, SYMBOLS_LETTER_LABEL)).toEqual({
    anyOf: [
      { titleSort: { operator: 'beginsWith', value: '(' } },
      { titleSort: { operator: 'beginsWith', value: '1' } },
    ],
  })
})

test('builds a condition with the label of a letter without titles', () => {
  const condition = { titleSort: { operator: 'beginsWith', value: 'b' } }
  expect(buildLetterCondition(buildAlphabetLetters([{ group: 'a', count: 2 }]), 'B')).toEqual(condition)
  expect(buildLetterCondition([], 'B')).toEqual(condition)
})

test('finds the letter of a pressed key only if titles start with this letter', () => {
  const letters = buildAlphabetLetters(countTitlesByFirstCharacter(['9 lives', 'Árbol', 'beta', 'Жук', '가방']))
  const keys = ['a', 'Á', 'B', '5', 'ж', '한', 'c', '/', ' ', 'Enter', 'F2']
  expect(keys.map(key => findLetterForKey(letters, key))).toEqual([
    'A',
    'A',
    'B',
    '#',
    'Ж',
    '한',
    ...Array(5).fill(undefined),
  ])
})
