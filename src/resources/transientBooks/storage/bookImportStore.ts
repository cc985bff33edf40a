import type {
  StoredBookImport,
  StoredBookImportSettings,
} from '../../../machines/import/bookImportServerAndStorageCalls'
import type { StoredImportRow } from '../../../machines/import/importRow'
import {
  awaitIndexedDbRequest,
  createIndexedDbTransactionRunner,
} from '../../../preferences/databases/createIndexedDbTransactionRunner'
import { createUnsavedRecordJournal } from '../../../preferences/databases/createUnsavedRecordJournal'

/**
 * Row of the import table, as stored in IndexedDB. `sentAt` is the time at which the client requested the import of the
 * file, in milliseconds since 1970.
 */
type DatedRow = StoredImportRow & { readonly sentAt?: number }

/**
 * Functions that load and store the settings, choices and results of the book imports of a user in IndexedDB. They
 * reject with the error of IndexedDB.
 */
export type BookImportStore = {
  load: () => Promise<StoredBookImport | undefined>
  saveSettings: (settings: StoredBookImportSettings) => Promise<void>
  /** Stores rows. Replaces rows that are already stored for the same files. Resolves after the write. */
  saveRows: (rows: readonly StoredImportRow[]) => Promise<void>
  deleteRows: (urls: readonly string[]) => Promise<void>
  sentAt: (url: string) => number | undefined
  /** Returns the last folders that the server has scanned successfully, latest first. */
  loadRecentFolders: () => Promise<readonly string[]>
  addRecentFolder: (folder: string) => Promise<readonly string[]>
  /**
   * Removes the listener that saves unsaved rows in `localStorage` when the page closes. A row is unsaved until its
   * write to IndexedDB has completed. If the page closes after this call, unsaved rows are lost. Must be called when
   * the import stops.
   */
  close: () => void
}

const MAX_RECENT_FOLDERS = 8
const SETTINGS_KEY = 'settings'
const RECENT_FOLDERS_KEY = 'recentFolders'

/** Opens the IndexedDB database with the book imports of a user. */
export function openBookImportStore(userId: string): BookImportStore {
  const transact = createIndexedDbTransactionRunner(`longbox.bookImport.${userId}`, ['values', 'rows'])
  const sentTimes = new Map<string, number>()
  const readValue = <T>(key: string) =>
    transact(['values'], 'readonly', storeOf => awaitIndexedDbRequest<T | undefined>(storeOf('values').get(key)))
  const writeValue = (key: string, value: unknown) =>
    transact(
      ['values'],
      'readwrite',
      async storeOf => void (await awaitIndexedDbRequest(storeOf('values').put(value, key))),
    )
  const loadRecentFolders = async () => (await readValue<readonly string[]>(RECENT_FOLDERS_KEY)) ?? []

  const toDatedRow = (row: StoredImportRow): DatedRow => {
    if (row.progress === 'open' || row.progress === 'failed') sentTimes.delete(row.url)
    else if (row.progress === 'sent' && !sentTimes.has(row.url)) sentTimes.set(row.url, Date.now())
    const sentAt = sentTimes.get(row.url)
    return { ...row, ...(sentAt !== undefined && { sentAt }) }
  }
  const writeRows = (rows: readonly DatedRow[]) =>
    transact(['rows'], 'readwrite', async storeOf => {
      await Promise.all(rows.map(row => awaitIndexedDbRequest(storeOf('rows').put(row, row.url))))
    })
  const saveBatched = createBatchedImportRowWriter(writeRows)
  const journal = createUnsavedRecordJournal<DatedRow>(`bookImport.${userId}.unsaved`, ({ url }) => url)
  const restoreUnsavedRows = async () => {
    const rows = journal.takeStoredRecords()
    if (rows.length > 0) await writeRows(rows)
  }

  return {
    async load() {
      await restoreUnsavedRows()
      const [settings, rows] = await Promise.all([
        readValue<StoredBookImportSettings>(SETTINGS_KEY),
        transact(['rows'], 'readonly', storeOf => awaitIndexedDbRequest<DatedRow[]>(storeOf('rows').getAll())),
      ])
      for (const { url, sentAt } of rows) if (sentAt !== undefined) sentTimes.set(url, sentAt)
      return settings && { settings, rows }
    },
    saveSettings: settings => writeValue(SETTINGS_KEY, settings),
    async saveRows(rows) {
      const datedRows = rows.map(toDatedRow)
      journal.add(datedRows)
      await saveBatched(datedRows)
      journal.remove(datedRows)
    },
    deleteRows: urls =>
      transact(['rows'], 'readwrite', async storeOf => {
        await Promise.all(urls.map(url => awaitIndexedDbRequest(storeOf('rows').delete(url))))
      }),
    sentAt: url => sentTimes.get(url),
    loadRecentFolders,
    async addRecentFolder(folder) {
      const others = (await loadRecentFolders()).filter(other => other !== folder)
      const folders = [folder, ...others].slice(0, MAX_RECENT_FOLDERS)
      await writeValue(RECENT_FOLDERS_KEY, folders)
      return folders
    },
    close: journal.stop,
  }
}

/**
 * Creates a function that stores rows. Writes do not overlap. Rows that arrive during a write are stored by the next
 * write. If several of these rows are for the same file, only the last row is written.
 * @param write writes rows in a transaction
 * @returns function whose promise resolves after its rows are written
 */
export function createBatchedImportRowWriter<Row extends { readonly url: string }>(
  write: (rows: readonly Row[]) => Promise<void>,
): (rows: readonly Row[]) => Promise<void> {
  let waitingRows = new Map<string, Row>()
  let nextWrite: Promise<void> | undefined
  let currentWrite: Promise<unknown> = Promise.resolve()
  const writeWaiting = async () => {
    await currentWrite
    const rows = [...waitingRows.values()]
    waitingRows = new Map()
    nextWrite = undefined
    const written = write(rows)
    currentWrite = written.catch(() => {})
    return written
  }
  return rows => {
    for (const row of rows) waitingRows.set(row.url, row)
    nextWrite ??= writeWaiting()
    return nextWrite
  }
}
