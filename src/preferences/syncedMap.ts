/** Entry of a synced map. The value null marks a removed entry. */
export interface SyncedEntry {
  readonly value: unknown
  /** Time of the last change, in milliseconds since the epoch. */
  readonly at: number
}

/** Map that is stored on several devices. Entries carry their own timestamp, so that copies can be merged entry by entry. */
export type SyncedMap = Readonly<Record<string, SyncedEntry>>

/** Merges two copies: of each entry the later one wins. The order of the arguments does not matter. */
export function mergeSyncedMaps(left: SyncedMap, right: SyncedMap): SyncedMap {
  const merged: Record<string, SyncedEntry> = Object.create(null)
  for (const [key, entry] of [...Object.entries(left), ...Object.entries(right)]) {
    const present = merged[key]
    if (!present || isLater(entry, present)) merged[key] = entry
  }
  return { ...merged }
}

/**
 * Returns the map with an entry set. Its timestamp is later than that of the replaced entry.
 * @param value  undefined removes the entry
 * @param now  current time in milliseconds since the epoch
 */
export function withSyncedEntry(map: SyncedMap, key: string, value: unknown, now: number): SyncedMap {
  const at = Math.max(now, (map[key]?.at ?? 0) + 1)
  return { ...map, [key]: { value: value ?? null, at } }
}

/** Returns the values of all entries that are not removed. */
export function syncedMapValues(map: SyncedMap): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(map).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
}

/** Parses a synced map from JSON. Invalid entries are left out; invalid JSON gives an empty map. */
export function parseSyncedMap(text: string | undefined): SyncedMap {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, entry]) => isSyncedEntry(entry)))
  } catch {
    return {}
  }
}

/** Returns whether two maps have the same entries, in any order. */
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

const isSyncedEntry = (entry: unknown): entry is SyncedEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as SyncedEntry).at === 'number' &&
  Number.isFinite((entry as SyncedEntry).at) &&
  'value' in entry

const serializeValue = (entry: SyncedEntry) => JSON.stringify(entry.value) ?? 'null'

/** Returns whether an entry wins over another one. Equal timestamps are decided by value, so that all devices agree. */
const isLater = (entry: SyncedEntry, than: SyncedEntry) =>
  entry.at > than.at || (entry.at === than.at && serializeValue(entry) > serializeValue(than))
