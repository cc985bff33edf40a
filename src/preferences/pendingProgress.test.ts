// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  deletePendingProgress,
  findPendingProgress,
  readPendingProgress,
  storePendingProgress,
} from './pendingProgress'

beforeEach(() => localStorage.clear())

test('reads the fingerprints of progress that an earlier version stored, and writes them under their new name', () => {
  const old = { bookId: 'B', userId: 'U', time: 5, told: ['page 3'], write: { page: 4 } }
  localStorage.setItem('longbox.unsent', '["unsent.U.B"]')
  localStorage.setItem('longbox.unsent.U.B', JSON.stringify(old))
  const [progress] = readPendingProgress('U')
  expect(progress).toEqual({ bookId: 'B', userId: 'U', time: 5, fingerprints: ['page 3'], write: { page: 4 } })
  if (progress) storePendingProgress(progress)
  expect(localStorage.getItem('longbox.unsent.U.B')).not.toContain('told')
  expect(readPendingProgress('U')).toEqual([progress])
  if (progress) deletePendingProgress(progress)
  expect(readPendingProgress('U')).toEqual([])
})

test('finds the progress of a book without reading the progress of other books', () => {
  const store = (bookId: string) => storePendingProgress({ bookId, userId: 'U', time: 5, write: { page: 4 } })
  for (let index = 0; index < 50; index++) store(`B${index}`)
  const read = vi.spyOn(Storage.prototype, 'getItem')
  expect(findPendingProgress({ userId: 'U', bookId: 'B7' })?.bookId).toBe('B7')
  expect(findPendingProgress({ userId: 'U', bookId: 'other' })).toBeUndefined()
  expect(findPendingProgress({ userId: 'V', bookId: 'B7' })).toBeUndefined()
  expect(read.mock.calls.length).toBeLessThanOrEqual(3)
  read.mockRestore()
})
