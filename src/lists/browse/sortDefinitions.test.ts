import { expect, test } from 'vitest'
import {
  bookSorts,
  buildServerSortParams,
  parseSortParam,
  seriesSorts,
  sortAfterClick,
  sortsForCollectionSeries,
  sortsForReadListBooks,
  toSortParam,
} from './sortDefinitions'

test.each([
  ['series', seriesSorts],
  ['books', bookSorts],
  ['a collection with manual order', sortsForCollectionSeries(true)],
  ['a read list', sortsForReadListBooks(false)],
  ['a read list with manual order', sortsForReadListBooks(true)],
])('restores every sort of %s from its URL param in both directions', (_, table) => {
  for (const [by, { directionLabels }] of Object.entries(table)) {
    for (const direction of directionLabels ? (['asc', 'desc'] as const) : (['asc'] as const)) {
      for (const isSearching of by === 'relevance' ? [true] : [true, false]) {
        expect(parseSortParam(table, toSortParam(table, { sortKey: by, direction }, isSearching), isSearching)).toEqual(
          {
            sortKey: by,
            direction,
          },
        )
      }
    }
  }
})

test('uses the default sort for unknown params and leaves it out of the URL', () => {
  for (const text of [undefined, 'colour', '-', '__proto__', 4])
    expect(parseSortParam(seriesSorts, text, false)).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(toSortParam(seriesSorts, { sortKey: 'title', direction: 'asc' }, false)).toBeUndefined()
  expect(parseSortParam(seriesSorts, 'relevance', false)).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(parseSortParam(seriesSorts, undefined, true)).toEqual({ sortKey: 'relevance', direction: 'asc' })
})

test('starts with the initial direction and reverses it on the second click', () => {
  const first = sortAfterClick(seriesSorts, { sortKey: 'title', direction: 'asc' }, 'added')
  expect(first).toEqual({ sortKey: 'added', direction: 'desc' })
  expect(sortAfterClick(seriesSorts, first, 'added')).toEqual({ sortKey: 'added', direction: 'asc' })
  expect(sortAfterClick(seriesSorts, first, 'title')).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(sortAfterClick(seriesSorts, { sortKey: 'random', direction: 'asc' }, 'random')).toEqual({
    sortKey: 'random',
    direction: 'asc',
  })
})

test('appends the default sort to order equal records', () => {
  expect(buildServerSortParams(seriesSorts, { sortKey: 'books', direction: 'desc' })).toEqual([
    'booksCount,desc',
    'metadata.titleSort,asc',
  ])
  expect(buildServerSortParams(seriesSorts, { sortKey: 'title', direction: 'desc' })).toEqual([
    'metadata.titleSort,desc',
  ])
})

test('uses the manual order by default, otherwise the order of the server', () => {
  const first = (table: typeof seriesSorts) => buildServerSortParams(table, parseSortParam(table, undefined, false))
  expect(first(sortsForCollectionSeries(true))).toEqual(['collection.number,asc'])
  expect(first(sortsForCollectionSeries(false))).toEqual(['metadata.titleSort,asc'])
  expect(first(sortsForReadListBooks(true))).toEqual(['readList.number,asc'])
  expect(first(sortsForReadListBooks(false))).toEqual(['metadata.releaseDate,asc'])
})
