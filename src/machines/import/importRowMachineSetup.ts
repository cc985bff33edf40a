import { assign, fromPromise, sendParent, setup } from 'xstate'
import { isNotFoundError } from '../../api/ServerError'
import type { TransientBook } from '../../generated/model.schemas'
import {
  type ImportRowServerCalls,
  type ImportVerificationResult,
  isConnectionOrSessionLostError,
} from './bookImportServerAndStorageCalls'
import type { ProposedTargetSeries } from './findMostSimilarSeries'
import {
  type ExistingSeriesBook,
  getSelectedSeriesOfImportRow,
  type ImportableBookFile,
  type ImportRow,
  type ImportRowChoices,
  type ImportRowPhase,
  mustLoadSeriesBooksOfRow,
  type StoredImportRow,
} from './importRow'

/** The client has loaded the current books of the selected series again. */
export type SeriesBooksReloadedEvent = {
  type: 'books.reloaded'
  seriesBooks: { readonly seriesId: string; readonly books: readonly ExistingSeriesBook[] }
}

export type ImportRowMachineEvent =
  | { type: 'queue.start' }
  | { type: 'file.renewed'; file: ImportableBookFile }
  | { type: 'user.choose'; choice: ImportRowChoices }
  | { type: 'user.retry' }
  | { type: 'import.begin' }
  | { type: 'import.accepted' }
  | { type: 'import.reverted' }
  | { type: 'import.rejected'; error: unknown; reason: string }
  | { type: 'import.unconfirmed' }
  | { type: 'server.imported'; bookId: string }
  | { type: 'server.importFailed'; reason: string }
  | { type: 'server.back' }
  | SeriesBooksReloadedEvent
  /** The file is no longer in the list of files to import. */
  | { type: 'import.closed' }

/**
 * Event that an `importRowMachine` sends to `bookImportMachine` after its state or the choices of the user have
 * changed.
 */
export type ImportRowChangedEvent = {
  type: 'row.changed'
  url: string
  phase: ImportRowPhase
  stored: StoredImportRow
  /**
   * Why the file must be analyzed again. `interrupted`: the connection was interrupted. `expired`: the server has
   * deleted the transient book.
   */
  cause?: 'interrupted' | 'expired'
}

type ImportRowContext = ImportRow & {
  readonly calls: ImportRowServerCalls
  readonly stored: StoredImportRow
  /** Id of the transient book whose analysis was requested last. */
  readonly requestedId: string | undefined
  /**
   * Time of the last scan that found the file again, in milliseconds since 1970. Undefined before the first such
   * scan. Each scan gives the file a new id.
   */
  readonly renewedAt: number | undefined
}
export type ImportRowMachineInput = {
  file: ImportableBookFile
  stored?: StoredImportRow
  calls: ImportRowServerCalls
}

/**
 * Time in milliseconds for which the machine waits for the import report of the server. After this time, the machine
 * itself checks the result of the import.
 */
export const IMPORT_RESULT_CHECK_DELAY_MS = 30_000

/**
 * Minimum time in milliseconds between the last scan that found a file again and a new scan. A new scan starts if the
 * server does not find the transient book of the file. This minimum prevents endless scans if the server does not find
 * the transient books of a new scan either.
 */
const MIN_RENEWAL_INTERVAL_MS = 10 * 60_000

