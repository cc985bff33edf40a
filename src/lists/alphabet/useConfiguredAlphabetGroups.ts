import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../../generated/client-settings/client-settings'
import { ALPHABET_GROUPS_SETTING_KEY, type AlphabetGroupsConfig, parseConfiguredAlphabetGroups } from './alphabetGroups'

/**
 * Time in milliseconds for which the groups are cached. It is long, because administrators rarely change the groups.
 */
const SETTINGS_MAX_AGE_MS = 300_000

/**
 * Returns the groups that an administrator has configured for the alphabet bar. Returns undefined while the groups
 * load, and if no groups are configured.
 */
export function useConfiguredAlphabetGroups(): AlphabetGroupsConfig | undefined {
  const { data } = useGetGlobalClientSettings({
    query: { retry: false, staleTime: SETTINGS_MAX_AGE_MS, meta: { shownBy: 'none' } },
  })
  const text = data?.[ALPHABET_GROUPS_SETTING_KEY]?.value
  return useMemo(() => parseConfiguredAlphabetGroups(text), [text])
}
