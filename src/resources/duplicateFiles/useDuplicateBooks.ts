import { useEffect } from 'react'
import { createItemBatcher } from '../../api/cache/createItemBatcher'
import { invalidateQueries } from '../../api/cache/invalidateQueries'
import { onServerDataChange, type ServerDataChange } from '../../api/cache/serverDataChanges'
import { useGetDuplicateBooks } from '../../generated/books/books'
import { invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'

/**
 * Loads all books with identical files. After changes of books, loads them again, but at most every {@link
 * REFETCH_INTERVAL_MS}, because the response can have many megabytes.
 */
export function useDuplicateBooks() {
  useEffect(() => {
    const batcher = createItemBatcher<true>(() => invalidateQueries({ queryKey }), {
      minDelayMs: REFETCH_INTERVAL_MS,
      maxDelayMs: REFETCH_INTERVAL_MS,
    })
    return onServerDataChange(change => void (isAboutBooks(change) && batcher.add([true])))
  }, [])
  return useGetDuplicateBooks(
    { unpaged: true },
    { query: { queryKey, refetchOnMount: 'always', meta: { shownBy: 'page' } } },
  )
}

const REFETCH_INTERVAL_MS = 10_000

/** Key without cache tags. With cache tags, each batch of live events would wait until the query has loaded again. */
const queryKey = ['duplicateFiles']

function isAboutBooks(change: ServerDataChange): boolean {
  if (change.kind === 'event') return invalidatedByEvent[change.event].includes('books')
  return change.kind === 'write' && invalidatedByWrite[change.operation].includes('books')
}
