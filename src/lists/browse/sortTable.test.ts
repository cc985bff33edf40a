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
  ['an arranged collection', collectionSorts(true)],
  ['a read list', readListSorts(false)],
  ['an arranged read list', readListSorts(true)],
])('every order of %s comes back from an address, both ways', (_, table) => {
  for (const [by, { ways }] of Object.entries(table)) {
    for (const way of ways ? (['asc', 'desc'] as const) : (['asc'] as const)) {
      for (const searching of by === 'relevance' ? [true] : [true, false]) {
        expect(parseSort(table, toSortParam(table, { by, way }, searching), searching)).toEqual({ by, way })
      }
    }
  }
})

test('what is unknown is the usual order, which no address mentions', () => {
  for (const text of [undefined, 'colour', '-', '__proto__', 4])
    expect(parseSort(seriesSorts, text, false)).toEqual({ by: 'title', way: 'asc' })
  expect(toSortParam(seriesSorts, { by: 'title', way: 'asc' }, false)).toBeUndefined()
  expect(parseSort(seriesSorts, 'relevance', false)).toEqual({ by: 'title', way: 'asc' })
  expect(parseSort(seriesSorts, undefined, true)).toEqual({ by: 'relevance', way: 'asc' })
})

test('a first click goes the way one expects, a second the other', () => {
  const first = nextSort(seriesSorts, { by: 'title', way: 'asc' }, 'added')
  expect(first).toEqual({ by: 'added', way: 'desc' })
  expect(nextSort(seriesSorts, first, 'added')).toEqual({ by: 'added', way: 'asc' })
  expect(nextSort(seriesSorts, first, 'title')).toEqual({ by: 'title', way: 'asc' })
  expect(nextSort(seriesSorts, { by: 'random', way: 'asc' }, 'random')).toEqual({ by: 'random', way: 'asc' })
})

test('equal ones are told apart for the server', () => {
  expect(serverSort(seriesSorts, { by: 'books', way: 'desc' })).toEqual(['booksCount,desc', 'metadata.titleSort,asc'])
  expect(serverSort(seriesSorts, { by: 'title', way: 'desc' })).toEqual(['metadata.titleSort,desc'])
})

test('what somebody arranged comes in that order first, the rest as the server would', () => {
  const first = (table: typeof seriesSorts) => serverSort(table, parseSort(table, undefined, false))
  expect(first(collectionSorts(true))).toEqual(['collection.number,asc'])
  expect(first(collectionSorts(false))).toEqual(['metadata.titleSort,asc'])
  expect(first(readListSorts(true))).toEqual(['readList.number,asc'])
  expect(first(readListSorts(false))).toEqual(['metadata.releaseDate,asc'])
})
