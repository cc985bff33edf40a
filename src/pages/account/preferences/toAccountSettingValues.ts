import type { ClientSettings } from '../../../generated/model.schemas'
import { toReaderDataSettingKey } from '../../../preferences/readerDataSettingKey'
import { listSyncedMapsToUpload, readStoredSyncedMap } from '../../../preferences/syncedReaderData'
import { type AccountSettingValues, mergeUnsyncedReaderData } from './accountSettings'

/**
 * Returns the settings of a response of the server, merged with the reader data that this device has not uploaded yet.
 */
export function toAccountSettingValues(userId: string, data: ClientSettings): AccountSettingValues {
  const texts = Object.fromEntries(Object.entries(data).map(([key, { value }]) => [key, value]))
  const maps = listSyncedMapsToUpload(userId).map(
    mapKey => [toReaderDataSettingKey(mapKey), readStoredSyncedMap(mapKey)] as const,
  )
  return mergeUnsyncedReaderData(texts, maps)
}
