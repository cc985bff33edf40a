// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/cache/queryClient'
import { startQueryInvalidation } from '../../api/cache/queryInvalidation'
import { reportServerDataChange, reportServerWrite } from '../../api/cache/serverDataChanges'
import { setIsReceivingLiveEvents } from '../../api/live/isReceivingLiveEvents'
import { useDuplicateBooks } from './useDuplicateBooks'

const loadBooks = vi.hoisted(() => vi.fn())
vi.mock('../../generated/books/books.calls', async importOriginal => ({
  ...(await importOriginal<object>()),
  getDuplicateBooks: loadBooks,
}))

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const reportAddedBook = (bookId: string) =>
  void reportServerDataChange({ kind: 'event', event: 'BookAdded', data: { bookId, seriesId: 'S', libraryId: 'L' } })

beforeEach(async () => {
  vi.useFakeTimers()
  startQueryInvalidation()
  setIsReceivingLiveEvents(true)
  loadBooks.mockReset().mockResolvedValue({ content: [] })
  renderHook(useDuplicateBooks, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await wait(100)
  expect(loadBooks).toHaveBeenCalledTimes(1)
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('loads the books at most every 10 seconds during a scan, and after its last event', async () => {
  for (let index = 0; index < 300; index++) {
    reportAddedBook(`B${index}`)
    await wait(100)
  }
  const countDuringScan = loadBooks.mock.calls.length
  expect(countDuringScan).toBeGreaterThan(1)
  expect(countDuringScan).toBeLessThanOrEqual(4)
  reportAddedBook('last')
  await wait(20_000)
  expect(loadBooks.mock.calls.length).toBeGreaterThan(countDuringScan)
})

test('does not delay the end of a save while the books load', async () => {
  loadBooks.mockReturnValue(new Promise(() => {}))
  reportAddedBook('B')
  await wait(11_000)
  expect(loadBooks).toHaveBeenCalledTimes(2)
  const handleSaved = vi.fn()
  void reportServerWrite('updateBookMetadata', { bookId: 'A' }).then(handleSaved)
  await wait(1000)
  expect(handleSaved).toHaveBeenCalled()
})

test('loads the books at most every minute while the user reads', async () => {
  const progress = { bookId: 'B', userId: 'U' }
  for (let index = 0; index < 10; index++) {
    void reportServerDataChange({ kind: 'event', event: 'ReadProgressChanged', data: progress })
    await wait(5000)
  }
  expect(loadBooks).toHaveBeenCalledTimes(1)
  await wait(61_000)
  expect(loadBooks).toHaveBeenCalledTimes(2)
})
