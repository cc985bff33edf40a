import { queryClient } from '../api/cache/queryClient'
import { getGetLibrariesQueryOptions } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { recommendedSections, sectionQuery } from '../resources/libraries'

/** Returns the libraries from the cache or the server; undefined after a failure, which the page displays. */
export function cachedLibraries(): Promise<Library[] | undefined> {
  const options = getGetLibrariesQueryOptions({ query: { meta: { shownBy: 'nobody' }, retry: false } })
  return queryClient.ensureQueryData(options).catch(() => undefined)
}

/** Prefetches the data of the dashboard before it renders. The page displays failures. */
export function cachedLibraryOrder(): void {
  for (const section of recommendedSections) void queryClient.prefetchQuery(sectionQuery(section, 'all'))
}
