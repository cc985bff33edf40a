/** One thing kept under a key; null says that it was removed. */
export interface SyncedEntry {
  readonly value: unknown
  /** When it was set, in milliseconds. */
  readonly at: number
}

/** Things that a person keeps on several devices: each entry stands for itself, so that two copies can be merged. */
export type SyncedMap = Readonly<Record<string, SyncedEntry>>

/** Both copies in one: of each entry the later; the order of the copies does not matter. */
export function mergeSyncedMaps(one: SyncedMap, other: SyncedMap): SyncedMap {
  const merged: Record<string, SyncedEntry> = Object.create(null)
  for (const [key, entry] of [...Object.entries(one), ...Object.entries(other)]) {
    const present = merged[key]
    if (!present || isLater(entry, present)) merged[key] = entry
  }
  return { ...merged }
}

/** The map with an entry set, later than whatever stood there; undefined removes it. */
export function withEntry(map: SyncedMap, key: string, value: unknown, now: number): SyncedMap {
  const at = Math.max(now, (map[key]?.at ?? 0) + 1)
  return { ...map, [key]: { value: value ?? null, at } }
}

/** What is kept and was not removed. */
export function syncedValues(map: SyncedMap): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(map).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
}

/** Reads a stored text; whatever is no entry is left out. */
export function parseSyncedMap(text: string | undefined): SyncedMap {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, entry]) => isEntry(entry)))
  } catch {
    return {}
  }
}

/** The same things, whatever order they are written in. */
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

/** Two entries of the same moment are told apart by what they say, the same way on every device. */
const isLater = (entry: SyncedEntry, than: SyncedEntry) =>
  entry.at > than.at || (entry.at === than.at && textOf(entry) > textOf(than))
