/** One thing kept under a key; null says that it was removed. */
export interface KeptEntry {
  readonly value: unknown
  /** When it was set, in milliseconds. */
  readonly at: number
}

/** Things that a person keeps on several devices: each entry stands for itself, so that two copies can be merged. */
export type KeptMap = Readonly<Record<string, KeptEntry>>

/** Both copies in one: of each entry the later; the order of the copies does not matter. */
export function mergedMaps(one: KeptMap, other: KeptMap): KeptMap {
  const merged: Record<string, KeptEntry> = Object.create(null)
  for (const [key, entry] of [...Object.entries(one), ...Object.entries(other)]) {
    const present = merged[key]
    if (!present || isLater(entry, present)) merged[key] = entry
  }
  return { ...merged }
}

/** The map with an entry set, later than whatever stood there; undefined removes it. */
export function withEntry(map: KeptMap, key: string, value: unknown, now: number): KeptMap {
  const at = Math.max(now, (map[key]?.at ?? 0) + 1)
  return { ...map, [key]: { value: value ?? null, at } }
}

/** What is kept and was not removed. */
export function valuesOf(map: KeptMap): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(map).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])))
}

/** Reads a stored text; whatever is no entry is left out. */
export function parsedMap(text: string | undefined): KeptMap {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, entry]) => isEntry(entry)))
  } catch {
    return {}
  }
}

/** The same things, whatever order they are written in. */
export function sameMaps(one: KeptMap, other: KeptMap): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => {
      const [a, b] = [one[key], other[key]]
      return a !== undefined && b !== undefined && a.at === b.at && textOf(a) === textOf(b)
    })
  )
}

const isEntry = (entry: unknown): entry is KeptEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as KeptEntry).at === 'number' &&
  Number.isFinite((entry as KeptEntry).at) &&
  'value' in entry

const textOf = (entry: KeptEntry) => JSON.stringify(entry.value) ?? 'null'

/** Two entries of the same moment are told apart by what they say, the same way on every device. */
const isLater = (entry: KeptEntry, than: KeptEntry) =>
  entry.at > than.at || (entry.at === than.at && textOf(entry) > textOf(than))
