import type { SyncedMap } from '../syncedMap'
import { readStoredSyncedMap, type SyncedMapKey, storeSyncedMapWithoutUpload } from '../syncedReaderData'
import { areSyncedMapsEqual, mergeSyncedMaps } from './mergeSyncedMaps'

/**
 * Merges the server's version of a synced map into the version on this device. Does not mark the map for upload.
 * @param copy version of the map from the server
 * @returns the merged map
 */
export function mergeServerCopyOfSyncedMap(mapKey: SyncedMapKey, copy: SyncedMap): SyncedMap {
  const local = readStoredSyncedMap(mapKey)
  const merged = mergeSyncedMaps(local, copy)
  if (!areSyncedMapsEqual(local, merged)) storeSyncedMapWithoutUpload(mapKey, merged)
  return merged
}
