import { expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import { fetchNeighbours } from './fetchNeighbours'

const book = (id: string) => ({
  id,
  metadata: { title: id, number: '2' },
  media: { pagesCount: 8, mediaProfile: 'DIVINA' },
  seriesTitle: 'Harbour Nine',
  oneshot: false,
})
const calls = vi.hoisted(() => ({ next: vi.fn(), previous: vi.fn() }))
vi.mock('../../generated/books/books', () => ({ getNextBook: calls.next, getPreviousBook: calls.previous }))

const none = () => Promise.reject(new ServerError({ operation: 'getNextBook', status: 404 }))
const away = () => Promise.reject(new ServerError({ operation: 'getNextBook', status: 0 }))

test.each([
  { next: none, previous: none, expected: {} },
  { next: none, previous: away, expected: { unsure: { previous: true } } },
  { next: away, previous: none, expected: { unsure: { next: true } } },
  { next: away, previous: away, expected: { unsure: { next: true, previous: true } } },
])('treats only a 404 response as "no such book"', async ({ next, previous, expected }) => {
  calls.next.mockImplementation(next)
  calls.previous.mockImplementation(previous)
  expect(await fetchNeighbours('B', {})).toEqual(expected)
})

test('uses the response that arrived when the other request failed', async () => {
  calls.next.mockResolvedValue(book('C'))
  calls.previous.mockImplementation(away)
  expect(await fetchNeighbours('B', {})).toEqual({
    next: { id: 'C', title: 'C', detail: 'Harbour Nine · 2', pagesCount: 8, reader: 'comic' },
    unsure: { previous: true },
  })
})
