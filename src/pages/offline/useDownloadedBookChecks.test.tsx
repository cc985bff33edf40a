import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import {
  addOfflineBooks,
  createOfflineBookEntry,
  type OfflineBookEntry,
  readOfflineBooks,
  updateOfflineBook,
  useOfflineBooks,
} from '../../api/offline/offlineBooks'
import { useDownloadedBookChecks } from './useDownloadedBookChecks'

const mocks = vi.hoisted(() => ({
  getBook: vi.fn(),
  isDownloadOutdated: vi.fn(),
  hasRecentResponseFromOfflineCache: vi.fn(() => false),
  reachableListeners: new Set<() => void>(),
}))
vi.mock('../../generated/books/books.calls', () => ({ getBook: mocks.getBook }))
vi.mock('../../api/offline/downloads/downloadBookForOffline', () => ({ isDownloadOutdated: mocks.isDownloadOutdated }))
vi.mock('../../api/http', () => ({ hasRecentResponseFromOfflineCache: mocks.hasRecentResponseFromOfflineCache }))
vi.mock('../../api/serverConnection', () => ({
  onServerReachableAgain: (listener: () => void) => {
    mocks.reachableListeners.add(listener)
    return () => mocks.reachableListeners.delete(listener)
  },
}))

beforeEach(() => {
  vi.stubGlobal('caches', {})
  mocks.getBook
    .mockReset()
    .mockImplementation(async (id: string) => ({ readProgress: id === 'A' ? { page: 3 } : null }))
  mocks.isDownloadOutdated.mockReset().mockImplementation(async (_user: string, id: string) => id === 'B')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const createEntry = (id: string, changes: Partial<OfflineBookEntry> = {}): OfflineBookEntry => ({
  ...createOfflineBookEntry(createTestBook({ id }), 0),
  ...changes,
})
const downloaded = { files: 2, here: 2 }
const readStartedFlags = () => readOfflineBooks('U').map(({ isStarted }) => isStarted)
const requestedIds = () => mocks.getBook.mock.calls.map(([id]) => id)
const renderChecks = () => renderHook(() => useDownloadedBookChecks('U', useOfflineBooks('U')))

test('finds outdated downloads, and stores whether the user has started the downloaded books', async () => {
  addOfflineBooks('U', [createEntry('A', downloaded), createEntry('B', { ...downloaded, isStarted: true })])
  const { result } = renderChecks()
  await waitFor(() => expect([...result.current]).toEqual(['B']))
  expect(readStartedFlags()).toEqual([true, false])
})

test('checks an incomplete download only if its entry does not say whether the user has started the book', async () => {
  addOfflineBooks('U', [createEntry('A', { isStarted: undefined }), createEntry('C'), createEntry('B', downloaded)])
  const { result } = renderChecks()
  await waitFor(() => expect([...result.current]).toEqual(['B']))
  expect(readStartedFlags()).toEqual([true, false, false])
  expect(requestedIds()).toEqual(['A', 'B'])
  act(() => updateOfflineBook('U', 'C', downloaded))
  await waitFor(() => expect(requestedIds()).toEqual(['A', 'B', 'C']))
})

test('repeats a failed request when the server is reachable again', async () => {
  addOfflineBooks('U', [createEntry('A', downloaded), createEntry('B', downloaded)])
  mocks.getBook.mockRejectedValueOnce(new Error('unreachable'))
  const { result } = renderChecks()
  await waitFor(() => expect([...result.current]).toEqual(['B']))
  expect(readStartedFlags()).toEqual([false, false])
  act(() => {
    for (const listener of mocks.reachableListeners) listener()
  })
  await waitFor(() => expect(readStartedFlags()).toEqual([true, false]))
  expect(requestedIds()).toEqual(['A', 'B', 'A'])
})

test('repeats a request that the service worker has answered from its cache', async () => {
  addOfflineBooks('U', [createEntry('A', { ...downloaded, isStarted: true })])
  mocks.hasRecentResponseFromOfflineCache.mockReturnValueOnce(true)
  const { result } = renderChecks()
  await waitFor(() => expect(mocks.isDownloadOutdated).toHaveBeenCalledOnce())
  mocks.isDownloadOutdated.mockResolvedValue(true)
  const notify = () => {
    for (const listener of mocks.reachableListeners) listener()
  }
  act(notify)
  await waitFor(() => expect([...result.current]).toEqual(['A']))
  expect(requestedIds()).toEqual(['A', 'A'])
  act(notify)
  await waitFor(() => expect(mocks.isDownloadOutdated).toHaveBeenCalledTimes(3))
  expect(requestedIds()).toEqual(['A', 'A'])
})
