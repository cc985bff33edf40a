import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Suggest } from '../fieldTable'

/** The values in use, as far as the server was asked for what is typed. Nothing when it cannot be asked. */
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
