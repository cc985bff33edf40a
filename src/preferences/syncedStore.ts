import { onStored, readStored, writeStored } from './storage'
import { areSyncedMapsEqual, mergeSyncedMaps, parseSyncedMap, type SyncedMap } from './syncedMap'

/** What readers keep: per book its bookmarks, highlights, pairing of pages and corrections of panels, per series or library a profile. */
export const syncedKinds = ['bookmarks', 'highlights', 'pairing', 'panels', 'profile'] as const

export type SyncedKind = (typeof syncedKinds)[number]

/** Whose it is, what it is and of which book, series or library. Small and capital letters of the id are the same. */
export interface SyncedName {
  readonly userId: string
  readonly kind: SyncedKind
  readonly id: string
}

/** The stored text: equal as long as nothing changes. */
export const readSyncedText = (name: SyncedName): string => readStored(keyOf(name)) ?? ''

/** What is kept under a name on this device; empty where nothing is. */
export const readSynced = (name: SyncedName): SyncedMap => parseSyncedMap(readSyncedText(name))

/** Keeps what the person changed on this device; it is listed as not yet told to the server. */
export function writeSynced(name: SyncedName, map: SyncedMap): void {
  writeUntold(name.userId, [...new Set([...untold(name.userId), pathOf(name)])])
  writeStored(keyOf(name), JSON.stringify(map))
}

/**
 * Joins a copy from elsewhere with what is kept here.
 * @returns both together, as it is kept from now on
 */
export function mergeSynced(name: SyncedName, copy: SyncedMap): SyncedMap {
  const own = readSynced(name)
  const merged = mergeSyncedMaps(own, copy)
  if (!areSyncedMapsEqual(own, merged)) writeStored(keyOf(name), JSON.stringify(merged))
  return merged
}

/** What was changed on this device and is not known to be on the server. */
export function unsyncedNames(userId: string): SyncedName[] {
  return untold(userId).flatMap(path => {
    const [kind, id] = path.split('.')
    const known = syncedKinds.find(each => each === kind)
    return known && id ? [{ userId, kind: known, id }] : []
  })
}

/** Says that the server has what was kept when it was told. */
export function markSynced(name: SyncedName): void {
  const path = pathOf(name)
  const before = untold(name.userId)
  if (before.includes(path))
    writeUntold(
      name.userId,
      before.filter(other => other !== path),
    )
}

/** Hears changes of this tab and of others. */
export function onSyncedChange(name: SyncedName, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(name)) listener()
  })
}

/** Hears every change of anything kept, of this tab and of others. */
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
