import { expect, test } from 'vitest'
import type { Book } from '../../../generated/model.schemas'
import { toComparedBook } from './comparedBook'

const book = {
  id: 'B1',
  fileHash: 'hash',
  seriesTitle: 'Series',
  media: { mediaType: 'application/zip' },
  metadata: { title: 'Book', number: '1' },
} as Book

test('uses page images only if the user may stream pages, and thumbnails otherwise', () => {
  expect(toComparedBook(book, [], true).pageUrl(0)).toBe('/api/v1/books/B1/pages/1?v=hash')
  expect(toComparedBook(book, [], false).pageUrl(0)).toBe('/api/v1/books/B1/pages/1/thumbnail')
})

test('names the file of a book without a hash by its modification time', () => {
  const bookWithoutHash = { ...book, fileHash: '', fileLastModified: 'then', lastModified: 'now' }
  expect(toComparedBook(bookWithoutHash, [], true).pageUrl(0)).toBe('/api/v1/books/B1/pages/1?v=then')
})
