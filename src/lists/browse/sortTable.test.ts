import { expect, test } from 'vitest'
import {
  bookSorts,
  collectionSorts,
  nextSort,
  parseSort,
  readListSorts,
  seriesSorts,
  serverSort,
  toSortParam,
} from './sortTable'

test.each([
  ['series', seriesSorts],
  ['books', bookSorts],
  ['a collection with manual order', collectionSorts(true)],
  ['a read list', readListSorts(false)],
  ['a read list with manual order', readListSorts(true)],
])('restores every sort of %s from its URL param in both directions', (_, table) => {
  for (const [by, { ways }] of Object.entries(table)) {
    for (const way of ways ? (['asc', 'desc'] as const) : (['asc'] as const)) {
      for (const searching of by === 'relevance' ? [true] : [true, false]) {
        expect(parseSort(table, toSortParam(table, { by, way }, searching), searching)).toEqual({ by, way })
      }
    }
  }
})

test('uses the default sort for unknown params and leaves it out of the URL', () => {
  for (const text of [undefined, 'colour', '-', '__proto__', 4])
    expect(parseSort(seriesSorts, text, false)).toEqual({ by: 'title', way: 'asc' })
  expect(toSortParam(seriesSorts, { by: 'title', way: 'asc' }, false)).toBeUndefined()
  expect(parseSort(seriesSorts, 'relevance', false)).toEqual({ by: 'title', way: 'asc' })
  expect(parseSort(seriesSorts, undefined, true)).toEqual({ by: 'relevance', way: 'asc' })
})

test('starts with the initial direction and reverses it on the second click', () => {
  const first = nextSort(seriesSorts, { by: 'title', way: 'asc' }, 'added')
  expect(first).toEqual({ by: 'added', way: 'desc' })
  expect(nextSort(seriesSorts, first, 'added')).toEqual({ by: 'added', way: 'asc' })
  expect(nextSort(seriesSorts, first, 'title')).toEqual({ by: 'title', way: 'asc' })
  expect(nextSort(seriesSorts, { by: 'random', way: 'asc' }, 'random')).toEqual({ by: 'random', way: 'asc' })
})

test('appends the default sort to order equal records', () => {
  expect(serverSort(seriesSorts, { by: 'books', way: 'desc' })).toEqual(['booksCount,desc', 'metadata.titleSort,asc'])
  expect(serverSort(seriesSorts, { by: 'title', way: 'desc' })).toEqual(['metadata.titleSort,desc'])
})

test('uses the manual order by default, otherwise the order of the server', () => {
  const first = (table: typeof seriesSorts) => serverSort(table, parseSort(table, undefined, false))
  expect(first(collectionSorts(true))).toEqual(['collection.number,asc'])
  expect(first(collectionSorts(false))).toEqual(['metadata.titleSort,asc'])
  expect(first(readListSorts(true))).toEqual(['readList.number,asc'])
  expect(first(readListSorts(false))).toEqual(['metadata.releaseDate,asc'])
})
