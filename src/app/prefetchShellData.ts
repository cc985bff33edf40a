import { redirect } from '@tanstack/react-router'
import { queryClient } from '../api/cache/queryClient'
import { getGetLibrariesQueryKey, getGetLibrariesQueryOptions } from '../generated/libraries/libraries'
import type { Library } from '../generated/model.schemas'
import { prefetchRecommendedSections } from '../resources/libraries'

/** Returns the libraries from the query cache or the server. Returns undefined after a failure. */
export function ensureLibrariesLoaded(): Promise<Library[] | undefined> {
  const options = getGetLibrariesQueryOptions({ query: { meta: { shownBy: 'none' }, retry: false } })
  return queryClient.ensureQueryData(options).catch(() => undefined)
}

/** Prefetches the recommended sections of the dashboard into the query cache. */
export const prefetchDashboardSections = (userId: string): Promise<void> => prefetchRecommendedSections(userId, 'all')

/**
 * Redirects to the welcome page if the loaded list of libraries is empty. Does not wait until the list has loaded, so
 * that the page can request its data at the same time. If an empty list loads later, `AppShellRouteLayout` runs the
 * route guards again, and they call this function again.
 */
export function redirectIfNoLibrary(): void {
  const loadedLibraries = queryClient.getQueryData<Library[]>(getGetLibrariesQueryKey())
  if (loadedLibraries?.length === 0) throw redirect({ to: '/welcome', replace: true })
}

/** Waits for the libraries. Redirects to the dashboard if the server has a library. */
export async function redirectIfAnyLibrary(): Promise<void> {
  const libraries = await ensureLibrariesLoaded()
  if (libraries && libraries.length > 0) throw redirect({ to: '/dashboard', replace: true })
}
