import type { SyncedMap, SyncedMapEntry } from '../syncedMap'

/** Merges two copies of a synced map. For each key, the result contains the entry with the later timestamp. */
export function mergeSyncedMaps(left: SyncedMap, right: SyncedMap): SyncedMap {
  const merged: Record<string, SyncedMapEntry> = Object.create(null)
  for (const [key, entry] of [...Object.entries(left), ...Object.entries(right)]) {
    const existing = merged[key]
    if (!existing || isLater(entry, existing)) merged[key] = entry
  }
  return { ...merged }
}

/** Returns whether two synced maps have the same entries, in any order. */
export function areSyncedMapsEqual(left: SyncedMap, right: SyncedMap): boolean {
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every(key => {
      const [a, b] = [left[key], right[key]]
      return a !== undefined && b !== undefined && a.at === b.at && serializeValue(a) === serializeValue(b)
    })
  )
}

const serializeValue = (entry: SyncedMapEntry) => JSON.stringify(entry.value) ?? 'null'

/**
 * Returns whether an entry is newer than another entry. If the timestamps are equal, compares the values, so that all
 * devices select the same entry.
 */
const isLater = (entry: SyncedMapEntry, other: SyncedMapEntry) =>
  entry.at > other.at || (entry.at === other.at && serializeValue(entry) > serializeValue(other))
