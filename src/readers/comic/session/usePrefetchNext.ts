import { useEffect } from 'react'
import type { Neighbour } from '../../../machines/readerTypes'
import { prefetchNextComic } from './prefetchComic'

/** How near the end the next book is thought of, in pages. */
const near = 3

/** Makes the first pages of the next comic ready while the last ones of this are read. */
export function usePrefetchNext(next: Neighbour | undefined, page: number | undefined, count: number): void {
  const wanted = next?.reader === 'comic' && page !== undefined && page > count - near ? next.id : undefined
  useEffect(() => (wanted ? prefetchNextComic(wanted) : undefined), [wanted])
}
