import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../../generated/client-settings/client-settings'
import { ALPHABET_GROUPS_SETTING_KEY, type AlphabetGroupsConfig, parseConfiguredAlphabetGroups } from './alphabetGroups'

/**
 * Time in milliseconds for which the groups are cached. It is long, because administrators rarely change the groups.
 */
const SETTINGS_MAX_AGE_MS = 300_000

/**
 * Returns the groups of the alphabet bar that an administrator has configured. Returns undefined if there are none, and
 * while they load.
 */
export function useConfiguredAlphabetGroups(): AlphabetGroupsConfig | undefined {
  const { data } = useGetGlobalClientSettings({
    query: { retry: false, staleTime: SETTINGS_MAX_AGE_MS, meta: { shownBy: 'none' } },
  })
  const text = data?.[ALPHABET_GROUPS_SETTING_KEY]?.value
  return useMemo(() => parseConfiguredAlphabetGroups(text), [text])
}
