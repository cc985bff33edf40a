import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { useGetUserClientSettings } from '../../generated/client-settings/client-settings'
import { onLocalStorageChange } from '../../preferences/localStorageAccess'
import { getSavedFilterListId, readSavedFiltersJson } from '../../preferences/savedFilters'
import { getSavedFiltersSettingKey } from './getSavedFiltersSettingKey'

/**
 * Returns the ids of the libraries that have saved filters of series or books, on the server or in this browser. The
 * drawer renders the links to filters only for these libraries, because each of the links observes the settings of the
 * user.
 */
export function useLibraryIdsWithSavedFilters(libraryIds: readonly string[]): ReadonlySet<string> {
  const { id: userId } = useCurrentUser()
  const { data: settings = {} } = useGetUserClientSettings({ query: { retry: false, meta: { shownBy: 'none' } } })
  const hasFilters = (listId: string | undefined) =>
    listId !== undefined &&
    (getSavedFiltersSettingKey(listId) in settings || readSavedFiltersJson({ userId, listId }) !== '[]')
  // Joins the ids to a string, because `useSyncExternalStore` would regard each new array as a change.
  const ids = useSyncExternalStore(onFiltersChange, () =>
    libraryIds
      .filter(id => (['library', 'libraryBooks'] as const).some(kind => hasFilters(getSavedFilterListId(kind, id))))
      .join(),
  )
  return new Set(ids.split(','))
}

const onFiltersChange = (listener: () => void) =>
  onLocalStorageChange(key => {
    if (key === null || key.startsWith('filters.')) listener()
  })
