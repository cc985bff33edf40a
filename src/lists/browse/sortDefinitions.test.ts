import { expect, test } from 'vitest'
import {
  bookSorts,
  buildServerSortParams,
  getCollectionSeriesSorts,
  getReadListBookSorts,
  getSortAfterClick,
  libraryBookSorts,
  parseSortUrlParam,
  seriesSorts,
  toSortUrlParam,
} from './sortDefinitions'

test.each([
  ['series', seriesSorts],
  ['books', bookSorts],
  ['the books of a library', libraryBookSorts],
  ['a collection with manual order', getCollectionSeriesSorts(true)],
  ['a read list', getReadListBookSorts(false)],
  ['a read list with manual order', getReadListBookSorts(true)],
])('restores every sort of %s from its URL param in both directions', (_, table) => {
  for (const [by, { directionLabels }] of Object.entries(table)) {
    for (const direction of directionLabels ? (['asc', 'desc'] as const) : (['asc'] as const)) {
      for (const isSearching of by === 'relevance' ? [true] : [true, false]) {
        expect(
          parseSortUrlParam(table, toSortUrlParam(table, { sortKey: by, direction }, isSearching), isSearching),
        ).toEqual({
          sortKey: by,
          direction,
        })
      }
    }
  }
})

test('uses the default sort for unknown params and leaves it out of the URL', () => {
  for (const text of [undefined, 'colour', '-', '__proto__', 4])
    expect(parseSortUrlParam(seriesSorts, text, false)).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(toSortUrlParam(seriesSorts, { sortKey: 'title', direction: 'asc' }, false)).toBeUndefined()
  expect(parseSortUrlParam(seriesSorts, 'relevance', false)).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(parseSortUrlParam(seriesSorts, undefined, true)).toEqual({ sortKey: 'relevance', direction: 'asc' })
})

test('starts with the initial direction and reverses it on the second click', () => {
  const first = getSortAfterClick(seriesSorts, { sortKey: 'title', direction: 'asc' }, 'added')
  expect(first).toEqual({ sortKey: 'added', direction: 'desc' })
  expect(getSortAfterClick(seriesSorts, first, 'added')).toEqual({ sortKey: 'added', direction: 'asc' })
  expect(getSortAfterClick(seriesSorts, first, 'title')).toEqual({ sortKey: 'title', direction: 'asc' })
  expect(getSortAfterClick(seriesSorts, { sortKey: 'random', direction: 'asc' }, 'random')).toEqual({
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

test('orders the books of a library by series, then by number', () => {
  expect(buildServerSortParams(libraryBookSorts, parseSortUrlParam(libraryBookSorts, '-series', false))).toEqual([
    'series,desc',
    'metadata.numberSort,asc',
  ])
  expect(buildServerSortParams(libraryBookSorts, { sortKey: 'size', direction: 'desc' })).toEqual([
    'fileSize,desc',
    'series,asc',
    'metadata.numberSort,asc',
  ])
})

test('uses the manual order by default, otherwise the order of the server', () => {
  const first = (table: typeof seriesSorts) => buildServerSortParams(table, parseSortUrlParam(table, undefined, false))
  expect(first(getCollectionSeriesSorts(true))).toEqual(['collection.number,asc'])
  expect(first(getCollectionSeriesSorts(false))).toEqual(['metadata.titleSort,asc'])
  expect(first(getReadListBookSorts(true))).toEqual(['readList.number,asc'])
  expect(first(getReadListBookSorts(false))).toEqual(['metadata.releaseDate,asc'])
})
