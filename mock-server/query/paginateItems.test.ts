import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { countTitlesByFirstCharacter } from './countTitlesByFirstCharacter'
import { createPagedResponse, paginateItems, readPaginationQuery } from './paginateItems'
import { createNumberSortKeyExtractor, sortRecords } from './sortRecords'
import { compareByUnicodeCollation } from './textComparison'
import { TextSortRanks } from './textSortRanks'

const query = (text: string, unpaged = false) => readPaginationQuery(new URLSearchParams(text), unpaged)

test.each([
  ['', { page: 0, size: 20 }],
  ['size=0', { page: 0, size: 20 }],
  ['size=many&page=-1', { page: 0, size: 20 }],
  ['page=2147483647', { page: 2_147_483_647 }],
  ['page=2147483648&size=2147483648', { page: 0, size: 20 }],
  ['page=0000000000007&size=2147483647', { page: 7, size: 2000 }],
  ['size=5000&page=3', { page: 3, size: 2000 }],
])('reads page parameters %s', (text, expected) => {
  expect(query(text)).toMatchObject(expected)
})

test('reads the direction from the last part of a sort parameter', () => {
  expect(query('sort=name&sort=a,b,desc&sort=c,ASC').orders).toEqual([
    { key: 'name', descending: false },
    { key: 'a', descending: true },
    { key: 'b', descending: true },
    { key: 'c', descending: false },
  ])
})

test('returns an empty page for a page number beyond the last page', () => {
  expect(paginateItems([1, 2, 3], query('page=9'), false)).toMatchObject({
    content: [],
    number: 9,
    last: true,
    first: false,
    totalElements: 3,
    totalPages: 1,
    empty: true,
  })
})

test('returns all items in a single page when paging is off', () => {
  expect(paginateItems([1, 2, 3], query('size=2&page=1', true), true)).toMatchObject({
    content: [1, 2, 3],
    number: 0,
    size: 20,
    totalPages: 1,
    pageable: { paged: true, unpaged: false },
  })
  expect(paginateItems([], query('', true), true)).toMatchObject({ totalPages: 0, last: true, first: true })
})

test('uses the number of items on the last page to correct the total', () => {
  expect(createPagedResponse([9, 13, 18], 4, query(''), true).totalElements).toBe(3)
  expect(createPagedResponse([9], 4, query('size=2'), true).totalElements).toBe(4)
})

property.prop([fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 25 })])(
  'all pages together contain every item',
  (items, size) => {
    const first = paginateItems(items, query(`size=${size}`), false)
    const pages = Array.from(
      { length: first.totalPages },
      (_, page) => paginateItems(items, query(`size=${size}&page=${page}`), false).content,
    )
    expect(pages.flat()).toEqual(items)
  },
)

property.prop([
  fc.array(fc.string({ unit: fc.constantFrom(...'aAbBéÉeE#2 ') }), { maxLength: 40 }),
  fc.array(fc.string({ maxLength: 3 })),
])('sorting texts by their ranks gives the same order as sorting the texts', (texts, later) => {
  const table = new TextSortRanks(compareByUnicodeCollation)
  table.of(later)
  const ranks = table.of(texts)
  for (let i = 1; i < texts.length; i++)
    expect(Math.sign((ranks[i] ?? 0) - (ranks[i - 1] ?? 0))).toBe(
      Math.sign(compareByUnicodeCollation(texts[i] ?? '', texts[i - 1] ?? '')),
    )
})

test('sorts missing values first in ascending order and last in descending order', () => {
  const columns = { n: createNumberSortKeyExtractor((item: number | null) => item) }
  expect(sortRecords([2, null, 1], [{ key: 'n', descending: false }], columns)).toEqual([null, 1, 2])
  expect(sortRecords([2, null, 1], [{ key: 'n', descending: true }], columns)).toEqual([2, 1, null])
})

test('groups titles by their first character', () => {
  expect(countTitlesByFirstCharacter(['Alder', 'apple', '2 Fast', '#Hash', 'Élan', '𝒜'])).toEqual([
    { group: '#', count: 1 },
    { group: '2', count: 1 },
    { group: 'a', count: 2 },
    { group: 'É', count: 1 },
    { group: '𝒜', count: 1 },
  ])
})

property.prop([
  fc.array(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true }), fc.integer(), fc.constant(null))),
  fc.boolean(),
])('keeps the order of equal items', (values, descending) => {
  const items = values.map((value, index) => ({ value, place: index }))
  const key = ({ value }: { value: number | null }) => value ?? Number.NEGATIVE_INFINITY
  const expected = items.toSorted((left, right) => {
    const [a, b] = descending ? [key(right), key(left)] : [key(left), key(right)]
    return a < b ? -1 : a > b ? 1 : 0
  })
  const columns = { n: createNumberSortKeyExtractor<{ value: number | null }>(({ value }) => value) }
  expect(sortRecords(items, [{ key: 'n', descending }], columns)).toEqual(expected)
})
