import type { ClientSettings } from '../../../generated/model.schemas'
import { getSavedFiltersSettingKey } from '../../../lists/savedFilters/getSavedFiltersSettingKey'
import { toReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import {
  applySavedFilterChanges,
  listScopesWithPendingFilterChanges,
  parseSavedFilters,
  readPendingFilterChanges,
} from '../../../preferences/savedFilters'
import { listSyncedMapsToUpload, readStoredSyncedMap } from '../../../preferences/syncedReaderData'
import { type AccountSettingValues, mergeUnsyncedReaderData } from './accountSettings'

/**
 * Returns the account settings from a server response. Merges them with the reader data and the changes of saved
 * filters that this device has not uploaded yet.
 */
export function toAccountSettingValues(userId: string, data: ClientSettings): AccountSettingValues {
  const texts = Object.fromEntries(Object.entries(data).map(([key, { value }]) => [key, value]))
  const maps = listSyncedMapsToUpload(userId).map(
    mapKey => [toReaderDataSettingKey(mapKey), readStoredSyncedMap(mapKey)] as const,
  )
  const filters = listScopesWithPendingFilterChanges(userId).map(scope => {
    const key = getSavedFiltersSettingKey(scope.listId)
    const merged = applySavedFilterChanges(parseSavedFilters(texts[key] ?? '[]'), readPendingFilterChanges(scope))
    return [key, JSON.stringify(merged)] as const
  })
  return { ...mergeUnsyncedReaderData(texts, maps), ...Object.fromEntries(filters) }
}
