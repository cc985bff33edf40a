import { getServerVersionSupport } from '../../../api/serverVersionSupport'
import { useGetServerInfo } from '../../../generated/actuator/actuator'

type UseMissingPostersSupportResult = {
  /** True while the request for the server version is running. False after a response or a failure. */
  isPending: boolean
  /**
   * First server version that can find books without a poster. Undefined if the current server has this version or a
   * newer version, or if the version of the current server is unknown.
   */
  missingSince: string | undefined
}

const VERSION_MAX_AGE_MS = 3_600_000

/** Returns whether the version of the server is too old to find books without a poster. */
export function useMissingPostersSupport(): UseMissingPostersSupportResult {
  const { data, isPending } = useGetServerInfo({
    query: { staleTime: VERSION_MAX_AGE_MS, retry: false, meta: { shownBy: 'none' } },
  })
  const unsupported = data ? getServerVersionSupport(data.build.version).unsupported : []
  return { isPending, missingSince: unsupported.find(({ feature }) => feature === 'missingPosters')?.since }
}
