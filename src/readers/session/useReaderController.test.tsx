import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReaderMachineInput } from '../../machines/readerMachineTypes'
import { type FormatSpecificReaderFunctions, useReaderController } from './useReaderController'

const sendQueued = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../progress/progressQueue', () => ({ sendQueuedProgress: sendQueued }))
vi.mock('./useHandleSessionChangeWhileReading', () => ({ useHandleSessionChangeWhileReading: () => {} }))

const input: ReaderMachineInput = { bookId: 'B', incognito: false }

/** Opens a book. The reader shows no page until the test calls `onRelocated`. */
async function openReader(options: Partial<ReaderMachineInput> = {}) {
  const handlers = {
    userId: 'A',
    openBook: vi.fn(async () => ({ position: { at: '1' } })),
    findNeighbors: vi.fn(async () => ({})),
    saveProgress: vi.fn(async () => {}),
    fetchServerPosition: async () => undefined,
    onOpenBook: () => {},
    onLeave: () => {},
  } satisfies FormatSpecificReaderFunctions
  const { result, unmount } = renderHook(() => useReaderController({ ...input, ...options }, handlers))
  await vi.waitFor(() => expect(result.current.actor.getSnapshot().matches({ neighbors: 'fetching' })).toBe(true))
  sendQueued.mockClear()
  const settled = () => act(() => new Promise(resolve => setTimeout(resolve)))
  return { reader: result.current, handlers, leave: unmount, settled }
}

test('requests the neighboring books after the first page is shown', async () => {
  const { reader, handlers, settled } = await openReader()
  await settled()
  expect(handlers.findNeighbors).not.toHaveBeenCalled()
  act(() => reader.onRelocated({ position: { at: '1' }, atStart: true, atEnd: false }))
  await settled()
  expect(handlers.findNeighbors).toHaveBeenCalledOnce()
  expect(sendQueued).toHaveBeenCalledOnce()
})

test.each([
  ['does not send queued progress of the open book, which needs a check first', false, 'B'],
  ['sends queued progress of all books in incognito mode', true, undefined],
])('after the neighboring books were fetched, %s', async (_, incognito, exceptBookId) => {
  const { reader, settled } = await openReader({ incognito })
  act(() => reader.onRelocated({ position: { at: '1' }, atStart: true, atEnd: false }))
  await settled()
  expect(sendQueued.mock.calls).toEqual([['A', undefined, exceptBookId]])
})

test('sends no further request when a book is closed before its first page is shown', async () => {
  const { handlers, leave, settled } = await openReader()
  leave()
  await settled()
  expect(handlers.findNeighbors).not.toHaveBeenCalled()
  expect(sendQueued).not.toHaveBeenCalled()
})
