import { onStored, readStored, writeStored } from './storage'

/** Named filter of a list. `search` holds the search parameters of its URL. */
export type SavedFilter = { name: string; search: { [name: string]: string | string[] }; pinned: boolean }

/** User and library to which saved filters belong. */
export type SavedFiltersOf = { userId: string; libraryId: string }

/** Changes of saved filters by name. null deletes a filter. `place` is the index at which a new filter is inserted; the end when absent. */
export type FilterChanges = Readonly<Record<string, (SavedFilter & { place?: number }) | null>>

/** Returns the saved filters of this browser as JSON. The text compares equal between two reads when nothing has changed. */
export const readSavedFilters = (of: SavedFiltersOf): string => readStored(keyOf(of)) ?? '[]'

/**
 * Stores the saved filters in this browser.
 * @param time  time of the last change, in milliseconds since the epoch
 */
export function writeSavedFilters(of: SavedFiltersOf, filters: readonly SavedFilter[], time = Date.now()): void {
  writeStored(timeKeyOf(of), String(time))
  writeStored(keyOf(of), filters.length > 0 ? JSON.stringify(filters) : undefined)
}

/** Returns the time of the last change, in milliseconds since the epoch. Returns 0 when unknown or in the future, as after a clock change. */
export function savedFiltersTime(of: SavedFiltersOf): number {
  const time = Number(readStored(timeKeyOf(of)) ?? 0)
  return time <= Date.now() ? time : 0
}

/** Returns the changes made in this browser that the server has not confirmed. */
export function pendingFilterChanges(of: SavedFiltersOf): FilterChanges {
  try {
    const value: unknown = JSON.parse(readStored(unsentKeyOf(of)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([name, change]) => [name, changeOf(change)]))
  } catch {
    return {}
  }
}

/** Stores the changes that the server has not confirmed. An empty object deletes the stored value. */
export function writePendingFilterChanges(of: SavedFiltersOf, changes: FilterChanges): void {
  writeStored(unsentKeyOf(of), Object.keys(changes).length > 0 ? JSON.stringify(changes) : undefined)
}

/** Applies changes to a list of filters by name. Filters without a change stay in order; new ones are inserted at their index. */
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

/** Subscribes to changes of the saved filters, in this tab and others. Returns a function that unsubscribes. */
export function onSavedFilters(of: SavedFiltersOf, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(of)) listener()
  })
}

/** Parses saved filters from JSON of this browser or the server. Invalid entries are left out. */
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
