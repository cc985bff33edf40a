import { getGetServerInfoQueryOptions, useGetServerInfo } from '../../generated/actuator/actuator'
import { getGetReleasesQueryOptions, useGetReleases } from '../../generated/releases/releases'
import { compareVersionWithReleases, type ReleaseComparison } from './compareVersionWithReleases'

/** Time in milliseconds after which the badge fetches releases again. The server caches its list for an hour. */
const RELEASES_MAX_AGE_MS = 3_600_000

/** Automatic retries are disabled: without internet access, the server always responds with an error. */
const query = { staleTime: RELEASES_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const releasesQueryOptions = () => getGetReleasesQueryOptions({ query })
export const serverInfoQueryOptions = () => getGetServerInfoQueryOptions({ query })

/** Loads the releases. */
export const useReleases = () => useGetReleases({ query })

/** Loads the information about the running server. */
export const useServerInfo = () => useGetServerInfo({ query })

/** Compares the cached releases with the cached version of the server. Sends no request. */
export function useCachedReleaseComparison(): ReleaseComparison {
  const releases = useGetReleases({ query: { ...query, enabled: false } }).data
  const info = useGetServerInfo({ query: { ...query, enabled: false } }).data
  return compareVersionWithReleases(info?.build.version, releases ?? [])
}
