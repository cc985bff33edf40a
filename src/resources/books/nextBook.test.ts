import { describe, expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { type FirstBook, nextOfSeries } from './nextBook'

type BookReadStatus = 'UNREAD' | 'IN_PROGRESS' | 'READ'
type Known = { number: number; status: BookReadStatus; readAt: number }

const books = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom<BookReadStatus>('UNREAD', 'IN_PROGRESS', 'READ'),
    readAt: fc.integer({ min: 1, max: 1000 }),
  }),
  { selector: ({ number }) => number, maxLength: 12 },
)

const countsOf = (all: readonly Known[]) => ({
  booksCount: all.length,
  booksReadCount: all.filter(({ status }) => status === 'READ').length,
  booksInProgressCount: all.filter(({ status }) => status === 'IN_PROGRESS').length,
})

function holds({ status, number }: Known, condition: BookCondition): boolean {
  if ('readStatus' in condition) return condition.readStatus.value === status
  if ('numberSort' in condition) return number > condition.numberSort.value
  throw new Error(`unknown condition ${Object.keys(condition)}`)
}

/** In-memory book search that records the sorts of its requests. */
function serverOf(all: readonly Known[]) {
  const asked: string[] = []
  const first: FirstBook = async (conditions, sort) => {
    asked.push(sort)
    const [key, way] = sort.split(',')
    const by = key === 'metadata.numberSort' ? 'number' : 'readAt'
    const fitting = all.filter(book => conditions.every(condition => holds(book, condition)))
    const [found] = fitting.sort((a, b) => (way === 'desc' ? b[by] - a[by] : a[by] - b[by]))
    return found && ({ metadata: { numberSort: found.number } } as Book)
  }
  return { first, asked }
}

const numberOf = (book: Book | undefined) => book?.metadata.numberSort
const next = async (all: readonly Known[], counts = countsOf(all)) =>
  numberOf(await nextOfSeries(counts, serverOf(all).first))
const book = (number: number, status: BookReadStatus, readAt = 1): Known => ({ number, status, readAt })

describe('findNextBookOfSeries', () => {
  test('prefers the most recently read started book over unread books', async () => {
    expect(await next([book(1, 'UNREAD'), book(2, 'IN_PROGRESS', 5), book(3, 'IN_PROGRESS', 9)])).toBe(3)
  })

  test('returns the first unread book after the last read one, then earlier gaps', async () => {
    expect(await next([book(1, 'UNREAD'), book(2, 'READ'), book(3, 'UNREAD')])).toBe(3)
    expect(await next([book(1, 'UNREAD'), book(2, 'READ')])).toBe(1)
  })

  test('returns the first book when all are read', async () => {
    expect(await next([book(2, 'READ'), book(1, 'READ')])).toBe(1)
  })

  test('needs one request for a series that is unread, completely read or started', async () => {
    for (const all of [[book(1, 'UNREAD')], [book(1, 'READ')], [book(1, 'READ'), book(2, 'IN_PROGRESS')]]) {
      const { first, asked } = serverOf(all)
      await nextOfSeries(countsOf(all), first)
      expect(asked).toHaveLength(1)
    }
  })

  test.prop([books])('returns a book for every non-empty series, and a read one only when all are read', async all => {
    const number = await next(all)
    const chosen = all.find(known => known.number === number)
    expect(chosen !== undefined).toBe(all.length > 0)
    if (chosen?.status === 'READ') expect(all.every(({ status }) => status === 'READ')).toBe(true)
  })

  test.prop([books, books])('returns a book even when the counts are outdated', async (all, before) => {
    if (all.length > 0) expect(await next(all, countsOf(before))).toBeDefined()
  })
})
