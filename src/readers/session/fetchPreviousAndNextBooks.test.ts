import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerError } from '../../api/ServerError'
import type { PreviousAndNextBooks } from '../../machines/readerMachineTypes'
import { fetchPreviousAndNextBooks } from './fetchPreviousAndNextBooks'

const book = (id: string) => ({
  id,
  metadata: { title: id, number: '2' },
  media: { pagesCount: 8, mediaProfile: 'DIVINA' },
  seriesTitle: 'Harbour Nine',
  oneshot: false,
  readProgress: id === 'C' ? { page: 3 } : null,
})
const calls = vi.hoisted(() => ({
  next: vi.fn(),
  previous: vi.fn(),
  nextInReadList: vi.fn(),
  previousInReadList: vi.fn(),
  readList: vi.fn(),
}))
vi.mock('../../generated/books/books', () => ({ getNextBook: calls.next, getPreviousBook: calls.previous }))
vi.mock('../../generated/readlists/readlists.calls', () => ({
  getNextBookInReadList: calls.nextInReadList,
  getPreviousBookInReadList: calls.previousInReadList,
  getReadList: calls.readList,
}))

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
    next: {
      id: 'C',
      title: 'C',
      detail: 'Harbour Nine · 2',
      pagesCount: 8,
      reader: 'comic',
      readProgress: { page: 3 },
    },
    unknownSides: { previous: true },
  })
})

describe('a book that was opened from a read list', () => {
  const fromReadList = { context: 'READLIST', contextId: 'R' }
  const titlesOf = ({ next, previous, ...rest }: PreviousAndNextBooks) => [previous?.id, next?.id, rest]
  beforeEach(() => {
    calls.next.mockResolvedValue(book('C'))
    calls.previous.mockResolvedValue(book('A'))
    calls.nextInReadList.mockImplementation(notFound)
    calls.previousInReadList.mockImplementation(notFound)
  })

  test('has the neighbors in the read list', async () => {
    calls.readList.mockResolvedValue({ name: 'First issues', bookIds: ['B', 'L'] })
    calls.nextInReadList.mockResolvedValue(book('L'))
    expect(titlesOf(await fetchPreviousAndNextBooks('B', fromReadList))).toEqual([
      undefined,
      'L',
      { readListName: 'First issues' },
    ])
  })

  test.each([
    ['was deleted', notFound],
    ['does not contain the book', async () => ({ name: 'Other books', bookIds: ['X'] })],
  ])('has the neighbors in its series if the read list %s', async (_cause, readList) => {
    calls.readList.mockImplementation(readList)
    expect(titlesOf(await fetchPreviousAndNextBooks('B', fromReadList))).toEqual(['A', 'C', {}])
  })

  test('keeps the neighbors in the read list if only the request for the read list failed', async () => {
    calls.readList.mockImplementation(unreachable)
    calls.nextInReadList.mockResolvedValue(book('L'))
    expect(titlesOf(await fetchPreviousAndNextBooks('B', fromReadList))).toEqual([undefined, 'L', {}])
  })

  test('has unknown neighbors if the read list is unknown and neither neighbor was found', async () => {
    calls.readList.mockImplementation(unreachable)
    expect(await fetchPreviousAndNextBooks('B', fromReadList)).toEqual({
      unknownSides: { next: true, previous: true },
    })
  })
})
