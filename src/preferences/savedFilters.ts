import { listStorageKeys } from './listStorageKeys'
import { onLocalStorageChange, readLocalStorage, writeLocalStorage } from './localStorageAccess'
import type { SavedListKind } from './savedListState'

/**
 * Saved filter of a list, with the name that the user chose. `search` contains the search parameters of the list URL.
 */
export type SavedFilter = { name: string; search: { [name: string]: string | string[] }; pinned: boolean }

/** Identifies the saved filters of a list by user and list. `listId` comes from {@link getSavedFilterListId}. */
export type SavedFilterScope = { userId: string; listId: string }

/**
 * Returns the id under which the filters of a list are saved. For the series of a library, this is the id of the
 * library. Returns undefined if the user cannot save filters of the list.
 */
export function getSavedFilterListId(kind: SavedListKind, id: string): string | undefined {
  if (kind === 'library') return id
  return kind === 'libraryBooks' ? `books-${id}` : undefined
}

/**
 * Changes of saved filters, by filter name. The value null deletes the filter. `place` is the index at which a new
 * filter is inserted.
 */
export type SavedFilterChanges = Readonly<Record<string, (SavedFilter & { place?: number }) | null>>

/**
 * Returns the saved filters of this browser as JSON. Equal filters have equal JSON, as `useSyncExternalStore`
 * requires.
 */
export const readSavedFiltersJson = (scope: SavedFilterScope): string => readLocalStorage(filtersKey(scope)) ?? '[]'

/**
 * Stores the saved filters in this browser.
 * @param time  time of the last change, in milliseconds since the epoch
 */
export function writeSavedFilters(scope: SavedFilterScope, filters: readonly SavedFilter[], time = Date.now()): void {
  writeLocalStorage(updatedAtKey(scope), String(time))
  writeLocalStorage(filtersKey(scope), filters.length > 0 ? JSON.stringify(filters) : undefined)
}

/**
 * Returns the time of the last change of the saved filters, in milliseconds since the epoch. Returns 0 if
 * the stored time is missing, invalid or in the future.
 */
export function getSavedFiltersUpdateTime(scope: SavedFilterScope): number {
  const time = Number(readLocalStorage(updatedAtKey(scope)) ?? 0)
  return time <= Date.now() ? time : 0
}

/** Returns the changes in this browser that the server does not have yet. */
export function readPendingFilterChanges(scope: SavedFilterScope): SavedFilterChanges {
  try {
    const value: unknown = JSON.parse(readLocalStorage(pendingChangesKey(scope)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([name, change]) => [name, parseFilterChange(change)]))
  } catch {
    return {}
  }
}

/** Returns the lists of a user whose saved filters have changes that the server does not have yet. */
export function listScopesWithPendingFilterChanges(userId: string): SavedFilterScope[] {
  return listStorageKeys('localStorage').flatMap(key => {
    const { user, listId } = /^longbox\.filters\.(?<user>[^.]+)\.(?<listId>[^.]+)\.unsent$/.exec(key)?.groups ?? {}
    return user === userId && listId ? [{ userId, listId }] : []
  })
}

/** Stores the changes that the server does not have yet. An empty object deletes the stored changes. */
export function writePendingFilterChanges(scope: SavedFilterScope, changes: SavedFilterChanges): void {
  writeLocalStorage(pendingChangesKey(scope), Object.keys(changes).length > 0 ? JSON.stringify(changes) : undefined)
}

/**
 * Applies changes to a list of filters and returns the new list. The order of the existing filters does not change. A
 * new filter is inserted at the index `change.place`. If this index is undefined, the filter is added at the end.
 */
export function applySavedFilterChanges(filters: readonly SavedFilter[], changes: SavedFilterChanges): SavedFilter[] {
  const merged = filters.flatMap(filter => {
    const change = Object.hasOwn(changes, filter.name) ? changes[filter.name] : filter
    return change ? withoutIndex(change) : []
  })
  for (const change of Object.values(changes)) {
    if (!change || filters.some(({ name }) => name === change.name)) continue
    merged.splice(change.place ?? merged.length, 0, withoutIndex(change))
  }
  return merged
}

const withoutIndex = ({ name, search, pinned }: SavedFilter): SavedFilter => ({ name, search, pinned })

/**
 * Registers a listener that is called when this tab or another tab changes the saved filters. Returns an unregister
 * function.
 */
export function onSavedFiltersChange(scope: SavedFilterScope, listener: () => void): () => void {
  return onLocalStorageChange(key => {
    if (key === null || key === filtersKey(scope)) listener()
  })
}

/** Parses the JSON of saved filters. Omits invalid filters. */
export function parseSavedFilters(text: string): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.flatMap(parseSavedFilter) : []
  } catch {
    return []
  }
}

const filtersKey = ({ userId, listId }: SavedFilterScope) => `filters.${userId}.${listId}`
const updatedAtKey = (scope: SavedFilterScope) => `${filtersKey(scope)}.time`
const pendingChangesKey = (scope: SavedFilterScope) => `${filtersKey(scope)}.unsent`

function parseFilterChange(value: unknown): SavedFilterChanges[string] {
  const [filter] = parseSavedFilter(value)
  if (!filter) return null
  const place = typeof value === 'object' && value && 'place' in value ? value.place : undefined
  return typeof place === 'number' ? { ...filter, place } : filter
}

function parseSavedFilter(value: unknown): SavedFilter[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, search, pinned }: Record<string, unknown> = { ...value }
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return []
  const texts = Object.entries(search).filter(
    ([, text]) => isString(text) || (Array.isArray(text) && text.every(isString)),
  )
  return [{ name, search: Object.fromEntries(texts), pinned: pinned !== false }]
}

const isString = (value: unknown) => typeof value === 'string'
