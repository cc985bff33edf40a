import { readLocalStorage, writeLocalStorage } from '../localStorageAccess'

/** List of the records whose write to IndexedDB has not completed. */
export type UnsavedRecordJournal<Stored> = {
  /** Adds records to the journal before their write starts. A record replaces an earlier record with the same id. */
  readonly add: (records: readonly Stored[]) => void
  /**
   * Removes records from the journal after IndexedDB has stored them. A record stays if a newer version of it was added
   * in the meantime.
   */
  readonly remove: (records: readonly Stored[]) => void
  /**
   * Returns the records that an earlier page stored in `localStorage`, and deletes them from `localStorage`. A page
   * stores records there if it closes before IndexedDB has stored them.
   */
  readonly takeStoredRecords: () => readonly Stored[]
  /** Stops the journal. After this call, unsaved records are lost when the page closes. */
  readonly stop: () => void
}

/**
 * Creates a journal of unsaved records. When the page closes, the journal writes the unsaved records to `localStorage`.
 * Such a write is synchronous, so it completes before the page closes. Writes to IndexedDB are asynchronous, and the
 * browser aborts them when the page closes.
 * @param storageKey key in `localStorage`
 * @param getId returns the id of a record
 */
export function createUnsavedRecordJournal<Stored>(
  storageKey: string,
  getId: (record: Stored) => string,
): UnsavedRecordJournal<Stored> {
  const unsaved = new Map<string, Stored>()
  let isStored = false
  const store = () => {
    writeLocalStorage(storageKey, JSON.stringify([...unsaved.values()]))
    isStored = true
  }
  const deleteStored = () => {
    writeLocalStorage(storageKey, undefined)
    isStored = false
  }
  const stop = () => window.removeEventListener('pagehide', store)
  return {
    add: records => {
      for (const record of records) unsaved.set(getId(record), record)
      if (unsaved.size > 0) window.addEventListener('pagehide', store)
    },
    remove: records => {
      for (const record of records) if (unsaved.get(getId(record)) === record) unsaved.delete(getId(record))
      if (unsaved.size > 0) return
      stop()
      // IndexedDB now contains all records. If the page was restored from the back/forward cache, `localStorage` may
      // still contain a copy of the records, which is no longer needed.
      if (isStored) deleteStored()
    },
    takeStoredRecords: () => {
      const records = parseRecords<Stored>(readLocalStorage(storageKey))
      deleteStored()
      return records
    },
    stop,
  }
}

function parseRecords<Stored>(text: string | undefined): readonly Stored[] {
  if (text === undefined) return []
  try {
    const records: unknown = JSON.parse(text)
    return Array.isArray(records) ? records : []
  } catch {
    return []
  }
}
