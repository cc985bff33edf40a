import { ServerError } from '../../api/ServerError'
import type { BookImport, TransientBook } from '../../generated/model.schemas'
import type { BookImportCalls, ImportCopyMode, ImportReport, StoredImport, StoredImportSettings } from './importCalls'
import { isRejection } from './importCalls'
import { type ImportFile, type RowChoice, type StoredRow, toBookImport, toImportFile } from './importRow'
import type { ImportRowRef } from './importRowMachine'
import {
  type ImportRowWithPlan,
  importPhaseOfRow,
  planImportRows,
  toPlannedRow,
  unfinishedPhases,
} from './importRowPlans'
import { type ImportRowEvent, type ImportRowInput, type RowChangedEvent, toStoredRow } from './importRowSetup'

export type BookImportInput = { calls: BookImportCalls }

export type BookImportEvent =
  | { type: 'user.scan'; folder: string }
  | { type: 'user.retryScan' }
  | { type: 'user.setSettings'; settings: Partial<Omit<StoredImportSettings, 'folder'>> }
  /** Paths of the rows in the viewport. */
  | { type: 'user.show'; urls: readonly string[] }
  | { type: 'user.pause' }
  | { type: 'user.continue' }
  | { type: 'user.choose'; urls: readonly string[]; choice: RowChoice }
  | { type: 'user.retry'; urls: readonly string[] }
  | { type: 'user.import'; urls: readonly string[] }
  | { type: 'rows.added' }
  | { type: 'server.report'; report: ImportReport }
  | { type: 'server.back' }
  | RowChangedEvent

export type BookImportContext = StoredImportSettings & {
  readonly calls: BookImportCalls
  /** Rows of the listed book files, by file path, in the order of the last folder scan. */
  readonly rows: ReadonlyMap<string, ImportRowRef>
  /** Stored data of files without a row in `rows`, by file path. */
  readonly stored: ReadonlyMap<string, StoredRow>
  /** Paths of the files that wait for their analysis. */
  readonly waiting: readonly string[]
  /** Paths of the files in analysis. */
  readonly active: readonly string[]
  readonly visible: readonly string[]
  /** Paths of the files to import next. */
  readonly outbox: readonly string[]
  /** Import requests that the client is sending now. */
  readonly batch: readonly BookImport[]
  readonly scanError: unknown
  readonly sendError: unknown
}

/** Number of concurrent analyses. The server reads the whole archive for each analysis. */
export const MAX_CONCURRENT_ANALYSES = 3
/** Number of books per import request. */
export const MAX_BATCH_SIZE = 100
const DEFAULT_PATTERN = '{series} - {number:3} - {title}'

export const createImportContext = ({ calls }: BookImportInput): BookImportContext => ({
  calls,
  folder: '',
  pattern: DEFAULT_PATTERN,
  copyMode: 'HARDLINK' satisfies ImportCopyMode,
  rows: new Map(),
  stored: new Map(),
  waiting: [],
  active: [],
  visible: [],
  outbox: [],
  batch: [],
  scanError: undefined,
  sendError: undefined,
})

/** Returns the context of the import from its stored settings and rows. Empty without a stored import. */
export const restoreImport = (stored: StoredImport | undefined): Partial<BookImportContext> =>
  stored ? { ...stored.settings, stored: new Map(stored.rows.map(row => [row.url, row])) } : {}

/**
 * Updates the rows after a folder scan. Adds rows for new files. Stops the rows of missing files whose import has not
 * begun.
 * @param spawn  starts the row of a new file
 */
export function addScannedRows(
  { rows, stored, folder, calls, active }: BookImportContext,
  scannedBooks: readonly TransientBook[],
  spawn: (id: string, input: ImportRowInput) => ImportRowRef,
) {
  const nextRows = new Map<string, ImportRowRef>()
  const nextStored = new Map(stored)
  const addRow = (file: ImportFile) => {
    const storedRow = findStoredRow(nextStored, file)
    nextRows.set(
      file.url,
      rows.get(file.url) ?? spawn(file.url, { file, calls, ...(storedRow && { stored: storedRow }) }),
    )
    nextStored.delete(file.url)
  }
  for (const book of scannedBooks) addRow(toImportFile(book))
  const stopped = new Set(findRowsToResume({ rows, folder }, scannedBooks))
  for (const [url, row] of rows) {
    if (stopped.has(row)) nextStored.set(url, storedRowOf(row))
    else nextRows.set(url, row)
  }
  for (const row of stored.values())
    if (row.progress !== 'open' && !nextRows.has(row.url) && isWithinFolder(row.url, folder)) addRow({ ...row, id: '' })
  const waiting = [...nextRows].flatMap(([url, row]) =>
    importPhaseOfRow(row) === 'waiting' && !active.includes(url) ? [url] : [],
  )
  return { rows: nextRows, stored: nextStored, waiting }
}

/** Returns the stored row of a file. The size must also match, because another file may later have the same path. */
function findStoredRow(stored: ReadonlyMap<string, StoredRow>, { url, sizeBytes }: ImportFile): StoredRow | undefined {
  const row = stored.get(url)
  return row?.progress === 'imported' && row.sizeBytes !== sizeBytes ? undefined : row
}

