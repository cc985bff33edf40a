import { readLocalStorage, writeLocalStorage } from '../localStorageAccess'

/** Records that are being written to IndexedDB. */
export type UnsavedRecordJournal<Stored> = {
  /** Adds records to the journal before their write starts. A record replaces an earlier record with the same id. */
  readonly add: (records: readonly Stored[]) => void
  /**
   * Removes records from the journal after their write has succeeded. Ignores records that have changed since the
   * write.
   */
  readonly remove: (records: readonly Stored[]) => void
  /** Returns the records that an earlier page could not write, and deletes them from `localStorage`. */
  readonly takeStoredRecords: () => readonly Stored[]
  /** Ends the journal. Unsaved records are then no longer stored when the page closes. */
  readonly stop: () => void
}

/**
 * Creates a journal of unsaved records. When the page closes, the browser aborts writes to IndexedDB. The journal then
 * stores the unsaved records in `localStorage`, which writes at once.
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
      // The records were stored on `pagehide`, but the browser restored the page later and the writes succeeded.
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
