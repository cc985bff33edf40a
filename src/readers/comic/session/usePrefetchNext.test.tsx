import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Neighbour } from '../../../machines/readerTypes'
import { usePrefetchNext } from './usePrefetchNext'

const ahead = vi.hoisted(() => ({ open: vi.fn(), close: vi.fn() }))
vi.mock('./prefetchComic', () => ({
  prefetchNextComic: (id: string) => {
    ahead.open(id)
    return ahead.close
  },
}))

const next: Neighbour = { id: 'C', title: 'C', detail: '', pagesCount: 8, reader: 'comic' }
const reading = (page: number, book = next) =>
  renderHook(({ page }) => usePrefetchNext(book, page, 20), { initialProps: { page } })

beforeEach(() => vi.clearAllMocks())

test('prefetches the next comic once near the end and releases it when the reader turns back', () => {
  const { rerender } = reading(17)
  expect(ahead.open).not.toHaveBeenCalled()
  for (const page of [18, 19, 20]) rerender({ page })
  expect(ahead.open.mock.calls).toEqual([['C']])
  rerender({ page: 10 })
  expect(ahead.close).toHaveBeenCalledOnce()
})

test('does not prefetch an EPUB', () => {
  reading(20, { ...next, reader: 'epub' })
  expect(ahead.open).not.toHaveBeenCalled()
})
