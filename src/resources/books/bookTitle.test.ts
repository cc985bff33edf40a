import { expect, test } from 'vitest'
import { bookTitle, fullBookTitle } from './bookTitle'

const book = (title: string, oneshot = false) => ({
  seriesTitle: 'Harbour Nine',
  oneshot,
  metadata: { title, number: '3' },
})

test('among its series a book is its number and title', () => {
  expect(bookTitle(book('Low Tide'))).toBe('3 – Low Tide')
})

test('a one-shot has no number', () => {
  expect(bookTitle(book('Low Tide', true))).toBe('Low Tide')
  expect(fullBookTitle(book('Low Tide', true))).toBe('Low Tide')
})

test('the series is named unless the title does so itself', () => {
  expect(fullBookTitle(book('Low Tide'))).toBe('Harbour Nine 3 – Low Tide')
  expect(fullBookTitle(book('HARBOUR NINE 3'))).toBe('HARBOUR NINE 3')
})
