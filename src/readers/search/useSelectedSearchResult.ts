import { useState, useSyncExternalStore } from 'react'
import type { BookTextSearch, BookTextSearchResult } from './bookTextSearch'

/**
 * Returns the results of a search, and the result that the user has selected.
 * @returns `lastSelected` is the result that the user selected last, even in an earlier search. `selected` is the same
 *   result if it belongs to the current search, and otherwise undefined.
 */
export function useSelectedSearchResult(search: BookTextSearch) {
  const hits = useSyncExternalStore(search.subscribe, () => search.now().hits)
  const [lastSelected, select] = useState<BookTextSearchResult>()
  const selected = lastSelected && hits[lastSelected.number] === lastSelected ? lastSelected : undefined
  return { hits, lastSelected, selected, select }
}
