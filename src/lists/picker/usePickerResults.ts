import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import { hashListQuery, type ListQuery, type UseWindowedListResult, useWindowedList } from '../paging/useWindowedList'

/** Search results that a picker displays. */
export type UsePickerResultsResult<Item> = {
  list: UseWindowedListResult<Item>
  /** Key of the shown results. The key changes when the results of a new search arrive. */
  key: string
  /** Trimmed text of the search whose results are shown. */
  text: string
  isSearching: boolean
}

/**
 * Searches records while the user types. A new search cancels the previous search. Until the new results arrive, the
 * previous results stay visible.
 * @param resource resource name in the data provider of react-admin
 * @param typed text in the search input
 * @param toQuery converts the trimmed text to a list query. Returns undefined if the text contains no word for a search.
 *   The results are then empty.
 */
export function usePickerResults<Item extends RaRecord<string>>(
  resource: string,
  typed: string,
  toQuery: (text: string) => ListQuery | undefined,
): UsePickerResultsResult<Item> {
  const text = typed.trim()
  const debouncedText = useDebouncedValue(text)
  const search = toQuery(debouncedText)
  const query = search ?? {}
  const key = search ? hashListQuery(resource, search) : 'noSearch'
  const [loaded, setLoaded] = useState<{ key: string; text: string; query: ListQuery }>()
  const current = useWindowedList<Item>(resource, query, search !== undefined)
  const previous = useWindowedList<Item>(resource, loaded?.query ?? query, loaded !== undefined && loaded.key !== key)
  if (!search) return { list: { ...current, total: 0 }, key, text: debouncedText, isSearching: text !== debouncedText }
  const isLoaded = current.total !== undefined
  if (isLoaded && loaded?.key !== key) setLoaded({ key, text: debouncedText, query })
  const showsPrevious = !isLoaded && !current.failure && loaded !== undefined
  return {
    list: showsPrevious ? previous : current,
    key: showsPrevious ? loaded.key : key,
    text: showsPrevious ? loaded.text : debouncedText,
    isSearching: text !== debouncedText || (!isLoaded && !current.failure),
  }
}
