import { useEffect } from 'react'
import type { PreviousOrNextBook } from '../../../machines/readerMachineTypes'
import { prefetchNextComic } from './prefetchComic'

/** Number of pages at the end of a book. While the user reads these pages, the next book is prefetched. */
const PREFETCH_DISTANCE_PAGES = 3

/**
 * Prefetches the next comic while the user reads the last pages.
 * @param count  number of pages of the open book
 */
export function usePrefetchNextComic(
  next: PreviousOrNextBook | undefined,
  page: number | undefined,
  count: number,
): void {
  const bookId =
    next?.reader === 'comic' && page !== undefined && page > count - PREFETCH_DISTANCE_PAGES ? next.id : undefined
  useEffect(() => (bookId ? prefetchNextComic(bookId) : undefined), [bookId])
}
