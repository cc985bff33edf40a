import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReaderInput } from '../../machines/readerTypes'
import { type ReaderCommands, useReader } from './useReader'

const sent = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../progress/progressQueue', () => ({ sendQueuedProgress: sent }))
vi.mock('./useReadingSession', () => ({ useReadingSession: () => {} }))

const input: ReaderInput = { bookId: 'B', incognito: false }

/** Opens a book; its first page is not shown yet. */
async function opening() {
  const deeds = {
    userId: 'A',
    openBook: vi.fn(async () => ({ position: { at: '1' }, progressKnown: true })),
    findNeighbours: vi.fn(async () => ({})),
    saveProgress: vi.fn(async () => {}),
    askPlace: async () => undefined,
    onOpenBook: () => {},
    onLeave: () => {},
  } satisfies ReaderCommands
  const { result, unmount } = renderHook(() => useReader(input, deeds))
  await vi.waitFor(() => expect(result.current.actor.getSnapshot().matches({ neighbours: 'asking' })).toBe(true))
  sent.mockClear()
  const settled = () => act(() => new Promise(resolve => setTimeout(resolve)))
  return { reader: result.current, deeds, leave: unmount, settled }
}

test('requests the neighbouring books after the first page is shown', async () => {
  const { reader, deeds, settled } = await opening()
  await settled()
  expect(deeds.findNeighbours).not.toHaveBeenCalled()
  act(() => reader.onRelocated({ position: { at: '1' }, atStart: true, atEnd: false }))
  await settled()
  expect(deeds.findNeighbours).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledOnce()
})

test('requests nothing more when a book is closed before its first page', async () => {
  const { deeds, leave, settled } = await opening()
  leave()
  await settled()
  expect(deeds.findNeighbours).not.toHaveBeenCalled()
  expect(sent).not.toHaveBeenCalled()
})
