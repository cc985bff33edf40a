import { queryClient } from '../api/cache/queryClient'
import { getGetLibrariesQueryOptions } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { recommendedSections, sectionQuery } from '../resources/libraries'

/** The libraries, asked for once; undefined when they cannot be had, which is the page's to tell. */
export function cachedLibraries(): Promise<Library[] | undefined> {
  const options = getGetLibrariesQueryOptions({ query: { meta: { shownBy: 'nobody' }, retry: false } })
  return queryClient.ensureQueryData(options).catch(() => undefined)
}

/** Asks for what the dashboard shows before it is drawn; a failure is the page's to tell. */
export function cachedLibraryOrder(): void {
  for (const section of recommendedSections) void queryClient.prefetchQuery(sectionQuery(section, 'all'))
}
