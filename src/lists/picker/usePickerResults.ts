import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { hashListQuery, type ListQuery, useWindowedList, type WindowedList } from '../paging/useWindowedList'
import { useDebouncedText } from '../search/useSearchOfAllResources'

/** Records that match the text of a picker. */
export type PickerResults<Item> = {
  /** Whether the records match an earlier text, because the records for the current text still load. */
  list: WindowedList<Item>
  /** Key of the search that found the records. Equal searches have the same key. */
  key: string
  isSearching: boolean
}

/**
 * Searches records during input. A new search cancels the previous search. The old results stay visible until the new
 * results have loaded.
 * @param resource resource name in the data provider
 * @param typed text of the search field
 * @param toQuery returns the list query of a trimmed text
 */
export function usePickerResults<Item extends RaRecord<string>>(
  resource: string,
  typed: string,
  toQuery: (text: string) => ListQuery,
): PickerResults<Item> {
  const text = typed.trim()
  const debouncedText = useDebouncedText(text)
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