/** Returns the rows whose files are missing in a scan and whose import has not begun. */
export function findRowsToResume(
  { rows, folder }: Pick<BookImportContext, 'rows' | 'folder'>,
  scannedBooks: readonly TransientBook[],
): ImportRowRef[] {
  const scannedUrls = new Set(scannedBooks.map(({ url }) => url))
  return [...rows].flatMap(([url, row]) => {
    const hasResult = isWithinFolder(url, folder) && storedRowOf(row).progress !== 'open'
    return scannedUrls.has(url) || unfinishedPhases.includes(importPhaseOfRow(row)) || hasResult ? [] : [row]
  })
}

const isWithinFolder = (url: string, folder: string) => {
  const base = folder.replace(/[/\\]+$/, '')
  return url.startsWith(base) && /^[/\\]/.test(url.slice(base.length))
}

const storedRowOf = (row: ImportRowRef): StoredRow => toStoredRow(row.getSnapshot().context, importPhaseOfRow(row))

/** Sends the new file records of a folder scan to the rows. A scan changes the ids of the files. */
export function updateScannedFiles({ rows }: BookImportContext, scannedBooks: readonly TransientBook[]): void {
  for (const book of scannedBooks) rows.get(book.url)?.send({ type: 'file.renewed', file: toImportFile(book) })
}

/** Updates the analysis queue after a row has changed. */
export function queueRowAgain({ waiting, active }: BookImportContext, { url, phase, cause }: RowChangedEvent) {
  if (phase === 'analyzing' || phase === 'matching' || phase === 'loadingBooks') return {}
  const isWaitingAgain = phase === 'waiting' && cause !== 'expired'
  return {
    active: active.includes(url) ? active.filter(other => other !== url) : active,
    waiting: isWaitingAgain
      ? waiting.includes(url)
        ? waiting
        : [...waiting, url]
      : waiting.includes(url)
        ? waiting.filter(other => other !== url)
        : waiting,
  }
}

/**
 * Moves files from the queue to the analysis, visible files first. At most {@link MAX_CONCURRENT_ANALYSES} files
 * are in analysis.
 */
export function startWaitingAnalyses({ waiting, active, visible }: BookImportContext) {
  const free = MAX_CONCURRENT_ANALYSES - active.length
  if (free <= 0 || waiting.length === 0) return {}
  const waitingSet = new Set(waiting)
  const next = new Set(visible.filter(url => waitingSet.has(url)).slice(0, free))
  for (const url of waiting) {
    if (next.size >= free) break
    next.add(url)
  }
  return { waiting: waiting.filter(url => !next.has(url)), active: [...active, ...next] }
}

/** Returns the rows in analysis that have not started yet. */
export const rowsToStart = ({ active, rows }: BookImportContext): ImportRowRef[] =>
  active.flatMap(url => {
    const row = rows.get(url)
    return row && importPhaseOfRow(row) === 'waiting' ? [row] : []
  })

const isImportable = ({ phase, row, plan }: ImportRowWithPlan) =>
  phase === 'editing' && !row.choice.isSkipped && plan.outcome !== 'impossible'

/**
 * Returns the paths whose rows can be imported.
 * @param urls  paths to check
 */
export function selectRowsToSend(context: BookImportContext, urls: readonly string[]): readonly string[] {
  const requested = new Set(urls)
  return planImportRows(context).flatMap(item =>
    requested.has(item.file.url) && isImportable(item) ? [item.file.url] : [],
  )
}

/** Takes the next import requests from the outbox. Omits requests of rows that cannot be imported any more. */
export function selectImportBatch({ outbox, rows, pattern }: BookImportContext) {
  const next = outbox.slice(0, MAX_BATCH_SIZE).flatMap(url => rows.get(url) ?? [])
  const batch = next
    .map(ref => toPlannedRow(ref, pattern))
    .filter(isImportable)
    .map(({ file, plan }) => toBookImport(file, plan))
  return { batch, outbox: outbox.slice(MAX_BATCH_SIZE) }
}

export const toStoredBatchRows = ({ batch, rows }: BookImportContext): StoredRow[] =>
  batch.flatMap(({ sourceFile }) => {
    const row = rows.get(sourceFile)
    return row ? [storedRowOf(row)] : []
  })

/**
 * Sends the result of a batch to its rows.
 * @param error  error of the request; undefined if the server accepted the batch
 */
export function applyImportBatchResult({ batch, rows }: BookImportContext, error: unknown): void {
  for (const { sourceFile } of batch) rows.get(sourceFile)?.send(batchEvent(error))
}

function batchEvent(error: unknown): ImportRowEvent {
  if (error === undefined) return { type: 'import.accepted' }
  if (!(error instanceof ServerError) || !isRejection(error)) return { type: 'import.unconfirmed' }
  if (error.status === 401) return { type: 'import.reverted' }
  return { type: 'import.rejected', error, reason: error.serverMessage ?? 'rejected' }
}

/** Sends an import report of the server to the row of the reported file. Ignores files without a row. */
export function applyBookImportedReport(
  { rows }: BookImportContext,
  { sourceFile, success, bookId, message }: ImportReport,
): void {
  rows
    .get(sourceFile)
    ?.send(
      success
        ? { type: 'server.imported', bookId: bookId ?? '' }
        : { type: 'server.importFailed', reason: message ?? 'rejected' },
    )
}

/** Sends an event to all rows. */
export function sendToAllRows({ rows }: BookImportContext, event: ImportRowEvent): void {
  for (const row of rows.values()) row.send(event)
}
