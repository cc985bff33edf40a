// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestBook } from '../../../tests/harness/createTestRecords'
import { onLiveEvent } from '../../api/live/liveEvents'
import { getBook } from '../../generated/books/books'
import type { LoadedEpub } from './loadEpub'
import type { VisibleEpubLocation } from './locators/visibleEpubLocation'
import { type ReopeningLocationRef, takeReopeningLocation, useReopenOnFileReplaced } from './useReopenOnFileReplaced'

vi.mock('../../api/live/liveEvents', () => ({ onLiveEvent: vi.fn(() => () => {}) }))
vi.mock('../../generated/books/books', () => ({ getBook: vi.fn() }))

const book = createTestBook({ fileHash: 'old', media: { mediaProfile: 'EPUB', status: 'READY' } })
const chaptersOf = (...paths: string[]) => paths.map((path, index) => ({ index, path, type: '' }))
const opened = { book, publication: { chapters: chaptersOf('a.xhtml', 'b.xhtml') } } as unknown as LoadedEpub
const start = { chapter: 1, progression: 0.5, cfi: 'epubcfi(/6/4!/4/2)' }

/** Opens a book, and simulates the live event that is sent after a change of the book. */
async function changeBook(changes: Parameters<typeof createTestBook>[0]) {
  const reopening: ReopeningLocationRef = { current: undefined }
  const onReplaced = vi.fn()
  vi.mocked(getBook).mockResolvedValue({ ...book, ...changes } as never)
  renderHook(() => useReopenOnFileReplaced(opened, { start } as VisibleEpubLocation, reopening, onReplaced))
  const handler = vi.mocked(onLiveEvent<'BookChanged'>).mock.lastCall?.[1]
  await act(async () => handler?.({ bookId: book.id, seriesId: book.seriesId, libraryId: book.libraryId }))
  return { reopening, onReplaced }
}

test('a book whose file was replaced opens again at the visible location', async () => {
  const { reopening, onReplaced } = await changeBook({ fileHash: 'new' })
  expect(onReplaced).toHaveBeenCalledWith('new')
  const publication = { ...opened.publication, chapters: chaptersOf('cover.xhtml', 'a.xhtml', 'b.xhtml') }
  expect(takeReopeningLocation(book.id, reopening, publication)).toMatchObject({ chapter: 2, progression: 0.5 })
  expect(takeReopeningLocation(book.id, reopening, publication)).toBeUndefined()
})

test('a book whose metadata was changed does not open again', async () => {
  const { reopening, onReplaced } = await changeBook({ name: 'New name' })
  expect(onReplaced).not.toHaveBeenCalled()
  expect(reopening.current).toBeUndefined()
})
