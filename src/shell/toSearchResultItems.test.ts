import { expect, test } from 'vitest'
import type { Book, Series } from '../generated/model.schemas'
import { createLocaleFormatters } from '../language/localeFormatters'
import { toSearchResultItems } from './toSearchResultItems'

const series = {
  id: 's1',
  libraryId: 'l2',
  metadata: { title: 'Aria' },
  booksMetadata: { releaseDate: '2019-05-01' },
} as Series
const book = {
  id: 'b1',
  libraryId: 'l1',
  seriesTitle: 'Aria',
  oneshot: false,
  metadata: { title: 'Start', number: '3' },
} as Book
const results = {
  series: [series],
  books: [book, { ...book, id: 'b2', oneshot: true }],
  collections: [{ id: 'c1', name: 'Best' }],
  readLists: [],
} as unknown as Parameters<typeof toSearchResultItems>[0]
const subtitles = (libraries: Parameters<typeof toSearchResultItems>[1], code = 'en') =>
  toSearchResultItems(results, libraries, createLocaleFormatters(code)).map(({ subtitle }) => subtitle)

test('subtitles of series and books contain the library if there are several', () => {
  const libraries = [
    { id: 'l1', name: 'Comics' },
    { id: 'l2', name: 'Manga' },
  ]
  expect(subtitles(libraries)).toEqual(['2019 · Manga', 'Aria · 3 · Comics', 'Comics', undefined])
})

test('subtitles contain no library if there is only one', () => {
  expect(subtitles([{ id: 'l1', name: 'Comics' }])).toEqual(['2019', 'Aria · 3', undefined, undefined])
})

test('the release year of a series has the digits of the language', () => {
  expect(subtitles([], 'fa')[0]).toBe('۲۰۱۹')
})
