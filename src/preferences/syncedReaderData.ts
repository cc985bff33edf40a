import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from './localStorageAccess'
import { parseSyncedMap, type SyncedMap } from './syncedMap'

/**
 * Kinds of reader data that are synced between devices. `profile` contains the reader settings of a series or library.
 * Each other kind contains data of a book.
 */
export const syncedReaderDataKinds = ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const

export type SyncedReaderDataKind = (typeof syncedReaderDataKinds)[number]

/**
 * Identifies a map of reader data that is synced with the server: user, kind of data, and id of the book, series or
 * library. The id is case-insensitive.
 */
export interface SyncedMapKey {
  readonly userId: string
  readonly kind: SyncedReaderDataKind
  readonly id: string
}

const MAP_PREFIX = 'synced.'
const UNSYNCED_PREFIX = 'unsynced.'
// Prefixes of the storage keys of earlier versions. Data under these keys is still read. The next write stores the data
// under the new key.
const OLD_MAP_PREFIX = 'kept.'
const OLD_UNSYNCED_PREFIX = 'untold.'

/** Returns the stored JSON of a synced map. Returns an empty text if nothing is stored. */
export const readStoredSyncedMapJson = (mapKey: SyncedMapKey): string =>
  readLocalStorage(storageKey(mapKey)) ?? readLocalStorage(storageKey(mapKey, OLD_MAP_PREFIX)) ?? ''

/** Returns the copy of a synced map on this device. Returns an empty map if nothing is stored. */
export const readStoredSyncedMap = (mapKey: SyncedMapKey): SyncedMap => parseSyncedMap(readStoredSyncedMapJson(mapKey))

/** Stores a synced map after a change by the user. Marks the map for upload. */
export function storeSyncedMap(mapKey: SyncedMapKey, map: SyncedMap): void {
  writeUnsyncedPaths(mapKey.userId, [...new Set([...readUnsyncedPaths(mapKey.userId), mapPath(mapKey)])])
  storeSyncedMapWithoutUpload(mapKey, map)
}

/** Returns the keys of the synced maps that must still be uploaded to the server. */
export function listSyncedMapsToUpload(userId: string): SyncedMapKey[] {
  return readUnsyncedPaths(userId).flatMap(path => {
    const [kind, id] = path.split('.')
    const syncedKind = syncedReaderDataKinds.find(candidate => candidate === kind)
    return syncedKind && id ? [{ userId, kind: syncedKind, id }] : []
  })
}

/** Marks a synced map as uploaded to the server. */
export function markSyncedMapUploaded(mapKey: SyncedMapKey): void {
  const path = mapPath(mapKey)
  const before = readUnsyncedPaths(mapKey.userId)
  if (before.includes(path))
    writeUnsyncedPaths(
      mapKey.userId,
      before.filter(other => other !== path),
    )
}

/**
 * Registers a listener that is called when this tab or another tab changes the synced map with the given key. Returns
 * an unregister function.
 */
export function onSyncedMapChange(mapKey: SyncedMapKey, listener: () => void): () => void {
  return onLocalStorageChange(key => {
    if (key === null || key === storageKey(mapKey)) listener()
  })
}

/**
 * Registers a listener that is called when this tab or another tab changes any synced map. Returns an unregister
 * function.
 */
export function onAnySyncedMapChange(listener: () => void): () => void {
  return onLocalStorageChange(key => {
    if (key === null || key.startsWith(MAP_PREFIX)) listener()
  })
}

const mapPath = ({ kind, id }: SyncedMapKey) => `${kind}.${id.toLowerCase()}`
const storageKey = (mapKey: SyncedMapKey, prefix = MAP_PREFIX) => `${prefix}${mapKey.userId}.${mapPath(mapKey)}`

/** Stores a synced map without marking it for upload. */
export function storeSyncedMapWithoutUpload(mapKey: SyncedMapKey, map: SyncedMap): void {
  writeLocalStorage(storageKey(mapKey), JSON.stringify(map))
  writeLocalStorage(storageKey(mapKey, OLD_MAP_PREFIX), undefined)
}

const readUnsyncedPaths = (userId: string): readonly string[] => [
  ...new Set(
    [UNSYNCED_PREFIX, OLD_UNSYNCED_PREFIX].flatMap(prefix =>
      (readLocalStorage(prefix + userId) ?? '').split(' ').filter(Boolean),
    ),
  ),
]

function writeUnsyncedPaths(userId: string, paths: readonly string[]): void {
  writeLocalStorage(UNSYNCED_PREFIX + userId, paths.length > 0 ? paths.join(' ') : undefined)
  writeLocalStorage(OLD_UNSYNCED_PREFIX + userId, undefined)
}
