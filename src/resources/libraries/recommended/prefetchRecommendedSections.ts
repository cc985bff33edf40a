import { queryClient } from '../../../api/cache/queryClient'
import { getGetUserClientSettingsQueryOptions } from '../../../generated/client-settings/client-settings'
import { readLocalStorage } from '../../../preferences/localStorageAccess'
import { recommendedSectionQueryOptions } from '../recommendedSections'
import { getArrangementSettingKey, getArrangementStorageKey } from './sectionArrangement'
import { selectVisibleSections } from './selectVisibleSections'

/**
 * Prefetches the visible recommended sections of a library into the query cache. If this browser has no copy of the
 * setting that hides sections, first fetches this setting, so that hidden sections are not requested.
 * @param libraryId id of a library, or `all` for the home page
 */
export async function prefetchRecommendedSections(userId: string, libraryId: string): Promise<void> {
  const text = readLocalStorage(getArrangementStorageKey(userId, libraryId)) ?? (await fetchArrangement(libraryId))
  for (const section of selectVisibleSections(text))
    void queryClient.prefetchQuery(recommendedSectionQueryOptions(section, libraryId))
}

async function fetchArrangement(libraryId: string): Promise<string | undefined> {
  const options = getGetUserClientSettingsQueryOptions({ query: { retry: false, meta: { shownBy: 'none' } } })
  const settings = await queryClient.ensureQueryData(options).catch(() => undefined)
  return settings?.[getArrangementSettingKey(libraryId)]?.value
}
