import { useEffect } from 'react'
import { createItemBatcher } from '../../api/cache/createItemBatcher'
import { invalidateQueries } from '../../api/cache/invalidateQueries'
import { onServerDataChange, type ServerDataChange } from '../../api/cache/serverDataChanges'
import { useGetDuplicateBooks } from '../../generated/books/books'
import { type CacheTag, invalidatedByEvent, invalidatedByWrite } from '../../generated/cacheTags'

/**
 * Loads all books with identical files. After changes of books, loads them again, but at most every {@link
 * REFETCH_INTERVAL_MS}, because the response can have many megabytes. After an interruption of the live events, all
 * queries are refetched, including this query.
 */
export function useDuplicateBooks() {
  useEffect(() => {
    const books = createRefetchBatcher(REFETCH_INTERVAL_MS)
    const progress = createRefetchBatcher(PROGRESS_REFETCH_INTERVAL_MS)
    return onServerDataChange(change => {
      const tags = getChangedTags(change)
      if (tags.includes('books')) (tags.includes('progress') ? progress : books).add([true])
      return undefined
    })
  }, [])
  return useGetDuplicateBooks(
    { unpaged: true },
    { query: { queryKey, refetchOnMount: 'always', meta: { shownBy: 'page' } } },
  )
}

const REFETCH_INTERVAL_MS = 10_000

/**
 * Delay in milliseconds between a change of reading progress and the next fetch. Further changes during the delay do
 * not extend it. The delay is long, because a user who reads on another device causes an event every few seconds.
 */
const PROGRESS_REFETCH_INTERVAL_MS = 60_000

/**
 * Query key without cache tags. With cache tags, live events would also refetch this query. The next batch of live
 * events would then wait for the large response.
 */
const queryKey = ['duplicateFiles']

const createRefetchBatcher = (intervalMs: number) =>
  createItemBatcher<true>(() => invalidateQueries({ queryKey }), { minDelayMs: intervalMs, maxDelayMs: intervalMs })

function getChangedTags(change: ServerDataChange): readonly CacheTag[] {
  if (change.kind === 'event') return invalidatedByEvent[change.event]
  return change.kind === 'write' ? invalidatedByWrite[change.operation] : []
}
