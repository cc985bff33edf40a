import { type ActorRefFrom, assign, fromPromise, sendParent, setup } from 'xstate'
import type { TransientBook } from '../../generated/model.schemas'
import { type ImportCheck, type ImportRowCalls, isInterruption, isNotFound } from './importCalls'
import {
  type ImportFile,
  type ImportRow,
  needsSeriesBooks,
  type RowChoice,
  type RowPhase,
  type SeriesBook,
  type StoredRow,
  selectedSeries,
  toFileAnalysis,
} from './importRow'
import type { SeriesProposal } from './matchSeries'
import { parseBookFileName } from './parseBookFileName'

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

/** Event to the import: the row has entered a phase or has a new choice. */
export type RowChangedEvent = {
  type: 'row.changed'
  url: string
  phase: RowPhase
  stored: StoredRow
  /** Reason for a return to `waiting`. */
  cause?: 'interrupted' | 'expired'
}

type ImportRowContext = ImportRow & {
  readonly calls: ImportRowCalls
  readonly stored: StoredRow
  readonly renewals: number
}
export type ImportRowInput = { file: ImportFile; stored?: StoredRow; calls: ImportRowCalls }

/** Time without a report of the server after which a row checks its import. */
export const CHECK_DELAY_MS = 30_000

/**
 * One file of a book import: analysis, proposals, choices, import, result. Starts its analysis on request of the import, which
 * limits the concurrency. After a request without a response, it checks the result instead of repeating the request.
 */
