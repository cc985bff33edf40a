import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { fetchPreviousAndNextBooks } from './fetchPreviousAndNextBooks'

const book = (id: string) => ({
  id,
  metadata: { title: id, number: '2' },
  media: { pagesCount: 8, mediaProfile: 'DIVINA' },
  seriesTitle: 'Harbour Nine',
  oneshot: false,
})
const calls = vi.hoisted(() => ({ next: vi.fn(), previous: vi.fn() }))
vi.mock('../../generated/books/books', () => ({ getNextBook: calls.next, getPreviousBook: calls.previous }))

const notFound = () => Promise.reject(new ServerError({ operation: 'getNextBook', status: 404 }))
const unreachable = () => Promise.reject(new ServerError({ operation: 'getNextBook', status: 0 }))

test.each([
  { next: notFound, previous: notFound, expected: {} },
  { next: notFound, previous: unreachable, expected: { unknownSides: { previous: true } } },
  { next: unreachable, previous: notFound, expected: { unknownSides: { next: true } } },
  { next: unreachable, previous: unreachable, expected: { unknownSides: { next: true, previous: true } } },
])('only a 404 response means that no neighboring book exists', async ({ next, previous, expected }) => {
  calls.next.mockImplementation(next)
  calls.previous.mockImplementation(previous)
  expect(await fetchPreviousAndNextBooks('B', {})).toEqual(expected)
})

test('uses a received response even if the other request failed', async () => {
  calls.next.mockResolvedValue(book('C'))
  calls.previous.mockImplementation(unreachable)
  expect(await fetchPreviousAndNextBooks('B', {})).toEqual({
    next: { id: 'C', title: 'C', detail: 'Harbour Nine · 2', pagesCount: 8, reader: 'comic' },
    unknownSides: { previous: true },
  })
})
