import { queryClient } from '../api/cache/queryClient'
import { getGetLibrariesQueryOptions } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { prefetchRecommendedSections } from '../resources/libraries'

/** Returns the libraries from the query cache or the server. Returns undefined after a failure. */
export function ensureLibrariesLoaded(): Promise<Library[] | undefined> {
  const options = getGetLibrariesQueryOptions({ query: { meta: { shownBy: 'none' }, retry: false } })
  return queryClient.ensureQueryData(options).catch(() => undefined)
}

/** Prefetches the recommended sections of the dashboard into the query cache. */
export const prefetchDashboardSections = (userId: string): Promise<void> => prefetchRecommendedSections(userId, 'all')
