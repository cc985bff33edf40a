// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { deletePendingProgress, readPendingProgress, storePendingProgress } from './pendingProgress'

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
