import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../../generated/client-settings/client-settings'
import { parseSeriesGroups, SERIES_GROUPS_KEY, type SeriesGroups } from './seriesGroups'

/** The setting rarely changes. */
const SETTINGS_MAX_AGE_MS = 300_000

/**
 * Returns the groups of the alphabet bar that the administrator configured. Returns undefined while they load, without
 * a configuration, and on servers without client settings.
 */
export function useSeriesGroups(): SeriesGroups | undefined {
  const { data } = useGetGlobalClientSettings({
    query: { retry: false, staleTime: SETTINGS_MAX_AGE_MS, meta: { shownBy: 'none' } },
  })
  const text = data?.[SERIES_GROUPS_KEY]?.value
  return useMemo(() => parseSeriesGroups(text), [text])
}
