import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from './localStorage'
import { areSyncedMapsEqual, mergeSyncedMaps, parseSyncedMap, type SyncedMap } from './syncedMap'

/** Kinds of synced reader data: bookmarks, highlights, page pairing and panel corrections per book; settings profile per series or library. */
export const syncedDataKinds = ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const

/** Kind of synced reader data. */
export type SyncedDataKind = (typeof syncedDataKinds)[number]

/** Identifies a synced map by user, kind, and id of the book, series or library. The id is case-insensitive. */
export interface SyncedMapKey {
  readonly userId: string
  readonly kind: SyncedDataKind
  readonly id: string
}

/** Returns the JSON of a synced map, for comparison. Returns an empty text when nothing is stored. */
export const readSyncedMapJson = (mapKey: SyncedMapKey): string => readLocalStorage(storageKey(mapKey)) ?? ''

/** Returns the copy of a synced map on this device; empty when nothing is stored. */
export const readSyncedMap = (mapKey: SyncedMapKey): SyncedMap => parseSyncedMap(readSyncedMapJson(mapKey))

/** Stores a map that the user changed on this device and marks it as not uploaded. */
export function writeSyncedMap(mapKey: SyncedMapKey, map: SyncedMap): void {
  writeUnsyncedPaths(mapKey.userId, [...new Set([...readUnsyncedPaths(mapKey.userId), mapPath(mapKey)])])
  writeLocalStorage(storageKey(mapKey), JSON.stringify(map))
}

/**
 * Merges a copy of the server into the one on this device. Does not mark it as changed.
 * @returns the merged map, which is now stored
 */
export function mergeIntoSyncedMap(mapKey: SyncedMapKey, copy: SyncedMap): SyncedMap {
  const local = readSyncedMap(mapKey)
  const merged = mergeSyncedMaps(local, copy)
  if (!areSyncedMapsEqual(local, merged)) writeLocalStorage(storageKey(mapKey), JSON.stringify(merged))
  return merged
}

/** Lists the maps of a user that were changed on this device and not uploaded. */
export function listUnsyncedMapKeys(userId: string): SyncedMapKey[] {
  return readUnsyncedPaths(userId).flatMap(path => {
    const [kind, id] = path.split('.')
    const syncedKind = syncedDataKinds.find(candidate => candidate === kind)
    return syncedKind && id ? [{ userId, kind: syncedKind, id }] : []
  })
}

/** Marks a map as uploaded to the server. */
export function markSyncedMapUploaded(mapKey: SyncedMapKey): void {
  const path = mapPath(mapKey)
  const before = readUnsyncedPaths(mapKey.userId)
  if (before.includes(path))
    writeUnsyncedPaths(
      mapKey.userId,
      before.filter(other => other !== path),
    )
}

/** Subscribes to changes of a synced map, in this tab and others. Returns a function that unsubscribes. */
export function onSyncedMapChange(mapKey: SyncedMapKey, listener: () => void): () => void {
  return onLocalStorageChange(key => {
    if (key === null || key === storageKey(mapKey)) listener()
  })
}

/** Subscribes to changes of all synced maps, in this tab and others. Returns a function that unsubscribes. */
export function onReaderDataChange(listener: () => void): () => void {
  return onLocalStorageChange(key => {
    if (key === null || key.startsWith('kept.')) listener()
  })
}

const mapPath = ({ kind, id }: SyncedMapKey) => `${kind}.${id.toLowerCase()}`
const storageKey = (mapKey: SyncedMapKey) => `kept.${mapKey.userId}.${mapPath(mapKey)}`
const unsyncedPathsKey = (userId: string) => `untold.${userId}`

const readUnsyncedPaths = (userId: string): readonly string[] =>
  (readLocalStorage(unsyncedPathsKey(userId)) ?? '').split(' ').filter(Boolean)

function writeUnsyncedPaths(userId: string, paths: readonly string[]): void {
  writeLocalStorage(unsyncedPathsKey(userId), paths.length > 0 ? paths.join(' ') : undefined)
}