export const importRowMachine = setup({
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
      const books: readonly SeriesBook[] = await input.calls.loadBooks(seriesId, input.reason !== undefined)
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
    isInterruption: ({ event }) => 'error' in event && isInterruption(event.error),
    isExpired: ({ context, event }) => 'error' in event && isNotFound(event.error) && context.renewals === 0,
  },
  actions: {
    /** Updates the stored row and reports the phase to the import. */
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
}).createMachine({
  id: 'importRow',
  context: ({ input: { file, stored, calls } }) => ({
    calls,
    file,
    parsed: parseBookFileName(file.url),
    analysis: undefined,
    proposal: undefined,
    choice: stored?.choice ?? {},
    seriesBooks: undefined,
    error: undefined,
    bookId: stored?.bookId,
    reason: stored?.reason,
    renewals: 0,
    stored: stored ?? { ...toFileKey(file), choice: {}, progress: 'open' },
  }),
  initial: 'restoring',
  on: {
    'file.renewed': { actions: 'storeFile' },
    'server.imported': { target: '.imported', actions: 'storeResult' },
  },
  states: {
    restoring: {
      always: [
        { guard: 'wasImported', target: 'imported' },
        { guard: 'wasSent', target: 'verifying' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: {
        'queue.start': 'analyzing',
        'user.choose': { actions: ['storeChoice', { type: 'report', params: { phase: 'waiting' } }] },
      },
    },
    analyzing: {
      entry: 'clearError',
      invoke: {
        src: 'analyze',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'READY',
            target: 'matching',
            actions: assign({ analysis: ({ event }) => toFileAnalysis(event.output) }),
          },
          { target: 'unsuitable', actions: assign({ analysis: ({ event }) => toFileAnalysis(event.output) }) },
        ],
        onError: [
          {
            guard: 'isInterruption',
            target: 'waiting',
            actions: { type: 'report', params: { phase: 'waiting', cause: 'interrupted' } },
          },
          {
            guard: 'isExpired',
            target: 'waiting',
            actions: { type: 'report', params: { phase: 'waiting', cause: 'expired' } },
          },
          { target: 'analysisFailed', actions: 'storeError' },
        ],
      },
      on: { 'user.choose': { actions: ['storeChoice', { type: 'report', params: { phase: 'analyzing' } }] } },
    },
    matching: {
      invoke: {
        src: 'proposeSeries',
        input: ({ context }) => context,
        onDone: { target: 'selecting', actions: assign({ proposal: ({ event }) => event.output }) },
        onError: [
          {
            guard: 'isInterruption',
            target: 'waiting',
            actions: { type: 'report', params: { phase: 'waiting', cause: 'interrupted' } },
          },
          { target: 'selecting', actions: 'storeError' },
        ],
      },
      on: { 'user.choose': { actions: ['storeChoice', { type: 'report', params: { phase: 'matching' } }] } },
    },
    selecting: { always: [{ guard: 'needsBooks', target: 'loadingBooks' }, { target: 'editing' }] },
    loadingBooks: {
      invoke: {
        src: 'loadBooks',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: [assign({ seriesBooks: ({ event }) => event.output }), 'clearError'] },
        onError: { target: 'editing', actions: 'storeError' },
      },
      on: {
        'user.choose': {
          target: 'selecting',
          actions: ['storeChoice', { type: 'report', params: { phase: 'loadingBooks' } }],
        },
      },
    },
    editing: {
      entry: { type: 'report', params: { phase: 'editing' } },
      on: {
        'user.choose': {
          target: 'selecting',
          actions: ['storeChoice', { type: 'report', params: { phase: 'loadingBooks' } }],
        },
        'user.retry': { guard: 'needsBooks', target: 'loadingBooks' },
        'server.back': { guard: 'needsBooks', target: 'loadingBooks' },
        'import.begin': 'sending',
      },
    },
    unsuitable: {
      entry: { type: 'report', params: { phase: 'unsuitable' } },
      on: { 'user.retry': { target: 'waiting', actions: { type: 'report', params: { phase: 'waiting' } } } },
    },
    analysisFailed: {
      entry: { type: 'report', params: { phase: 'analysisFailed' } },
      on: {
        'user.retry': { target: 'waiting', actions: { type: 'report', params: { phase: 'waiting' } } },
        'user.choose': { actions: ['storeChoice', { type: 'report', params: { phase: 'analysisFailed' } }] },
      },
    },
    sending: {
      entry: { type: 'report', params: { phase: 'sending' } },
      on: {
        'import.accepted': 'importing',
        'import.unconfirmed': 'importing',
        'import.reverted': 'editing',
        'import.rejected': { target: 'failed', actions: 'storeResult' },
        'server.importFailed': { target: 'failed', actions: 'storeResult' },
      },
    },
    /** Waits for the report of the server. */
    importing: {
      entry: { type: 'report', params: { phase: 'importing' } },
      after: { checkDelay: 'verifying' },
      on: {
        'server.importFailed': { target: 'failed', actions: 'storeResult' },
        'server.back': 'verifying',
        'user.retry': 'verifying',
      },
    },
    verifying: {
      entry: { type: 'report', params: { phase: 'verifying' } },
      invoke: {
        src: 'checkImport',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.type === 'imported',
            target: 'imported',
            actions: assign(({ event }) =>
              event.output.type === 'imported' ? { bookId: event.output.bookId, reason: undefined } : {},
            ),
          },
          { guard: ({ event }) => event.output.type === 'pending', target: 'importing' },
          { target: 'failed', actions: assign({ reason: 'unconfirmed' }) },
        ],
        onError: { target: 'importing', actions: 'storeError' },
      },
      on: { 'server.importFailed': { target: 'failed', actions: 'storeResult' } },
    },
    /** Accepts no further events, so a file is never imported twice. */
    imported: {
      entry: { type: 'report', params: { phase: 'imported' } },
      on: { 'server.imported': {} },
    },
    failed: {
      entry: { type: 'report', params: { phase: 'failed' } },
      on: {
        'user.retry': [
          { guard: 'isReadable', target: 'selecting', actions: 'forgetBooks' },
          { target: 'waiting', actions: { type: 'report', params: { phase: 'waiting' } } },
        ],
        'user.choose': [
          {
            guard: 'isReadable',
            target: 'selecting',
            actions: ['storeChoice', 'forgetBooks', { type: 'report', params: { phase: 'loadingBooks' } }],
          },
          { target: 'waiting', actions: ['storeChoice', { type: 'report', params: { phase: 'waiting' } }] },
        ],
      },
    },
  },
})

export type ImportRowRef = ActorRefFrom<typeof importRowMachine>

const toFileKey = ({ url, name, sizeBytes }: ImportFile) => ({ url, name, sizeBytes })

/** Returns the part of a row to store. Phases from `sending` on are stored as `sent`, because the server may have the request. */
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
