import { expect, test } from 'vitest'
import { formatBookTitleInSeries, formatFullBookTitle } from './bookTitle'

const book = (title: string, oneshot = false) => ({
  seriesTitle: 'Harbour Nine',
  oneshot,
  metadata: { title, number: '3' },
})

test('joins number and title within a series', () => {
  expect(formatBookTitleInSeries(book('Low Tide'))).toBe('3 – Low Tide')
})

test('omits the number of a one-shot', () => {
  expect(formatBookTitleInSeries(book('Low Tide', true))).toBe('Low Tide')
  expect(formatFullBookTitle(book('Low Tide', true))).toBe('Low Tide')
})

test('prefixes the series title unless the book title contains it', () => {
  expect(formatFullBookTitle(book('Low Tide'))).toBe('Harbour Nine 3 – Low Tide')
  expect(formatFullBookTitle(book('HARBOUR NINE 3'))).toBe('HARBOUR NINE 3')
})
