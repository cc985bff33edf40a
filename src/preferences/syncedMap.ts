/** Entry of a synced map. The value null marks a removed entry. */
export interface SyncedEntry {
  readonly value: unknown
  /** Time of the last change, in milliseconds since the epoch. */
  readonly at: number
}

/** Map that is stored on several devices. Entries carry their own timestamp, so that copies can be merged entry by entry. */
export type SyncedMap = Readonly<Record<string, SyncedEntry>>

/** Merges two copies: of each entry the later one wins. The order of the arguments does not matter. */
export function mergeSyncedMaps(one: SyncedMap, other: SyncedMap): SyncedMap {
  const merged: Record<string, SyncedEntry> = Object.create(null)
  for (const [key, entry] of [...Object.entries(one), ...Object.entries(other)]) {
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
export function withEntry(map: SyncedMap, key: string, value: unknown, now: number): SyncedMap {
  const at = Math.max(now, (map[key]?.at ?? 0) + 1)
  return { ...map, [key]: { value: value ?? null, at } }
}

/** Returns the values of all entries that are not removed. */
export function syncedValues(map: SyncedMap): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(map).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
}

/** Parses a synced map from JSON. Invalid entries are left out; invalid JSON gives an empty map. */
export function parseSyncedMap(text: string | undefined): SyncedMap {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, entry]) => isEntry(entry)))
  } catch {
    return {}
  }
}

/** Returns whether two maps have the same entries, in any order. */
export function areSyncedMapsEqual(one: SyncedMap, other: SyncedMap): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => {
      const [a, b] = [one[key], other[key]]
      return a !== undefined && b !== undefined && a.at === b.at && textOf(a) === textOf(b)
    })
  )
}

const isEntry = (entry: unknown): entry is SyncedEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as SyncedEntry).at === 'number' &&
  Number.isFinite((entry as SyncedEntry).at) &&
  'value' in entry

const textOf = (entry: SyncedEntry) => JSON.stringify(entry.value) ?? 'null'

/** Returns whether an entry wins over another one. Equal timestamps are decided by value, so that all devices agree. */
const isLater = (entry: SyncedEntry, than: SyncedEntry) =>
  entry.at > than.at || (entry.at === than.at && textOf(entry) > textOf(than))
