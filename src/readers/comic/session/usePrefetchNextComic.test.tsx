import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PreviousOrNextBook } from '../../../machines/readerMachineTypes'
import { usePrefetchNextComic } from './usePrefetchNextComic'

const prefetch = vi.hoisted(() => ({ open: vi.fn(), close: vi.fn() }))
vi.mock('./prefetchComic', () => ({
  prefetchNextComic: (id: string) => {
    prefetch.open(id)
    return prefetch.close
  },
}))

const next: PreviousOrNextBook = { id: 'C', title: 'C', detail: '', pagesCount: 8, reader: 'comic', readProgress: null }
const renderAtPage = (page: number, book = next) =>
  renderHook(({ page }) => usePrefetchNextComic(book, page, 20), { initialProps: { page } })

beforeEach(() => vi.clearAllMocks())

test('prefetches the next comic once near the end, and releases the comic when the user turns back', () => {
  const { rerender } = renderAtPage(17)
  expect(prefetch.open).not.toHaveBeenCalled()
  for (const page of [18, 19, 20]) rerender({ page })
  expect(prefetch.open.mock.calls).toEqual([['C']])
  rerender({ page: 10 })
  expect(prefetch.close).toHaveBeenCalledOnce()
})

test('does not prefetch an EPUB', () => {
  renderAtPage(20, { ...next, reader: 'epub' })
  expect(prefetch.open).not.toHaveBeenCalled()
})
