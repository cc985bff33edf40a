import { ServerError } from '../../api/ServerError'
import type { BookImport, TransientBook } from '../../generated/model.schemas'
import type {
  BookImportReport,
  BookImportServerFunctions,
  ImportCopyMode,
  StoredBookImport,
  StoredBookImportSettings,
} from './bookImportServerFunctions'
import { isServerRejectionError } from './bookImportServerFunctions'
import {
  type ImportableBookFile,
  type ImportRowChoices,
  type StoredImportRow,
  toBookImportRequest,
  toImportableBookFile,
} from './importRow'
import type { ImportRowRef } from './importRowMachine'
import {
  type ImportRowChangedEvent,
  type ImportRowMachineEvent,
  type ImportRowMachineInput,
  toStoredImportRow,
} from './importRowMachineSetup'
import {
  getImportRowPhase,
  type PlannedImportRow,
  planImportRows,
  toPlannedImportRow,
  unfinishedImportRowPhases,
} from './importRowPlans'

export type BookImportMachineInput = { calls: BookImportServerFunctions }

export type BookImportMachineEvent =
  | { type: 'user.scan'; folder: string }
  | { type: 'user.retryScan' }
  | { type: 'user.setSettings'; settings: Partial<Omit<StoredBookImportSettings, 'folder'>> }
  /** Paths of the rows in the viewport. */
  | { type: 'user.show'; urls: readonly string[] }
  | { type: 'user.pause' }
  | { type: 'user.continue' }
  | { type: 'user.choose'; urls: readonly string[]; choice: ImportRowChoices }
  | { type: 'user.retry'; urls: readonly string[] }
  | { type: 'user.import'; urls: readonly string[] }
  | { type: 'rows.added' }
  | { type: 'server.report'; report: BookImportReport }
  | { type: 'server.back' }
  | ImportRowChangedEvent

export type BookImportMachineContext = StoredBookImportSettings & {
  readonly calls: BookImportServerFunctions
  /** State machines of the listed files, by file path, in the order of the last scan of the folder. */
  readonly rows: ReadonlyMap<string, ImportRowRef>
  /** Stored choices and results of files that are not in `rows`, by file path. */
  readonly stored: ReadonlyMap<string, StoredImportRow>
  /** Paths of the files that wait for their analysis. */
  readonly waiting: readonly string[]
  /** Paths of the files whose analysis is running. */
  readonly active: readonly string[]
  readonly visible: readonly string[]
  /** Paths of the files whose import requests must still be sent. */
  readonly outbox: readonly string[]
  /** Import requests of the call that is running now. */
  readonly batch: readonly BookImport[]
  readonly scanError: unknown
  readonly sendError: unknown
}

/** Number of concurrent analyses. The server reads the whole archive for each analysis. */
export const MAX_CONCURRENT_ANALYSES = 3
/** Number of books per import request. */
export const MAX_IMPORT_BATCH_BOOKS = 100
const DEFAULT_PATTERN = '{series} - {number:3} - {title}'

