import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import { hashListQuery, type ListQuery, type UseWindowedListResult, useWindowedList } from '../paging/useWindowedList'

/** Records that a picker shows for the typed text. */
export type UsePickerResultsResult<Item> = {
  list: UseWindowedListResult<Item>
  /** Key of the list query. The key changes when results for another text arrive. */
  key: string
  isSearching: boolean
}

/**
 * Searches records while the user types. A new search cancels the previous search. The previous results stay visible
 * while the new results load.
 * @param resource resource name in the data provider
 * @param typed text of the search field
 * @param toQuery converts a trimmed text to a list query
 */
export function usePickerResults<Item extends RaRecord<string>>(
  resource: string,
  typed: string,
  toQuery: (text: string) => ListQuery,
): UsePickerResultsResult<Item> {
  const text = typed.trim()
  const debouncedText = useDebouncedValue(text)
  const query = toQuery(debouncedText)
  const key = hashListQuery(resource, query)
  const [loaded, setLoaded] = useState<{ key: string; query: ListQuery }>()
  const current = useWindowedList<Item>(resource, query)
  const previous = useWindowedList<Item>(resource, loaded?.query ?? query, loaded !== undefined && loaded.key !== key)
  const isLoaded = current.total !== undefined
  if (isLoaded && loaded?.key !== key) setLoaded({ key, query })
  const showsPrevious = !isLoaded && !current.failure && loaded !== undefined
  return {
    list: showsPrevious ? previous : current,
    key: showsPrevious ? loaded.key : key,
    isSearching: text !== debouncedText || (!isLoaded && !current.failure),
  }
}
