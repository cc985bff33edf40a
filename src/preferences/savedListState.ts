import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/** Views of a library page. */
export const libraryViews = ['recommended', 'series', 'collections', 'readlists'] as const
export type LibraryView = (typeof libraryViews)[number]

/**
 * Last state of a list. `view` is the view of a library. `filters` are search parameters: filters, sort order and layout. `columns` are
 * the table columns. Absent members have no stored value.
 */
export type SavedListState = {
  view?: LibraryView
  filters?: Record<string, unknown>
  columns?: Record<string, unknown>
}
/**
 * Kind of a list. `books`: all lists of books, because they share their columns. `readlists`: the read lists of a library.
 * `table`: tables of administration, by name.
 */
export type SavedListKind = 'library' | 'collection' | 'readlist' | 'readlists' | 'books' | 'table'

/**
 * Returns the last state of a list in this browser. Omits invalid members of the stored state.
 * @param id  id of the library, collection or read list; `all` for all libraries
 */
export function readSavedListState(kind: SavedListKind, id: string): SavedListState {
  const stored = parseRecord(readLocalStorage(listStateKey(kind, id)))
  const { view, filters, columns } = stored
  return {
    ...(libraryViews.some(libraryView => libraryView === view) && { view: view as LibraryView }),
    ...(isRecord(filters) && { filters }),
    ...(isRecord(columns) && { columns }),
  }
}

/** Stores changed members of the state of a list. A member of undefined is deleted. Absent members keep their stored value. */
export function writeSavedListState(kind: SavedListKind, id: string, changes: SavedListState): void {
  const before = JSON.stringify(readSavedListState(kind, id))
  const after = JSON.stringify({ ...readSavedListState(kind, id), ...changes })
  if (after !== before) writeLocalStorage(listStateKey(kind, id), after === '{}' ? undefined : after)
}

const listStateKey = (kind: SavedListKind, id: string) => `list.${kind}.${id}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseRecord(stored: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
