import { describe, expect, vi } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { ServerError } from '../../api/ServerError'
import type { Book, Series } from '../../generated/model.schemas'
import {
  fetchBooksAndSeriesOfHistoryEvents,
  type HistoryEventBookAndSeriesApi,
} from './fetchBooksAndSeriesOfHistoryEvents'

const createBook = (id: string, seriesId: string) =>
  ({ id, seriesId, seriesTitle: `Series ${seriesId}`, oneshot: false, metadata: { title: `Book ${id}` } }) as Book

function createCalls(books: readonly Book[], pageSize: number) {
  const missing = async () => {
    throw new ServerError({ operation: 'getBook', status: 404 })
  }
  return {
    pageSize,
    titleOfBook: book => book.metadata.title,
    listBooksOfSeries: vi.fn<HistoryEventBookAndSeriesApi['listBooksOfSeries']>(async (seriesIds, page) => {
      const matches = books.filter(({ seriesId }) => seriesIds.includes(seriesId))
      return { items: matches.slice(page * pageSize, (page + 1) * pageSize), total: matches.length }
    }),
    getBook: vi.fn<HistoryEventBookAndSeriesApi['getBook']>(
      async id => books.find(book => book.id === id) ?? missing(),
    ),
    getSeries: vi.fn<HistoryEventBookAndSeriesApi['getSeries']>(async id =>
      books.some(({ seriesId }) => seriesId === id)
        ? ({ id, oneshot: false, metadata: { title: `Series ${id}` } } as Series)
        : missing(),
    ),
  } satisfies HistoryEventBookAndSeriesApi
}

describe('fetchBooksAndSeriesOfHistoryEvents', () => {
  const books = Array.from({ length: 40 }, (_, index) => createBook(`B${index}`, `S${index % 4}`))
  const ids = fc.record({
    bookId: fc.option(fc.integer({ max: 60, min: 0 }).map(index => `B${index}`)),
    seriesId: fc.option(fc.integer({ max: 6, min: 0 }).map(index => `S${index}`)),
  })

  test.prop([fc.array(ids, { maxLength: 30 }), fc.integer({ min: 1, max: 50 })])(
    'returns every existing record and no deleted record',
    async (requests, pageSize) => {
      const consistent = requests.map(({ bookId, seriesId }) => ({
        bookId,
        seriesId: seriesId && bookId ? (books.find(({ id }) => id === bookId)?.seriesId ?? seriesId) : seriesId,
      }))
      const subjects = await fetchBooksAndSeriesOfHistoryEvents(consistent, createCalls(books, pageSize))
      for (const { bookId, seriesId } of consistent) {
        if (bookId) expect(subjects.books.has(bookId)).toBe(books.some(({ id }) => id === bookId))
        if (seriesId) expect(subjects.series.has(seriesId)).toBe(Number(seriesId.slice(1)) < 4)
      }
    },
  )

  test('needs one request for many events, even if books are deleted', async () => {
    const calls = createCalls(books, 500)
    const requests = [...books.map(({ id, seriesId }) => ({ bookId: id, seriesId })), { bookId: 'B99', seriesId: 'S0' }]
    const subjects = await fetchBooksAndSeriesOfHistoryEvents(requests, calls)
    expect(calls.listBooksOfSeries).toHaveBeenCalledTimes(1)
    expect(calls.getBook).not.toHaveBeenCalled()
    expect(calls.getSeries).not.toHaveBeenCalled()
    expect(subjects.books.get('B7')).toEqual({ id: 'B7', seriesId: 'S3', oneshot: false, title: 'Book B7' })
    expect(subjects.series.get('S3')?.title).toBe('Series S3')
  })

  test('fetches no further page of books when all books are found', async () => {
    const calls = createCalls(books, 4)
    await fetchBooksAndSeriesOfHistoryEvents([{ bookId: 'B0', seriesId: 'S0' }], calls)
    expect(calls.listBooksOfSeries).toHaveBeenCalledTimes(1)
  })

  test('reports failures other than missing records', async () => {
    const calls = createCalls(books, 500)
    calls.getBook.mockRejectedValue(new ServerError({ operation: 'getBook', status: 500 }))
    await expect(fetchBooksAndSeriesOfHistoryEvents([{ bookId: 'B0', seriesId: null }], calls)).rejects.toThrow()
  })
})