/** Types, calls, guards and actions of `importRowMachine`. */
export const importRowMachineSetup = setup({
  types: { context: {} as ImportRowContext, events: {} as ImportRowMachineEvent, input: {} as ImportRowMachineInput },
  actors: {
    analyze: fromPromise<TransientBook, ImportRowContext>(({ input: { calls, file }, signal }) =>
      calls.analyze(file.id, signal),
    ),
    proposeSeries: fromPromise<ProposedTargetSeries | undefined, ImportRowContext>(
      async ({ input: { calls, parsed, analysis }, signal }) =>
        analysis && (await calls.proposeSeries(parsed, analysis, signal)),
    ),
    loadBooks: fromPromise<ImportRow['seriesBooks'], ImportRowContext>(async ({ input }) => {
      const seriesId = getSelectedSeriesOfImportRow(input)?.id
      if (seriesId === undefined) return undefined
      const books: readonly ExistingSeriesBook[] = await input.calls.loadBooks(seriesId, input.reason !== undefined)
      return { seriesId, books }
    }),
    checkImport: fromPromise<ImportVerificationResult, ImportRowContext>(({ input: { calls, file } }) =>
      calls.checkImport(file),
    ),
  },
  delays: { checkDelay: IMPORT_RESULT_CHECK_DELAY_MS },
  guards: {
    wasImported: ({ context }) => context.stored.progress === 'imported',
    wasSent: ({ context }) => context.stored.progress === 'sent',
    hasFailed: ({ context }) => context.stored.progress === 'failed',
    isReadable: ({ context }) => context.analysis?.status === 'READY',
    isDifferentFile: ({ context, event }) =>
      event.type === 'file.renewed' && event.file.sizeBytes !== context.file.sizeBytes,
    isAnalyzed: ({ context }) => context.analysis !== undefined,
    needsBooks: ({ context }) => mustLoadSeriesBooksOfRow(context),
    lacksProposal: ({ context: { error, proposal, choice } }) =>
      error !== undefined && proposal === undefined && choice.series === undefined,
    isInterruption: ({ event }) => 'error' in event && isConnectionOrSessionLostError(event.error),
    // The file has received a new id during the analysis, so the analysis is repeated with the new id.
    isOutdatedRequest: ({ context: { file, requestedId }, event }) =>
      'error' in event && isNotFoundError(event.error) && requestedId !== file.id,
    // The server has deleted the transient book. A new scan then gives the file a new id. If the server does not find
    // the new id either, the next scan is only allowed {@link MIN_RENEWAL_INTERVAL_MS} after the last scan. Before this
    // time has passed, the analysis fails.
    isExpired: ({ context: { renewedAt }, event }) =>
      'error' in event &&
      isNotFoundError(event.error) &&
      (renewedAt === undefined || Date.now() - renewedAt > MIN_RENEWAL_INTERVAL_MS),
  },
  actions: {
    report: sendParent(
      (
        { context },
        { phase, cause }: { phase: ImportRowPhase; cause?: ImportRowChangedEvent['cause'] },
      ): ImportRowChangedEvent => ({
        type: 'row.changed',
        url: context.file.url,
        phase,
        stored: toStoredImportRow(context, phase),
        ...(cause && { cause }),
      }),
    ),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : undefined) }),
    clearError: assign({ error: undefined }),
    storeRequestedId: assign(({ context }) => ({ requestedId: context.file.id })),
    storeChoice: assign(({ context, event }) =>
      event.type === 'user.choose' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    storeFile: assign(({ event }) =>
      event.type === 'file.renewed' ? { file: event.file, renewedAt: Date.now() } : {},
    ),
    storeResult: assign(({ event }) => {
      if (event.type === 'server.imported') return { bookId: event.bookId, reason: undefined, error: undefined }
      if (event.type === 'server.importFailed') return { reason: event.reason, error: undefined }
      return event.type === 'import.rejected' ? { reason: event.reason, error: event.error } : {}
    }),
    storeReloadedBooks: assign(({ event }) =>
      event.type === 'books.reloaded' ? { seriesBooks: event.seriesBooks } : {},
    ),
    forgetBooks: assign({ seriesBooks: undefined }),
    forgetImportedFile: assign({
      analysis: undefined,
      proposal: undefined,
      choice: {},
      seriesBooks: undefined,
      error: undefined,
      bookId: undefined,
      reason: undefined,
      isResultUnknown: false,
    }),
  },
})

export const pickUrlNameAndSizeOfImportFile = ({ url, name, sizeBytes }: ImportableBookFile) => ({
  url,
  name,
  sizeBytes,
})

/**
 * Returns the data that the browser stores about the import of a file. `progress` is `sent` from the time when the
 * client sends the import request until the result is known.
 */
export function toStoredImportRow({ file, choice, bookId, reason }: ImportRow, phase: ImportRowPhase): StoredImportRow {
  const isSent = phase === 'sending' || phase === 'importing' || phase === 'verifying'
  const progress = isSent ? 'sent' : phase === 'imported' || phase === 'failed' ? phase : 'open'
  return {
    ...pickUrlNameAndSizeOfImportFile(file),
    choice,
    progress,
    ...(bookId !== undefined && { bookId }),
    ...(reason !== undefined && { reason }),
  }
}
