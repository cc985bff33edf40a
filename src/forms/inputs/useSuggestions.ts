import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Suggest } from '../fieldTable'

/** Returns the values in use that the server suggests for the typed text; empty while loading or after a failure. */
export function useSuggestions(suggest: Suggest | undefined, typed: string): readonly string[] {
  const { data } = useQuery({
    ...(suggest?.(typed) ?? noSuggestions),
    placeholderData: keepPreviousData,
    meta: { shownBy: 'nobody' },
  })
  return data ?? none
}

const none: readonly string[] = []
const noSuggestions = {
  queryKey: ['no suggestions'],
  queryFn: async (): Promise<string[]> => [],
  staleTime: Number.POSITIVE_INFINITY,
}