export const createBookImportMachineContext = ({ calls }: BookImportMachineInput): BookImportMachineContext => ({
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

/** Returns the context values that were stored by an earlier import. Empty if nothing is stored. */
export const restoreStoredBookImport = (stored: StoredBookImport | undefined): Partial<BookImportMachineContext> =>
  stored ? { ...stored.settings, stored: new Map(stored.rows.map(row => [row.url, row])) } : {}

/**
 * Updates the list of rows after a scan of the folder. Adds a row for each new file. Removes the rows of missing files,
 * unless their import has begun.
 * @param spawn starts the state machine of a new row
 */
export function addImportRowsOfScan(
  { rows, stored, folder, calls, active }: BookImportMachineContext,
  scannedBooks: readonly TransientBook[],
  spawn: (id: string, input: ImportRowMachineInput) => ImportRowRef,
) {
  const nextRows = new Map<string, ImportRowRef>()
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
  const stopped = new Set(findRowsOfMissingFiles({ rows, folder }, scannedBooks))
  for (const [url, row] of rows) {
    if (stopped.has(row)) nextStored.set(url, storedRowOf(row))
    else nextRows.set(url, row)
  }
  for (const row of stored.values())
    if (row.progress !== 'open' && !nextRows.has(row.url) && isWithinFolder(row.url, folder)) addRow({ ...row, id: '' })
  const waiting = [...nextRows].flatMap(([url, row]) =>
    getImportRowPhase(row) === 'waiting' && !active.includes(url) ? [url] : [],
  )
  return { rows: nextRows, stored: nextStored, waiting }
}

/**
 * Returns the stored data of a file. Ignores an imported file if the size differs, because it is then another file with
 * the same path.
 */
function findStoredRow(
  stored: ReadonlyMap<string, StoredImportRow>,
  { url, sizeBytes }: ImportableBookFile,
): StoredImportRow | undefined {
  const row = stored.get(url)
  return row?.progress === 'imported' && row.sizeBytes !== sizeBytes ? undefined : row
}

/** Returns the rows whose files are no longer in the folder. Omits rows whose import has begun. */
export function findRowsOfMissingFiles(
  { rows, folder }: Pick<BookImportMachineContext, 'rows' | 'folder'>,
  scannedBooks: readonly TransientBook[],
): ImportRowRef[] {
  const scannedUrls = new Set(scannedBooks.map(({ url }) => url))
  return [...rows].flatMap(([url, row]) => {
    const hasResult = isWithinFolder(url, folder) && storedRowOf(row).progress !== 'open'
    return scannedUrls.has(url) || unfinishedImportRowPhases.includes(getImportRowPhase(row)) || hasResult ? [] : [row]
  })
}

const isWithinFolder = (url: string, folder: string) => {
  const base = folder.replace(/[/\\]+$/, '')
  return url.startsWith(base) && /^[/\\]/.test(url.slice(base.length))
}

const storedRowOf = (row: ImportRowRef): StoredImportRow =>
  toStoredImportRow(row.getSnapshot().context, getImportRowPhase(row))

/** Gives each row its file of a new scan, because each scan gives the files new ids. */
export function updateImportRowFiles({ rows }: BookImportMachineContext, scannedBooks: readonly TransientBook[]): void {
  for (const book of scannedBooks) rows.get(book.url)?.send({ type: 'file.renewed', file: toImportableBookFile(book) })
}

/** Updates the analysis queue after the state of a row has changed. */
export function updateImportAnalysisQueue(
  { waiting, active }: BookImportMachineContext,
  { url, phase, cause }: ImportRowChangedEvent,
) {
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
 * Starts the analysis of waiting files, visible files first. At most {@link MAX_CONCURRENT_ANALYSES} files are analyzed
 * at a time.
 */
export function startWaitingAnalyses({ waiting, active, visible }: BookImportMachineContext) {
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

/** Returns the rows whose analysis must be started now. */
export const findImportRowsToAnalyze = ({ active, rows }: BookImportMachineContext): ImportRowRef[] =>
  active.flatMap(url => {
    const row = rows.get(url)
    return row && getImportRowPhase(row) === 'waiting' ? [row] : []
  })

const isImportable = ({ phase, row, plan }: PlannedImportRow) =>
  phase === 'editing' && !row.choice.isSkipped && plan.outcome !== 'impossible'

/**
 * Returns those paths whose files can be imported.
 * @param urls file paths to check
 */
export function selectImportableFilePaths(
  context: BookImportMachineContext,
  urls: readonly string[],
): readonly string[] {
  const requested = new Set(urls)
  return planImportRows(context).flatMap(item =>
    requested.has(item.file.url) && isImportable(item) ? [item.file.url] : [],
  )
}

/**
 * Takes the next files from the outbox (files that wait for their import) and creates their import requests. Omits
 * files that can no longer be imported.
 */
export function takeNextImportBatch({ outbox, rows, pattern }: BookImportMachineContext) {
  const next = outbox.slice(0, MAX_IMPORT_BATCH_BOOKS).flatMap(url => rows.get(url) ?? [])
  const batch = next
    .map(ref => toPlannedImportRow(ref, pattern))
    .filter(isImportable)
    .map(({ file, plan }) => toBookImportRequest(file, plan))
  return { batch, outbox: outbox.slice(MAX_IMPORT_BATCH_BOOKS) }
}

export const toStoredImportBatchRows = ({ batch, rows }: BookImportMachineContext): StoredImportRow[] =>
  batch.flatMap(({ sourceFile }) => {
    const row = rows.get(sourceFile)
    return row ? [storedRowOf(row)] : []
  })

/**
 * Sends the result of an import request to the rows of its files.
 * @param error error of the request; undefined if the server accepted it
 */
export function sendBatchResultToRows({ batch, rows }: BookImportMachineContext, error: unknown): void {
  for (const { sourceFile } of batch) rows.get(sourceFile)?.send(batchEvent(error))
}

function batchEvent(error: unknown): ImportRowMachineEvent {
  if (error === undefined) return { type: 'import.accepted' }
  if (!(error instanceof ServerError) || !isServerRejectionError(error)) return { type: 'import.unconfirmed' }
  if (error.status === 401) return { type: 'import.reverted' }
  return { type: 'import.rejected', error, reason: error.serverMessage ?? 'rejected' }
}

/** Sends an import report of the server to the row of its file. Ignores reports about files that are not listed. */
export function sendImportReportToRow(
  { rows }: BookImportMachineContext,
  { sourceFile, success, bookId, message }: BookImportReport,
): void {
  rows
    .get(sourceFile)
    ?.send(
      success
        ? { type: 'server.imported', bookId: bookId ?? '' }
        : { type: 'server.importFailed', reason: message ?? 'rejected' },
    )
}

/** Sends an event to the state machines of all rows. */
export function sendEventToAllRows({ rows }: BookImportMachineContext, event: ImportRowMachineEvent): void {
  for (const row of rows.values()) row.send(event)
}
