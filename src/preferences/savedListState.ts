import { readLocalStorage, writeLocalStorage } from './localStorage'

/** Views of a library page. */
export const libraryViews = ['recommended', 'series', 'collections', 'readlists'] as const
export type LibraryView = (typeof libraryViews)[number]

/**
 * Last state of a list: view of a library, search parameters (filters, sort order, layout), table columns. Absent members have never been
 * set.
 */
export type SavedListState = {
  view?: LibraryView
  filters?: Record<string, unknown>
  columns?: Record<string, unknown>
}
/**
 * Kind of a list. `books`: all lists of books, which share their columns; `readlists`: the read lists of a library; `table`: tables of
 * administration, by name.
 */
export type ListKind = 'library' | 'collection' | 'readlist' | 'readlists' | 'books' | 'table'

/**
 * Reads the last state of a list in this browser. Invalid members of the stored value are left out.
 * @param id  id of the library, collection or read list; 'all' for all libraries
 */
export function readSavedListState(kind: ListKind, id: string): SavedListState {
  const stored = parseRecord(readLocalStorage(listStateKey(kind, id)))
  const { view, filters, columns } = stored
  return {
    ...(libraryViews.some(libraryView => libraryView === view) && { view: view as LibraryView }),
    ...(isRecord(filters) && { filters }),
    ...(isRecord(columns) && { columns }),
  }
}

/** Stores the changed members of the state of a list. A member set to undefined is deleted; absent members keep their value. */
export function writeSavedListState(kind: ListKind, id: string, changes: SavedListState): void {
  const before = JSON.stringify(readSavedListState(kind, id))
  const after = JSON.stringify({ ...readSavedListState(kind, id), ...changes })
  if (after !== before) writeLocalStorage(listStateKey(kind, id), after === '{}' ? undefined : after)
}

const listStateKey = (kind: ListKind, id: string) => `list.${kind}.${id}`

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
