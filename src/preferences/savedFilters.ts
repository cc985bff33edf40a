import { onStored, readStored, writeStored } from './storage'

/** A way to look at a list that was given a name. `search` is the query of its address. */
export type SavedFilter = { name: string; search: { [name: string]: string | string[] }; pinned: boolean }

/** What this browser keeps for a library; as text, so that two readings are equal when nothing changed. */
export const readSavedFilters = (libraryId: string): string => readStored(keyOf(libraryId)) ?? '[]'

export function writeSavedFilters(libraryId: string, filters: readonly SavedFilter[]): void {
  writeStored(keyOf(libraryId), filters.length > 0 ? JSON.stringify(filters) : undefined)
}

/** Calls back when those of a library may have changed, in this tab or another. */
export function onSavedFilters(libraryId: string, listener: () => void): () => void {
  return onStored(key => {
    if (key === null || key === keyOf(libraryId)) listener()
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

const keyOf = (libraryId: string) => `filters.${libraryId}`

function savedFilterOf(value: unknown): SavedFilter[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, search, pinned }: Record<string, unknown> = { ...value }
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return []
  const texts = Object.entries(search).filter(([, text]) => isText(text) || (Array.isArray(text) && text.every(isText)))
  return [{ name, search: Object.fromEntries(texts), pinned: pinned !== false }]
}

const isText = (value: unknown) => typeof value === 'string'
