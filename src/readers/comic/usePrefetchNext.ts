import { useEffect } from 'react'
import { pageUrl } from '../../api/urls/pages'
import type { Neighbour } from '../../machines/readerMachine'

/** How near the end the next book is thought of, in pages. */
const near = 3

/** Fetches the first page of the next comic while the last ones of this are read. */
export function usePrefetchNext(next: Neighbour | undefined, page: number | undefined, count: number): void {
  const wanted = next?.reader === 'comic' && page !== undefined && page > count - near ? next.id : undefined
  useEffect(() => {
    if (!wanted) return
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = pageUrl(wanted, 1)
    return () => image.removeAttribute('src')
  }, [wanted])
}
