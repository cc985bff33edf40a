import { getNextBook, getPreviousBook } from '../../generated/books/books'
import type { PreviousAndNextBooks } from '../../machines/readerMachineTypes'
import { fetchNeighborBooks } from './fetchNeighborBooks'

/**
 * List from which the user opened a book. If the list is a read list, the previous and next book are the neighbors of
 * the opened book in this read list. Otherwise, the previous and next book are its neighbors in the series.
 */
export interface OpenedFromList {
  readonly context?: string
  readonly contextId?: string
}

/**
 * Fetches the previous and next book of the read list from which the user opened the book. If there is no read list, or
 * if the read list no longer contains the book, fetches the previous and next book of the series. If the previous or
 * next book is unknown, for example after a failed request, `unknownSides` contains `previous` or `next`.
 */
export async function fetchPreviousAndNextBooks(
  bookId: string,
  { context, contextId }: OpenedFromList,
): Promise<PreviousAndNextBooks> {
  if (context === 'READLIST' && contextId) {
    const { fetchNeighborsInReadList } = await import('./fetchNeighborsInReadList')
    const neighbors = await fetchNeighborsInReadList(bookId, contextId)
    if (neighbors) return neighbors
  }
  return fetchNeighborBooks(bookId, getNextBook(bookId), getPreviousBook(bookId))
}
