import { readLocalStorage, writeLocalStorage } from '../../../preferences/localStorageAccess'

/** Rows that are being written to IndexedDB. */
export type UnsavedRowJournal<Row> = {
  /** Adds rows to the journal before their write starts. */
  readonly add: (rows: readonly Row[]) => void
  /** Removes rows from the journal after their write has succeeded. Ignores rows that have changed since the write. */
  readonly remove: (rows: readonly Row[]) => void
  /** Returns the rows that an earlier page could not write, and deletes them from `localStorage`. */
  readonly takeStoredRows: () => readonly Row[]
  /** Ends the journal. When the page closes afterwards, unsaved rows are lost. */
  readonly stop: () => void
}

/**
 * Creates a journal of unsaved rows. When the page closes, the browser aborts writes to IndexedDB. The journal then
 * stores the unsaved rows in `localStorage`, which writes at once.
 * @param key key in `localStorage`
 */
export function createUnsavedRowJournal<Row extends { readonly url: string }>(key: string): UnsavedRowJournal<Row> {
  const unsaved = new Map<string, Row>()
  const storeUnsaved = () =>
    writeLocalStorage(key, unsaved.size > 0 ? JSON.stringify([...unsaved.values()]) : undefined)
  window.addEventListener('pagehide', storeUnsaved)
  return {
    add: rows => {
      for (const row of rows) unsaved.set(row.url, row)
    },
    remove: rows => {
      for (const row of rows) if (unsaved.get(row.url) === row) unsaved.delete(row.url)
    },
    takeStoredRows: () => {
      const rows = parseRows<Row>(readLocalStorage(key))
      writeLocalStorage(key, undefined)
      return rows
    },
    stop: () => window.removeEventListener('pagehide', storeUnsaved),
  }
}

function parseRows<Row>(text: string | undefined): readonly Row[] {
  if (text === undefined) return []
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows : []
  } catch {
    return []
  }
}
