import { type ActorRefFrom, assign } from 'xstate'
import { toImportFileAnalysis } from './importRow'
import { importRowMachineSetup, pickUrlNameAndSizeOfImportFile } from './importRowMachineSetup'
import { parseBookFileName } from './parseBookFileName'

/**
 * Transitions for a retry by the user, and for the event that the server is reachable again. If the books of the series
 * could not be loaded, the machine loads them again. If no series could be proposed because a call failed, the machine
 * analyzes the file again.
 */
const retryProposals = [
  { guard: 'needsBooks', target: 'loadingBooks' },
  { guard: 'lacksProposal', target: 'waiting', actions: { type: 'report', params: { phase: 'waiting' } } },
] as const

/**
 * Imports a single book file. `bookImportMachine` starts the analysis of the file. If the response to the import
 * request is lost, the machine checks the result on the server. It does not send the request again.
 */
export const importRowMachine = importRowMachineSetup.createMachine({
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
    isResultUnknown: false,
    requestedId: undefined,
    renewedAt: undefined,
    stored: stored ?? { ...pickUrlNameAndSizeOfImportFile(file), choice: {}, progress: 'open' },
  }),
  initial: 'restoring',
  on: {
    'file.renewed': { actions: 'storeFile' },
    'server.imported': { target: '.imported', actions: 'storeResult' },
    'import.closed': '.closed',
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
      entry: ['clearError', 'storeRequestedId'],
      invoke: {
        src: 'analyze',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'READY',
            target: 'matching',
            actions: assign({ analysis: ({ event }) => toImportFileAnalysis(event.output) }),
          },
          { target: 'unsuitable', actions: assign({ analysis: ({ event }) => toImportFileAnalysis(event.output) }) },
        ],
        onError: [
          {
            guard: 'isInterruption',
            target: 'waiting',
            actions: { type: 'report', params: { phase: 'waiting', cause: 'interrupted' } },
          },
          {
            guard: 'isOutdatedRequest',
            target: 'waiting',
            actions: { type: 'report', params: { phase: 'waiting' } },
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
        'user.retry': retryProposals,
        'server.back': retryProposals,
        'books.reloaded': { actions: ['storeReloadedBooks', 'clearError'] },
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
      entry: [assign({ isResultUnknown: false }), { type: 'report', params: { phase: 'sending' } }],
      on: {
        'import.accepted': 'importing',
        'import.unconfirmed': 'importing',
        'import.reverted': 'editing',
        'import.rejected': { target: 'failed', actions: 'storeResult' },
        'server.importFailed': { target: 'failed', actions: 'storeResult' },
      },
    },
    /**
     * The server has accepted the import request, or may have accepted it. The machine waits for the import report of
     * the server.
     */
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
          {
            guard: ({ event }) => event.output.type === 'pending',
            target: 'importing',
            actions: assign(({ event: { output } }) => ({
              isResultUnknown: output.type === 'pending' && output.isQueueUnknown === true,
            })),
          },
          { target: 'failed', actions: assign({ reason: 'unconfirmed' }) },
        ],
        onError: [
          { guard: 'isInterruption', target: 'importing', actions: 'storeError' },
          { target: 'importing', actions: ['storeError', assign({ isResultUnknown: true })] },
        ],
      },
      on: { 'server.importFailed': { target: 'failed', actions: 'storeResult' } },
    },
    /**
     * The import has succeeded. The machine never starts the import again from this state, so that the file is imported
     * only once. If a scan finds a file of another size at the path, this is a different file, which can be imported.
     */
    imported: {
      entry: { type: 'report', params: { phase: 'imported' } },
      on: {
        'server.imported': {},
        // Does not report the state `waiting` to `bookImportMachine`, because that machine adds all waiting files to
        // its queue at the end of the scan.
        'file.renewed': [
          { guard: 'isDifferentFile', target: 'waiting', actions: ['forgetImportedFile', 'storeFile'] },
          { actions: 'storeFile' },
        ],
      },
    },
    closed: { type: 'final' },
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

export type ImportRowActorRef = ActorRefFrom<typeof importRowMachine>
