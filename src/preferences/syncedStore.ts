import { onStored, readStored, writeStored } from './storage'
import { areSyncedMapsEqual, mergeSyncedMaps, parseSyncedMap, type SyncedMap } from './syncedMap'

/** Kinds of synced reader data: bookmarks, highlights, page pairing and panel corrections per book; settings profile per series or library. */
export const syncedKinds = ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const

/** Kind of synced reader data. */
export type SyncedKind = (typeof syncedKinds)[number]

/** Identifies a synced map by user, kind, and id of the book, series or library. The id is case-insensitive. */
export interface SyncedName {
  readonly userId: string
  readonly kind: SyncedKind
  readonly id: string
}

/** Returns the JSON of a synced map, for comparison. Returns an empty text when nothing is stored. */
export const readSyncedText = (name: SyncedName): string => readStored(keyOf(name)) ?? ''

/** Returns the copy of a synced map on this device; empty when nothing is stored. */
export const readSynced = (name: SyncedName): SyncedMap => parseSyncedMap(readSyncedText(name))

/** Stores a map that the user changed on this device and marks it as not uploaded. */
export function writeSynced(name: SyncedName, map: SyncedMap): void {
  writeUntold(name.userId, [...new Set([...untold(name.userId), pathOf(name)])])
  writeStored(keyOf(name), JSON.stringify(map))
}

/**
 * Merges a copy of the server into the one on this device. Does not mark it as changed.
 * @returns the merged map, which is now stored
 */
export function mergeSynced(name: SyncedName, copy: SyncedMap): SyncedMap {
  const own = readSynced(name)
  const merged = mergeSyncedMaps(own, copy)
  if (!areSyncedMapsEqual(own, merged)) writeStored(keyOf(name), JSON.stringify(merged))
  return merged
}

/** Lists the maps of a user that were changed on this device and not uploaded. */
export function unsyncedNames(userId: string): SyncedName[] {
  return untold(userId).flatMap(path => {
    const [kind, id] = path.split('.')
    const known = syncedKinds.find(each => each === kind)
    return known && id ? [{ userId, kind: known, id }] : []
  })
}

/** Marks a map as uploaded to the server. */
export function markSynced(name: SyncedName): void {
  const path = pathOf(name)
  const before = untold(name.userId)
  if (before.includes(path))
    writeUntold(
      name.userId,
      before.filter(other => other !== path),
    )
}

/** Subscribes to changes of a synced map, in this tab and others. Returns a function that unsubscribes. */
export function onSyncedChange(name: SyncedName, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(name)) listener()
  })
}

/** Subscribes to changes of all synced maps, in this tab and others. Returns a function that unsubscribes. */
export function onReaderDataChange(listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key.startsWith('kept.')) listener()
  })
}

const pathOf = ({ kind, id }: SyncedName) => `${kind}.${id.toLowerCase()}`
const keyOf = (name: SyncedName) => `kept.${name.userId}.${pathOf(name)}`
const untoldKey = (userId: string) => `untold.${userId}`

const untold = (userId: string): readonly string[] => (readStored(untoldKey(userId)) ?? '').split(' ').filter(Boolean)

function writeUntold(userId: string, paths: readonly string[]): void {
  writeStored(untoldKey(userId), paths.length > 0 ? paths.join(' ') : undefined)
}
