import { getGetServerInfoQueryOptions, useGetServerInfo } from '../../generated/actuator/actuator'
import { getGetReleasesQueryOptions, useGetReleases } from '../../generated/releases/releases'
import { compareVersionWithReleases, type ReleaseComparison } from './compareVersionWithReleases'

/**
 * Maximum age in milliseconds of the releases in the query cache. The server itself caches the releases for an hour.
 */
const RELEASES_MAX_AGE_MS = 3_600_000

/**
 * Options of the queries for the releases and the server version. A failed request is not repeated, because a server
 * without internet access would fail again.
 */
const query = { staleTime: RELEASES_MAX_AGE_MS, retry: false, meta: { shownBy: 'page' } } as const

export const releasesQueryOptions = () => getGetReleasesQueryOptions({ query })
export const serverInfoQueryOptions = () => getGetServerInfoQueryOptions({ query })

/** Loads the list of server releases. */
export const useReleases = () => useGetReleases({ query })

/** Loads the version and other information about the running server. */
export const useServerInfo = () => useGetServerInfo({ query })

/**
 * Compares the installed server version with the list of releases. Reads both from the query cache and sends no
 * request.
 */
export function useCachedReleaseComparison(): ReleaseComparison {
  const releases = useGetReleases({ query: { ...query, enabled: false } }).data
  const info = useGetServerInfo({ query: { ...query, enabled: false } }).data
  return compareVersionWithReleases(info?.build.version, releases ?? [])
}
