import { onStored, readStored, writeStored } from './storage'

/** A way to look at a list that was given a name. `search` is the query of its address. */
export type SavedFilter = { name: string; search: { [name: string]: string | string[] }; pinned: boolean }

/** Whose they are, and of which library. */
export type SavedFiltersOf = { userId: string; libraryId: string }

/** What a person did to saved filters, by name; null forgets one. `place` is where one that is not there is put, else at the end. */
export type FilterChanges = Readonly<Record<string, (SavedFilter & { place?: number }) | null>>

/** What this browser keeps; as text, so that two readings are equal when nothing changed. */
export const readSavedFilters = (of: SavedFiltersOf): string => readStored(keyOf(of)) ?? '[]'

/**
 * Keeps filters in this browser.
 * @param time  when they were so, in milliseconds
 */
export function writeSavedFilters(of: SavedFiltersOf, filters: readonly SavedFilter[], time = Date.now()): void {
  writeStored(timeKeyOf(of), String(time))
  writeStored(keyOf(of), filters.length > 0 ? JSON.stringify(filters) : undefined)
}

/** When what this browser keeps was so; a time that is yet to come, by a clock that was put back, tells nothing. */
export function savedFiltersTime(of: SavedFiltersOf): number {
  const time = Number(readStored(timeKeyOf(of)) ?? 0)
  return time <= Date.now() ? time : 0
}

/** What was done in this browser and is not known to be on the server. */
export function pendingFilterChanges(of: SavedFiltersOf): FilterChanges {
  try {
    const value: unknown = JSON.parse(readStored(unsentKeyOf(of)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([name, change]) => [name, changeOf(change)]))
  } catch {
    return {}
  }
}

/** Keeps what the server has not heard yet; with no changes nothing is kept. */
export function writePendingFilterChanges(of: SavedFiltersOf, changes: FilterChanges): void {
  writeStored(unsentKeyOf(of), Object.keys(changes).length > 0 ? JSON.stringify(changes) : undefined)
}

/** The filters with what was done to some of them; those of other names stay, whoever saved them. */
export function applyFilterChanges(filters: readonly SavedFilter[], changes: FilterChanges): SavedFilter[] {
  const joined = filters.flatMap(filter => {
    const change = Object.hasOwn(changes, filter.name) ? changes[filter.name] : filter
    return change ? filterIn(change) : []
  })
  for (const change of Object.values(changes)) {
    if (!change || filters.some(({ name }) => name === change.name)) continue
    joined.splice(change.place ?? joined.length, 0, filterIn(change))
  }
  return joined
}

const filterIn = ({ name, search, pinned }: SavedFilter): SavedFilter => ({ name, search, pinned })

/** Calls back when those of a library may have changed, in this tab or another. */
export function onSavedFilters(of: SavedFiltersOf, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(of)) listener()
  })
}

/** Reads what was stored here or on the server; whatever is no saved filter is left out. */
export function parseSavedFilters(text: string): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.flatMap(savedFilterOf) : []
  } catch {
    return []
  }
}

const keyOf = ({ userId, libraryId }: SavedFiltersOf) => `filters.${userId}.${libraryId}`
const timeKeyOf = (of: SavedFiltersOf) => `${keyOf(of)}.time`
const unsentKeyOf = (of: SavedFiltersOf) => `${keyOf(of)}.unsent`

function changeOf(value: unknown): FilterChanges[string] {
  const [filter] = savedFilterOf(value)
  if (!filter) return null
  const place = typeof value === 'object' && value && 'place' in value ? value.place : undefined
  return typeof place === 'number' ? { ...filter, place } : filter
}

function savedFilterOf(value: unknown): SavedFilter[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, search, pinned }: Record<string, unknown> = { ...value }
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return []
  const texts = Object.entries(search).filter(([, text]) => isText(text) || (Array.isArray(text) && text.every(isText)))
  return [{ name, search: Object.fromEntries(texts), pinned: pinned !== false }]
}

const isText = (value: unknown) => typeof value === 'string'
