import { getGetServerInfoQueryOptions, useGetServerInfo } from '../../generated/actuator/actuator'
import { getGetReleasesQueryOptions, useGetReleases } from '../../generated/releases/releases'
import { compareVersionWithReleases, type ReleaseComparison } from './compareVersionWithReleases'

/**
 * Time in milliseconds after which the badge fetches the releases again. The server itself caches the releases for an
 * hour.
 */
const RELEASES_MAX_AGE_MS = 3_600_000

/**
 * Options of the release query. Does not retry automatically, because a server without internet access would fail each
 * time.
 */
const query = { staleTime: RELEASES_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const releasesQueryOptions = () => getGetReleasesQueryOptions({ query })
export const serverInfoQueryOptions = () => getGetServerInfoQueryOptions({ query })

/** Loads the releases. */
export const useReleases = () => useGetReleases({ query })

/** Loads the information about the running server. */
export const useServerInfo = () => useGetServerInfo({ query })

/** Compares the cached server version with the cached releases. Sends no request. */
export function useCachedReleaseComparison(): ReleaseComparison {
  const releases = useGetReleases({ query: { ...query, enabled: false } }).data
  const info = useGetServerInfo({ query: { ...query, enabled: false } }).data
  return compareVersionWithReleases(info?.build.version, releases ?? [])
}
