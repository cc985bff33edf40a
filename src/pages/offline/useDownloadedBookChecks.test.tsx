import { renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { createOfflineBookEntry } from '../../api/offline/offlineBooks'
import { useDownloadedBookChecks } from './useDownloadedBookChecks'

const calls = vi.hoisted(() => ({ getBook: vi.fn(), isDownloadOutdated: vi.fn() }))
vi.mock('../../generated/books/books.calls', () => ({ getBook: calls.getBook }))
vi.mock('../../api/offline/downloads/downloadBookForOffline', () => ({ isDownloadOutdated: calls.isDownloadOutdated }))

test('finds the downloads that the user has started to read and those that are outdated', async () => {
  vi.stubGlobal('caches', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  calls.getBook.mockImplementation(async (id: string) => ({ readProgress: id === 'A' ? { page: 3 } : null }))
  calls.isDownloadOutdated.mockImplementation(async (_user: string, id: string) => id === 'B')
  const entryOf = (id: string) => ({ ...createOfflineBookEntry(createTestBook({ id }), 0), files: 2, here: 2 })
  const books = [entryOf('A'), entryOf('B')]
  const { result } = renderHook(() => useDownloadedBookChecks('U', books))
  expect(result.current.startedIds.size).toBe(0)
  await waitFor(() => expect([...result.current.outdatedIds]).toEqual(['B']))
  expect([...result.current.startedIds]).toEqual(['A'])
})
