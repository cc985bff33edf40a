import { useState, useSyncExternalStore } from 'react'
import type { BookTextSearch, BookTextSearchResult } from './bookTextSearch'

/**
 * Returns the results of a search, and the result that the user selected.
 * @returns `selected` is undefined if the user selected the result in an earlier search
 */
export function useSelectedSearchResult(search: BookTextSearch) {
  const { hits } = useSyncExternalStore(search.subscribe, search.now)
  const [lastSelected, select] = useState<BookTextSearchResult>()
  const selected = lastSelected && hits[lastSelected.number] === lastSelected ? lastSelected : undefined
  return { hits, lastSelected, selected, select }
}
