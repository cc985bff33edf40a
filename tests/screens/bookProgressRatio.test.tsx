import { expect, test } from 'vitest'
import type { Book } from '../../src/generated/model.schemas'
import { predictServerProgressRatio } from '../../src/readers/epub/progress/predictServerProgressRatio'
import { getBookProgressRatio } from '../../src/resources/books/BookCard'

test.each([1, 3, 16, 51, 400])('page of the book and EPUB reader show the same fraction: %d pages', pagesCount => {
  for (let position = 1; position < 51; position += 1) {
    const page = Math.round((pagesCount * position) / 51)
    const book = { readProgress: { page, completed: false }, media: { pagesCount } } as Book
    expect(predictServerProgressRatio(position / 51, pagesCount), `position ${position}`).toBe(
      getBookProgressRatio(book),
    )
  }
})

test('a book that is not completed is read to at most 99%', () => {
  expect(
    getBookProgressRatio({ readProgress: { page: 16, completed: false }, media: { pagesCount: 16 } } as Book),
  ).toBe(0.99)
})
