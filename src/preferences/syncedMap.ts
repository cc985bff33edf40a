import { isJsonWithinDepth } from './isJsonWithinDepth'

/** Entry of a synced map. The value null means that the entry has been removed. */
export interface SyncedMapEntry {
  readonly value: unknown
  /** Time of the last change of the entry, in milliseconds since the epoch. */
  readonly at: number
}

/** Map that several devices store. Each entry has a timestamp, so that the copies of two devices can be merged. */
export type SyncedMap = Readonly<Record<string, SyncedMapEntry>>

/**
 * Returns a copy of a synced map with a changed entry. The new timestamp is later than the old timestamp, even if the
 * clock of this device is wrong.
 * @param value value of the entry; undefined removes the entry
 * @param now current time in milliseconds since the epoch
 */
export function setSyncedMapEntry(map: SyncedMap, key: string, value: unknown, now: number): SyncedMap {
  const at = Math.max(now, (map[key]?.at ?? 0) + 1)
  return { ...map, [key]: { value: value ?? null, at } }
}

/** Returns the values of a synced map by key, without removed entries. */
export function getSyncedMapValues(map: SyncedMap): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(map).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
}

/** Parses the JSON of a synced map. Omits invalid entries. Returns an empty map for invalid JSON. */
export function parseSyncedMap(text: string | undefined): SyncedMap {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, entry]) => isSyncedEntry(entry)))
  } catch {
    return {}
  }
}

/**
 * Latest time in milliseconds that `Date` supports. Entries with a later time are ignored. For example, an entry with
 * the time 1e300 could never be replaced by a later entry, because 1e300 + 1 equals 1e300.
 */
const MAX_TIME_MS = 8.64e15

const isSyncedEntry = (entry: unknown): entry is SyncedMapEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as SyncedMapEntry).at === 'number' &&
  Math.abs((entry as SyncedMapEntry).at) <= MAX_TIME_MS &&
  'value' in entry &&
  isJsonWithinDepth(entry.value)
