import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GetFieldSuggestionsQueryOptions } from '../formFieldDefinitions'

/**
 * Returns the values of a field that are in use on the server. The server filters long lists by the typed text. While a
 * query loads, returns the values of the previous query. Returns no values during the first query and after a failure.
 */
export function useFieldValueSuggestions(
  suggest: GetFieldSuggestionsQueryOptions | undefined,
  typed: string,
): readonly string[] {
  const { data } = useQuery({
    ...(suggest?.(typed) ?? emptyQuery),
    placeholderData: keepPreviousData,
    meta: { shownBy: 'none' },
  })
  return data ?? noValues
}

const noValues: readonly string[] = []
const emptyQuery = {
  queryKey: ['no suggestions'],
  queryFn: async (): Promise<string[]> => [],
  staleTime: Number.POSITIVE_INFINITY,
}
