import type { TransientBook } from '../../generated/model.schemas'
import type { BookImportMachineContext } from './bookImportMachineContext'
import { type ImportableBookFile, type StoredImportRow, toImportableBookFile } from './importRow'
import type { ImportRowActorRef } from './importRowMachine'
import { type ImportRowMachineInput, toStoredImportRow } from './importRowMachineSetup'
import { getImportRowPhase, runningImportRowPhases } from './planImportRows'

/**
 * Updates the list of files to import after a scan of the folder. The new list contains:
 * - the files that the scan found
 * - files whose import is running
 * - files of this folder whose import has ended
 * - files of this folder whose import has begun according to the stored data
 * Removes all other files.
 * @param spawn starts the state machine of a new file
 */
export function updateImportRowsAfterScan(
  { rows, stored, folder, calls, active }: BookImportMachineContext,
  scannedBooks: readonly TransientBook[],
  spawn: (id: string, input: ImportRowMachineInput) => ImportRowActorRef,
) {
  const nextRows = new Map<string, ImportRowActorRef>()
  const nextStored = new Map(stored)
  const addRow = (file: ImportableBookFile) => {
    const storedRow = findStoredRow(nextStored, file)
    nextRows.set(
      file.url,
      rows.get(file.url) ?? spawn(file.url, { file, calls, ...(storedRow && { stored: storedRow }) }),
    )
    nextStored.delete(file.url)
  }
  for (const book of scannedBooks) addRow(toImportableBookFile(book))
  const stopped = new Set(findImportRowsOfMissingFiles({ rows, folder }, scannedBooks))
  for (const [url, row] of rows) {
    if (stopped.has(row)) nextStored.set(url, getStoredImportRowOfActor(row))
    else nextRows.set(url, row)
  }
  for (const row of stored.values())
    if (row.progress !== 'open' && !nextRows.has(row.url) && isWithinFolder(row.url, folder)) addRow({ ...row, id: '' })
  const waiting = [...nextRows].flatMap(([url, row]) =>
    getImportRowPhase(row) === 'waiting' && !active.includes(url) ? [url] : [],
  )
  return { rows: nextRows, stored: nextStored, waiting, active: active.filter(url => nextRows.has(url)) }
}

/**
 * Returns the stored data of a file. If the file was imported and its size has changed since then, returns undefined,
 * because the path now belongs to a different file.
 */
function findStoredRow(
  stored: ReadonlyMap<string, StoredImportRow>,
  { url, sizeBytes }: ImportableBookFile,
): StoredImportRow | undefined {
  const row = stored.get(url)
  return row?.progress === 'imported' && row.sizeBytes !== sizeBytes ? undefined : row
}

/**
 * Returns the state machines of files that the scan did not find. Omits files whose import is running, and files of the
 * scanned folder whose import has ended.
 */
export function findImportRowsOfMissingFiles(
  { rows, folder }: Pick<BookImportMachineContext, 'rows' | 'folder'>,
  scannedBooks: readonly TransientBook[],
): ImportRowActorRef[] {
  const scannedUrls = new Set(scannedBooks.map(({ url }) => url))
  return [...rows].flatMap(([url, row]) => {
    const hasResult = isWithinFolder(url, folder) && getStoredImportRowOfActor(row).progress !== 'open'
    return scannedUrls.has(url) || runningImportRowPhases.includes(getImportRowPhase(row)) || hasResult ? [] : [row]
  })
}

const isWithinFolder = (url: string, folder: string) => {
  const base = folder.replace(/(?<![/\\])[/\\]+$/, '')
  return url.startsWith(base) && /^[/\\]/.test(url.slice(base.length))
}

/** Returns the data of an import row in the form in which the browser stores it. */
export const getStoredImportRowOfActor = (row: ImportRowActorRef): StoredImportRow =>
  toStoredImportRow(row.getSnapshot().context, getImportRowPhase(row))

/**
 * Sends the new file ids to the state machines of the files. Needed after each scan, because each scan gives the files
 * new ids.
 */
export function updateFileIdsOfImportRows(
  { rows }: BookImportMachineContext,
  scannedBooks: readonly TransientBook[],
): void {
  for (const book of scannedBooks) rows.get(book.url)?.send({ type: 'file.renewed', file: toImportableBookFile(book) })
}
