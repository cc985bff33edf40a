import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import { groupsOf } from '../mocks/query/groups'
import { compareNames } from '../mocks/query/text'
import { letterAt, letterCondition, letterOfKey, lettersOf, placeOf, SIGNS, totalOf } from './letters'

const first = fc.constantFrom(...'aAzZéßøłñ019#(жДかカ가한漢語')
const titles = fc.array(fc.tuple(first, fc.string({ maxLength: 4 })).map(parts => parts.join('')))

property.prop([titles])('every title is counted once', many => {
  expect(totalOf(lettersOf(groupsOf(many)))).toBe(many.length)
})

property.prop([titles, fc.constantFrom('asc' as const, 'desc' as const)])(
  'a letter leads to its first title',
  (many, way) => {
    const letters = lettersOf(groupsOf(many))
    const sorted = [...many].sort(compareNames)
    if (way === 'desc') sorted.reverse()
    for (const { label, count, characters } of letters) {
      if (count === 0) continue
      const [there = ''] = sorted[placeOf(letters, label, way)] ?? ''
      expect(characters).toContain(there.replace(/[A-Z]/, letter => letter.toLowerCase()))
      expect(letterAt(letters, placeOf(letters, label, way), way)).toBe(label)
    }
  },
)

test('signs first, A to Z always, other scripts when they occur', () => {
  const letters = lettersOf(
    groupsOf(['9 lives', '#1', 'Árbol', 'beta', 'Жук', 'カメ', 'かめ', '가방', '나비', '漢字', '語']),
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
  expect(letters[0]?.label).toBe(SIGNS)
  expect(
    letters
      .slice(1, 27)
      .map(({ label }) => label)
      .join(''),
  ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('a letter as a condition asks for each of its first characters', () => {
  const letters = lettersOf([
    { group: '1', count: 2 },
    { group: '(', count: 1 },
  ])
  expect(letterCondition(letters, SIGNS)).toEqual({
    anyOf: [
      { titleSort: { operator: 'beginsWith', value: '(' } },
      { titleSort: { operator: 'beginsWith', value: '1' } },
    ],
  })
})

test('a key leads to its letter, where there are titles', () => {
  const letters = lettersOf(groupsOf(['9 lives', 'Árbol', 'beta', 'Жук', '가방']))
  const keys = ['a', 'Á', 'B', '5', 'ж', '한', 'c', '/', ' ', 'Enter', 'F2']
  expect(keys.map(key => letterOfKey(letters, key))).toEqual([
    'A',
    'A',
    'B',
    '#',
    'Ж',
    '한',
    ...Array(5).fill(undefined),
  ])
})
