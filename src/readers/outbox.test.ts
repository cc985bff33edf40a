// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../api/ServerError'
import { getBook, updateBookReadProgress } from '../generated/books/books'
import { ProgressRefused } from '../machines/readerMachine'
import { unsentOf } from '../preferences/unsentProgress'
import { sendKept, sendOrKeep } from './outbox'

vi.mock('../generated/books/books', () => ({
  getBook: vi.fn(),
  updateBookReadProgress: vi.fn(),
  updateBookProgression: vi.fn(),
}))

const failed = (status: number) => new ServerError({ operation: 'updateBookReadProgress', status })
const place = (page: number, time = 1_000) => ({ bookId: 'B', userId: 'U', time, write: { page } })
const readElsewhere = (readDate: string | null) =>
  vi.mocked(getBook).mockResolvedValue({ readProgress: readDate && { readDate } } as never)

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
})

test('what the server has is not kept', async () => {
  await sendOrKeep(place(3), async () => {})
  expect(unsentOf('U')).toEqual([])
})

test.each([0, 401, 500, 502])('what failed with %s is kept, the last place of a book alone', async status => {
  for (const page of [3, 4]) {
    const sending = sendOrKeep(place(page), async () => {
      throw failed(status)
    })
    await expect(sending).rejects.toBeInstanceOf(ServerError)
  }
  expect(unsentOf('U')).toEqual([place(4)])
  expect(unsentOf('V')).toEqual([])
})

test('what the server refuses is forgotten', async () => {
  const sending = sendOrKeep(place(3), async () => {
    throw failed(400)
  })
  await expect(sending).rejects.toBeInstanceOf(ProgressRefused)
  expect(unsentOf('U')).toEqual([])
})

const keep = async (page: number, time: number) =>
  sendOrKeep(place(page, time), async () => {
    throw failed(0)
  }).catch(() => {})

test('what was kept is sent when nobody read further since', async () => {
  await keep(7, Date.parse('2026-01-02T00:00:00Z'))
  readElsewhere('2026-01-01T00:00:00Z')
  await sendKept('U', 'B')
  expect(updateBookReadProgress).toHaveBeenCalledWith('B', { page: 7 })
  expect(unsentOf('U')).toEqual([])
})

test('a place that was reached later elsewhere is not overwritten', async () => {
  await keep(7, Date.parse('2026-01-02T00:00:00Z'))
  readElsewhere('2026-01-03T00:00:00Z')
  await sendKept('U')
  expect(updateBookReadProgress).not.toHaveBeenCalled()
  expect(unsentOf('U')).toEqual([])
})

test('as long as the server is away everything stays kept', async () => {
  await keep(7, 5_000)
  vi.mocked(getBook).mockRejectedValue(failed(0))
  await sendKept('U')
  expect(unsentOf('U')).toHaveLength(1)
})

test('nothing kept, nothing asked', async () => {
  await sendKept('U')
  expect(getBook).not.toHaveBeenCalled()
})
