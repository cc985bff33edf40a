import { readStored, writeStored } from './storage'

export const libraryViews = ['recommended', 'series', 'collections', 'readlists'] as const
export type LibraryView = (typeof libraryViews)[number]

/**
 * How a list was left: the view of a library, the query of its address (filters, order, layout), the columns of its table.
 * Absent means never chosen.
 */
export type ListState = {
  view?: LibraryView
  filters?: Record<string, unknown>
  columns?: Record<string, unknown>
}
/** `books`: the lists of books, which share their columns; `readlists`: the read lists of a library. */
export type ListKind = 'library' | 'collection' | 'readlist' | 'readlists' | 'books'

/**
 * How the list of this library, collection or read list was left in this browser.
 * @param id  of the thing; 'all' for all libraries
 */
export function readListState(kind: ListKind, id: string): ListState {
  const stored = record(readStored(keyOf(kind, id)))
  const { view, filters, columns } = stored
  return {
    ...(libraryViews.some(known => known === view) && { view: view as LibraryView }),
    ...(isRecord(filters) && { filters }),
    ...(isRecord(columns) && { columns }),
  }
}

/** Remembers the given members and keeps the others; a member given as undefined is forgotten. */
export function writeListState(kind: ListKind, id: string, changes: ListState): void {
  const before = JSON.stringify(readListState(kind, id))
  const after = JSON.stringify({ ...readListState(kind, id), ...changes })
  if (after !== before) writeStored(keyOf(kind, id), after === '{}' ? undefined : after)
}

const keyOf = (kind: ListKind, id: string) => `list.${kind}.${id}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function record(stored: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}
