import { useEffect } from 'react'
import type { Neighbour } from '../../../machines/readerTypes'
import { prefetchNextComic } from './prefetchComic'

/** Distance from the end at which the next book is prefetched, in pages. */
const near = 3

/**
 * Prefetches the first pages of the next comic while the last pages of this one are read.
 * @param count  number of pages of the open book
 */
export function usePrefetchNext(next: Neighbour | undefined, page: number | undefined, count: number): void {
  const wanted = next?.reader === 'comic' && page !== undefined && page > count - near ? next.id : undefined
  useEffect(() => (wanted ? prefetchNextComic(wanted) : undefined), [wanted])
}
