import { ServerError } from '../../api/ServerError'
import type { BookImportMachineContext, ConfirmedBookImport } from './bookImportMachineContext'
import type { BookImportedEventData, ImportCopyMode } from './bookImportServerAndStorageCalls'
import { isServerRejectionError } from './bookImportServerAndStorageCalls'
import { getSelectedSeriesOfImportRow, type StoredImportRow, toBookImportRequest } from './importRow'
import type { ImportRowActorRef } from './importRowMachine'
import type { ImportRowChangedEvent, ImportRowMachineEvent, SeriesBooksReloadedEvent } from './importRowMachineSetup'
import {
  getImportRowPhase,
  isReplacementAccepted,
  type PlannedImportRow,
  planImportRows,
  toPlannedImportRow,
} from './planImportRows'
import { getStoredImportRowOfActor } from './updateImportRowsAfterScan'

/**
 * Maximum number of analyses at the same time. The number is small, because the server reads the whole archive for each
 * analysis.
 */
export const MAX_CONCURRENT_ANALYSES = 3

/** Maximum number of books in an import request. */
export const MAX_IMPORT_BATCH_BOOKS = 100

/**
 * Returns the updated lists of files that wait for an analysis (`waiting`) or are being analyzed (`active`). Called
 * when the state of a file or the choices of the user for a file have changed.
 */
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
 * Moves files from the list `waiting` to the list `active`, starting with the visible files. At most {@link
 * MAX_CONCURRENT_ANALYSES} files are analyzed at a time. Starts no analysis during a scan.
 */
export function startAnalysesOfWaitingImportFiles({ waiting, active, visible, isScanning }: BookImportMachineContext) {
  const free = isScanning ? 0 : MAX_CONCURRENT_ANALYSES - active.length
  if (free <= 0 || waiting.length === 0) return {}
  const waitingSet = new Set(waiting)
  const next = new Set(visible.filter(url => waitingSet.has(url)).slice(0, free))
  for (const url of waiting) {
    if (next.size >= free) break
    next.add(url)
  }
  return { waiting: waiting.filter(url => !next.has(url)), active: [...active, ...next] }
}

/** Returns the state machines of files in the list `active` whose analysis has not started yet. */
export const findImportRowsToAnalyze = ({ active, rows }: BookImportMachineContext): ImportRowActorRef[] =>
  active.flatMap(url => {
    const row = rows.get(url)
    return row && getImportRowPhase(row) === 'waiting' ? [row] : []
  })

const isImportable = ({ phase, row, plan }: PlannedImportRow) =>
  phase === 'editing' && !row.choice.isSkipped && plan.outcome !== 'impossible'

/** Starts an import. `outbox` contains the files that can be imported now, in the order of the list of files. */
export function createImportOutbox(
  context: BookImportMachineContext,
  { files, copyMode }: { files: readonly ConfirmedBookImport[]; copyMode: ImportCopyMode },
) {
  const requested = new Map(files.map(file => [file.url, file]))
  const outbox = planImportRows(context).flatMap(item =>
    isImportable(item) ? (requested.get(item.file.url) ?? []) : [],
  )
  return { sendError: undefined, outbox, outboxCopyMode: copyMode, unconfirmedCount: 0 }
}

/**
 * Removes the next files, at most {@link MAX_IMPORT_BATCH_BOOKS}, from `outbox`, and creates import requests for these
 * files. Creates no request for a file that can no longer be imported. Also creates no request for a file that would
 * replace a book without a confirmation, for example because the choices for the file have changed after the user
 * confirmed the import. Adds the number of these unconfirmed files to `unconfirmedCount`. If the batch contains no
 * request, repeats these steps with the next files.
 */
export function takeNextImportBatch(
  context: BookImportMachineContext,
): Pick<BookImportMachineContext, 'batch' | 'outbox' | 'unconfirmedCount'> {
  const { outbox, rows, pattern } = context
  const importable = outbox.slice(0, MAX_IMPORT_BATCH_BOOKS).flatMap(({ url, upgradeBookId }) => {
    const ref = rows.get(url)
    const planned = ref && toPlannedImportRow(ref, pattern)
    return planned && isImportable(planned) ? [{ planned, upgradeBookId }] : []
  })
  const batch = importable
    .filter(({ planned, upgradeBookId }) => isReplacementConfirmed(planned, upgradeBookId))
    .map(({ planned: { file, plan } }) => toBookImportRequest(file, plan))
  const next = {
    batch,
    outbox: outbox.slice(MAX_IMPORT_BATCH_BOOKS),
    unconfirmedCount: context.unconfirmedCount + importable.length - batch.length,
  }
  return batch.length === 0 && next.outbox.length > 0 ? takeNextImportBatch({ ...context, ...next }) : next
}

const isReplacementConfirmed = (planned: PlannedImportRow, confirmedId: string | undefined) =>
  planned.plan.upgrade?.id === confirmedId || planned.plan.upgrade === undefined || isReplacementAccepted(planned)

export const getStoredRowsOfImportBatch = ({ batch, rows }: BookImportMachineContext): StoredImportRow[] =>
  batch.flatMap(({ sourceFile }) => {
    const row = rows.get(sourceFile)
    return row ? [getStoredImportRowOfActor(row)] : []
  })

/**
 * Reports the result of an import request to the state machines of the files in this request.
 * @param error error of the request. Undefined if the server accepted the request
 */
export function sendImportBatchResultToRows({ batch, rows }: BookImportMachineContext, error: unknown): void {
  for (const { sourceFile } of batch) rows.get(sourceFile)?.send(batchEvent(error))
}

function batchEvent(error: unknown): ImportRowMachineEvent {
  if (error === undefined) return { type: 'import.accepted' }
  if (!(error instanceof ServerError) || !isServerRejectionError(error)) return { type: 'import.unconfirmed' }
  if (error.status === 401) return { type: 'import.reverted' }
  return { type: 'import.rejected', error, reason: error.serverMessage ?? 'rejected' }
}

/**
 * Sends an import report of the server to the state machine of the imported file. Ignores reports about files that are
 * not in the list.
 */
export function sendImportReportToRow(
  { rows }: BookImportMachineContext,
  { sourceFile, success, bookId, message }: BookImportedEventData,
): void {
  rows
    .get(sourceFile)
    ?.send(
      success
        ? { type: 'server.imported', bookId: bookId ?? '' }
        : { type: 'server.importFailed', reason: message ?? 'rejected' },
    )
}

/** Sends an event to the state machines of all files. */
export function sendEventToAllImportRows({ rows }: BookImportMachineContext, event: ImportRowMachineEvent): void {
  for (const row of rows.values()) row.send(event)
}

/** Sends the reloaded books of a series to the state machines of the files for this series. */
export function sendReloadedBooksToRows({ rows }: BookImportMachineContext, event: SeriesBooksReloadedEvent): void {
  for (const row of rows.values())
    if (getSelectedSeriesOfImportRow(row.getSnapshot().context)?.id === event.seriesBooks.seriesId) row.send(event)
}

/**
 * Returns the ids of the series that are selected for files in the state `editing`, without duplicates.
 * @param seriesIds ids of the series to which the result is limited. Undefined for all series
 */
export function findSeriesOfEditableRows(
  { rows }: BookImportMachineContext,
  seriesIds: ReadonlySet<string> | undefined,
): readonly string[] {
  const ids = [...rows.values()].flatMap(row =>
    getImportRowPhase(row) === 'editing' ? (getSelectedSeriesOfImportRow(row.getSnapshot().context)?.id ?? []) : [],
  )
  return [...new Set(ids)].filter(id => seriesIds?.has(id) ?? true)
}
