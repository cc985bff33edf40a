import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../../generated/client-settings/client-settings'
import { ALPHABET_GROUPS_SETTING_KEY, type AlphabetGroupsConfig, parseConfiguredAlphabetGroups } from './alphabetGroups'

/**
 * Time in milliseconds for which the groups stay in the cache. The time is long, because the setting rarely changes.
 */
const SETTINGS_MAX_AGE_MS = 300_000

/**
 * Returns the configured groups of the alphabet bar. Undefined if no groups are configured, and while the groups load.
 */
export function useConfiguredAlphabetGroups(): AlphabetGroupsConfig | undefined {
  const { data } = useGetGlobalClientSettings({
    query: { retry: false, staleTime: SETTINGS_MAX_AGE_MS, meta: { shownBy: 'none' } },
  })
  const text = data?.[ALPHABET_GROUPS_SETTING_KEY]?.value
  return useMemo(() => parseConfiguredAlphabetGroups(text), [text])
}
