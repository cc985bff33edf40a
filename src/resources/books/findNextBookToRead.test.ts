import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { type FindFirstMatchingBook, findNextBookToReadInSeries } from './findNextBookToRead'

type BookReadStatus = 'UNREAD' | 'IN_PROGRESS' | 'READ'
type ServerBook = { number: number; status: BookReadStatus; readAt: number }

const arbitraryBooks = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom<BookReadStatus>('UNREAD', 'IN_PROGRESS', 'READ'),
    readAt: fc.integer({ min: 1, max: 1000 }),
  }),
  { selector: ({ number }) => number, maxLength: 12 },
)

const countsOf = (serverBooks: readonly ServerBook[]) => ({
  booksCount: serverBooks.length,
  booksReadCount: serverBooks.filter(({ status }) => status === 'READ').length,
  booksInProgressCount: serverBooks.filter(({ status }) => status === 'IN_PROGRESS').length,
})

function meetsCondition({ status, number }: ServerBook, condition: BookCondition): boolean {
  if ('readStatus' in condition) return condition.readStatus.value === status
  if ('numberSort' in condition) return number > condition.numberSort.value
  throw new Error(`unknown condition ${Object.keys(condition)}`)
}

function fakeServer(serverBooks: readonly ServerBook[]) {
  const requestedSorts: string[] = []
  const findFirst: FindFirstMatchingBook = async (conditions, sort) => {
    requestedSorts.push(sort)
    const [key, direction] = sort.split(',')
    const sortKey = key === 'metadata.numberSort' ? 'number' : 'readAt'
    const matches = serverBooks.filter(book => conditions.every(condition => meetsCondition(book, condition)))
    const [firstMatch] = matches.sort((a, b) =>
      direction === 'desc' ? b[sortKey] - a[sortKey] : a[sortKey] - b[sortKey],
    )
    return firstMatch && ({ metadata: { numberSort: firstMatch.number } } as Book)
  }
  return { findFirst, requestedSorts }
}

const sortNumberOf = (book: Book | undefined) => book?.metadata.numberSort
const nextNumber = async (serverBooks: readonly ServerBook[], counts = countsOf(serverBooks)) =>
  sortNumberOf(await findNextBookToReadInSeries(counts, fakeServer(serverBooks).findFirst))
const serverBook = (number: number, status: BookReadStatus, readAt = 1): ServerBook => ({ number, status, readAt })

describe('next book to read in a series', () => {
  test('prefers the most recently read started book over unread books', async () => {
    expect(
      await nextNumber([serverBook(1, 'UNREAD'), serverBook(2, 'IN_PROGRESS', 5), serverBook(3, 'IN_PROGRESS', 9)]),
    ).toBe(3)
  })

  test('returns the first unread book after the last read book, or otherwise the first unread book', async () => {
    expect(await nextNumber([serverBook(1, 'UNREAD'), serverBook(2, 'READ'), serverBook(3, 'UNREAD')])).toBe(3)
    expect(await nextNumber([serverBook(1, 'UNREAD'), serverBook(2, 'READ')])).toBe(1)
  })

  test('returns the first book when all books are read', async () => {
    expect(await nextNumber([serverBook(2, 'READ'), serverBook(1, 'READ')])).toBe(1)
  })

  test('needs one request for a series that is unread, completely read or started', async () => {
    for (const serverBooks of [
      [serverBook(1, 'UNREAD')],
      [serverBook(1, 'READ')],
      [serverBook(1, 'READ'), serverBook(2, 'IN_PROGRESS')],
    ]) {
      const { findFirst, requestedSorts } = fakeServer(serverBooks)
      await findNextBookToReadInSeries(countsOf(serverBooks), findFirst)
      expect(requestedSorts).toHaveLength(1)
    }
  })

  test('requests the last read and the first unread book of a partly read series at the same time', async () => {
    const serverBooks = [serverBook(1, 'READ'), serverBook(2, 'UNREAD'), serverBook(3, 'UNREAD')]
    const { findFirst, requestedSorts } = fakeServer(serverBooks)
    const next = findNextBookToReadInSeries(countsOf(serverBooks), findFirst)
    expect(requestedSorts).toEqual(['metadata.numberSort,desc', 'metadata.numberSort,asc'])
    expect(sortNumberOf(await next)).toBe(2)
    expect(requestedSorts).toHaveLength(2)
  })

  test.prop([arbitraryBooks])(
    'returns a book for every non-empty series, and a read book only when all books are read',
    async serverBooks => {
      const number = await nextNumber(serverBooks)
      const nextBook = serverBooks.find(candidate => candidate.number === number)
      expect(nextBook !== undefined).toBe(serverBooks.length > 0)
      if (nextBook?.status === 'READ') expect(serverBooks.every(({ status }) => status === 'READ')).toBe(true)
    },
  )

  test.prop([arbitraryBooks, arbitraryBooks])(
    'returns a book even when the counts are outdated',
    async (serverBooks, outdatedBooks) => {
      if (serverBooks.length > 0) expect(await nextNumber(serverBooks, countsOf(outdatedBooks))).toBeDefined()
    },
  )
})
