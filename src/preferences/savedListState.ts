import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/** Views of a library, each with a tab. */
export const libraryViewNames = ['recommended', 'series', 'books', 'collections', 'readlists'] as const
export type LibraryViewName = (typeof libraryViewNames)[number]

/**
 * Settings with which the user last viewed a list. `view` is the view that the user last opened in a library. `filters`
 * are search parameters, including sort order and layout. `columns` are the table columns.
 */
export type SavedListState = {
  view?: LibraryViewName
  filters?: Record<string, unknown>
  columns?: Record<string, unknown>
}
/**
 * Kind of a list. `library`: series of a library. `libraryBooks`: books of a library. `collection`: series of a
 * collection. `readlist`: books of a read list. `readlists`: read lists of a library. `books`: books of a series, with
 * the same columns for all series. `table`: list that is always a table, for example of users.
 */
export type SavedListKind = 'library' | 'libraryBooks' | 'collection' | 'readlist' | 'readlists' | 'books' | 'table'

/**
 * Returns the settings with which this browser last showed a list. Omits invalid properties.
 * @param id id of the library, collection or read list. The id `all` stands for all libraries. If `kind` is `table`,
 *   `id` is the name of the table. All collections share the same table columns. These columns are therefore stored
 *   under the id `all`. The same applies to read lists, and to the books of a series
 */
export function readSavedListState(kind: SavedListKind, id: string): SavedListState {
  const stored = parseRecord(readLocalStorage(listStateKey(kind, id)))
  const { view, filters, columns } = stored
  return {
    ...(libraryViewNames.some(libraryView => libraryView === view) && { view: view as LibraryViewName }),
    ...(isRecord(filters) && { filters }),
    ...(isRecord(columns) && { columns }),
  }
}

/**
 * Stores changed settings of a list. A property with the value undefined is deleted. A missing property stays
 * unchanged.
 */
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
