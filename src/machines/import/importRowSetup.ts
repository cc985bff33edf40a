import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { TransientBook } from '../../generated/model.schemas'
import { type ImportCheck, type ImportRowCalls, isInterruption, isNotFound } from './importCalls'
import {
  type ExistingSeriesBook,
  type ImportFile,
  type ImportRow,
  needsSeriesBooks,
  type RowChoice,
  type RowPhase,
  type StoredRow,
  selectedSeries,
} from './importRow'
import type { SeriesProposal } from './matchSeries'

export type ImportRowEvent =
  | { type: 'queue.start' }
  | { type: 'file.renewed'; file: ImportFile }
  | { type: 'user.choose'; choice: RowChoice }
  | { type: 'user.retry' }
  | { type: 'import.begin' }
  | { type: 'import.accepted' }
  | { type: 'import.reverted' }
  | { type: 'import.rejected'; error: unknown; reason: string }
  | { type: 'import.unconfirmed' }
  | { type: 'server.imported'; bookId: string }
  | { type: 'server.importFailed'; reason: string }
  | { type: 'server.back' }
  /** The file is no longer part of the import. */
  | { type: 'import.closed' }

/** Event from a row to the import: its phase or its choices have changed. */
export type RowChangedEvent = {
  type: 'row.changed'
  url: string
  phase: RowPhase
  stored: StoredRow
  /** Why the row waits again: its connection was interrupted, or its file expired on the server. */
  cause?: 'interrupted' | 'expired'
}

type ImportRowContext = ImportRow & {
  readonly calls: ImportRowCalls
  readonly stored: StoredRow
  readonly renewals: number
}
export type ImportRowInput = { file: ImportFile; stored?: StoredRow; calls: ImportRowCalls }

/** Time after which a row without a report of the server checks its import. */
export const CHECK_DELAY_MS = 30_000

/** Types, calls, guards and actions of `importRowMachine`. */
export const importRowSetup = setup({
  types: { context: {} as ImportRowContext, events: {} as ImportRowEvent, input: {} as ImportRowInput },
  actors: {
    analyze: fromPromise<TransientBook, ImportRowContext>(({ input: { calls, file }, signal }) =>
      calls.analyze(file.id, signal),
    ),
    proposeSeries: fromPromise<SeriesProposal | undefined, ImportRowContext>(
      async ({ input: { calls, parsed, analysis }, signal }) =>
        analysis && (await calls.proposeSeries(parsed, analysis, signal)),
    ),
    loadBooks: fromPromise<ImportRow['seriesBooks'], ImportRowContext>(async ({ input }) => {
      const seriesId = selectedSeries(input)?.id
      if (seriesId === undefined) return undefined
      const books: readonly ExistingSeriesBook[] = await input.calls.loadBooks(seriesId, input.reason !== undefined)
      return { seriesId, books }
    }),
    checkImport: fromPromise<ImportCheck, ImportRowContext>(({ input: { calls, file } }) => calls.checkImport(file)),
  },
  delays: { checkDelay: CHECK_DELAY_MS },
  guards: {
    wasImported: ({ context }) => context.stored.progress === 'imported',
    wasSent: ({ context }) => context.stored.progress === 'sent',
    hasFailed: ({ context }) => context.stored.progress === 'failed',
    isReadable: ({ context }) => context.analysis?.status === 'READY',
    isAnalyzed: ({ context }) => context.analysis !== undefined,
    needsBooks: ({ context }) => needsSeriesBooks(context),
    lacksProposal: ({ context: { error, proposal, choice } }) =>
      error !== undefined && proposal === undefined && choice.series === undefined,
    isInterruption: ({ event }) => 'error' in event && isInterruption(event.error),
    isExpired: ({ context, event }) => 'error' in event && isNotFound(event.error) && context.renewals === 0,
  },
  actions: {
    /** Sends the new phase and the stored part of the row to the import. */
    report: sendParent(
      ({ context }, { phase, cause }: { phase: RowPhase; cause?: RowChangedEvent['cause'] }): RowChangedEvent => ({
        type: 'row.changed',
        url: context.file.url,
        phase,
        stored: toStoredRow(context, phase),
        ...(cause && { cause }),
      }),
    ),
    storeError: assign({ error: ({ event }) => ('error' in event ? event.error : undefined) }),
    clearError: assign({ error: undefined }),
    storeChoice: assign(({ context, event }) =>
      event.type === 'user.choose' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    storeFile: assign(({ context, event }) =>
      event.type === 'file.renewed' ? { file: event.file, renewals: context.renewals + 1 } : {},
    ),
    storeResult: assign(({ event }) => {
      if (event.type === 'server.imported') return { bookId: event.bookId, reason: undefined, error: undefined }
      if (event.type === 'server.importFailed') return { reason: event.reason, error: undefined }
      return event.type === 'import.rejected' ? { reason: event.reason, error: event.error } : {}
    }),
    forgetBooks: assign({ seriesBooks: undefined }),
  },
})

export const toFileKey = ({ url, name, sizeBytes }: ImportFile) => ({ url, name, sizeBytes })

/** Returns the part of a row to store. `progress` is `sent` while the server may have the import request. */
export function toStoredRow({ file, choice, bookId, reason }: ImportRow, phase: RowPhase): StoredRow {
  const isSent = phase === 'sending' || phase === 'importing' || phase === 'verifying'
  const progress = isSent ? 'sent' : phase === 'imported' || phase === 'failed' ? phase : 'open'
  return {
    ...toFileKey(file),
    choice,
    progress,
    ...(bookId !== undefined && { bookId }),
    ...(reason !== undefined && { reason }),
  }
}
