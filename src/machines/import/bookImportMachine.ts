import { assign, emit, fromPromise, raise, sendTo, setup } from 'xstate'
import type { TransientBook } from '../../generated/model.schemas'
import {
  createImportOutbox,
  findImportRowsToAnalyze,
  findSeriesOfEditableRows,
  getStoredRowsOfImportBatch,
  sendEventToAllImportRows,
  sendImportBatchResultToRows,
  sendImportReportToRow,
  sendReloadedBooksToRows,
  startAnalysesOfWaitingImportFiles,
  takeNextImportBatch,
  updateImportAnalysisQueue,
} from './bookImportMachineActions'
import {
  type BookImportMachineContext,
  type BookImportMachineEmitted,
  type BookImportMachineEvent,
  type BookImportMachineInput,
  createBookImportMachineContext,
  restoreContextFromStoredBookImport,
} from './bookImportMachineContext'
import {
  type BookImportServerAndStorageCalls,
  isConnectionOrSessionLostError,
  type StoredBookImport,
} from './bookImportServerAndStorageCalls'
import { importRowMachine } from './importRowMachine'
import type { SeriesBooksReloadedEvent } from './importRowMachineSetup'
import { listenForImportEvents } from './listenForImportEvents'
import {
  findImportRowsOfMissingFiles,
  updateFileIdsOfImportRows,
  updateImportRowsAfterScan,
} from './updateImportRowsAfterScan'

/**
 * Imports the book files of a folder on the server. Each file has a separate `importRowMachine`. The server analyzes a
 * few files at a time. The browser stores choices and results, so that the import continues after a reload.
 */
export const bookImportMachine = setup({
  types: {
    context: {} as BookImportMachineContext,
    events: {} as BookImportMachineEvent,
    emitted: {} as BookImportMachineEmitted,
    input: {} as BookImportMachineInput,
  },
  actors: {
    row: importRowMachine,
    load: fromPromise<StoredBookImport | undefined, BookImportServerAndStorageCalls>(({ input }) => input.load()),
    scan: fromPromise<readonly TransientBook[], BookImportMachineContext>(({ input: { calls, folder }, signal }) =>
      calls.scan(folder, signal),
    ),
    storeBatch: fromPromise<void, BookImportMachineContext>(({ input }) =>
      input.calls.saveRows(getStoredRowsOfImportBatch(input)),
    ),
    sendBatch: fromPromise<unknown, BookImportMachineContext>(({ input: { calls, batch, outboxCopyMode } }) =>
      calls.importBooks(batch, outboxCopyMode),
    ),
    listen: listenForImportEvents,
  },
  guards: {
    hasFolder: ({ context }) => context.folder !== '',
    hasBatch: ({ context }) => context.batch.length > 0,
    isInterruption: ({ event }) => 'error' in event && isConnectionOrSessionLostError(event.error),
    isInterrupted: ({ event }) => event.type === 'row.changed' && event.cause === 'interrupted',
    isExpired: ({ event }) => event.type === 'row.changed' && event.cause === 'expired',
  },
  actions: {
    restoreImport: assign(({ event }) =>
      'output' in event ? restoreContextFromStoredBookImport(event.output as StoredBookImport | undefined) : {},
    ),
    storeFolder: assign(({ event }) =>
      event.type === 'user.scan' ? { folder: event.folder, scanError: undefined } : {},
    ),
    storeSettings: assign(({ event }) => (event.type === 'user.setSettings' ? event.settings : {})),
    saveSettings: ({ context: { calls, folder, pattern, copyMode } }) => {
      void calls.saveSettings({ folder, pattern, copyMode }).catch(() => {})
    },
    storeScanError: assign({ scanError: ({ event }) => ('error' in event ? event.error : undefined) }),
    storeSendError: assign({ sendError: ({ event }) => ('error' in event ? event.error : undefined) }),
    fillOutbox: assign(({ context, event }) =>
      event.type === 'user.import' ? createImportOutbox(context, event) : {},
    ),
    saveRow: ({ context, event }) => {
      if (event.type === 'row.changed') void context.calls.saveRows([event.stored]).catch(() => {})
    },
    requeueRow: assign(({ context, event }) =>
      event.type === 'row.changed' ? updateImportAnalysisQueue(context, event) : {},
    ),
    renewFiles: ({ context }, scannedBooks: readonly TransientBook[]) =>
      updateFileIdsOfImportRows(context, scannedBooks),
    /**
     * Ends the state machines of files that leave the list. Sends an event to each of these state machines. The
     * function does not call the XState function `stopChild`, because `stopChild` is slow for many state machines.
     */
    closeRows: ({ context }, scannedBooks: readonly TransientBook[]) => {
      for (const row of findImportRowsOfMissingFiles(context, scannedBooks)) row.send({ type: 'import.closed' })
    },
    addRows: assign(({ context, spawn }, scannedBooks: readonly TransientBook[]) =>
      updateImportRowsAfterScan(context, scannedBooks, (id, input) => spawn('row', { id, input })),
    ),
    storeVisible: assign(({ event }) => (event.type === 'user.show' ? { visible: event.urls } : {})),
    fillSlots: assign(({ context }) => startAnalysesOfWaitingImportFiles(context)),
    startRows: ({ context }) => {
      for (const row of findImportRowsToAnalyze(context)) row.send({ type: 'queue.start' })
    },
    applyChoice: ({ context, event }) => {
      if (event.type === 'user.choose') for (const url of event.urls) context.rows.get(url)?.send(event)
    },
    retryRows: ({ context, event }) => {
      if (event.type === 'user.retry') for (const url of event.urls) context.rows.get(url)?.send({ type: 'user.retry' })
    },
    deliverReport: ({ context, event }) => {
      if (event.type === 'server.report') sendImportReportToRow(context, event.report)
    },
    reloadBooks: sendTo('listener', ({ context }, seriesIds: ReadonlySet<string> | undefined) => ({
      type: 'reload',
      seriesIds: findSeriesOfEditableRows(context, seriesIds),
    })),
    renewBooks: ({ context }, event: SeriesBooksReloadedEvent) => sendReloadedBooksToRows(context, event),
    announceServerBack: ({ context }) => sendEventToAllImportRows(context, { type: 'server.back' }),
    reportUnconfirmed: emit(({ context }) => ({ type: 'import.unconfirmedOmitted', count: context.unconfirmedCount })),
    selectBatch: assign(({ context }) => takeNextImportBatch(context)),
    beginBatch: ({ context }) => {
      for (const { sourceFile } of context.batch) context.rows.get(sourceFile)?.send({ type: 'import.begin' })
    },
    acceptBatch: ({ context }) => sendImportBatchResultToRows(context, undefined),
    rejectBatch: ({ context, event }) =>
      sendImportBatchResultToRows(context, 'error' in event ? event.error : undefined),
    clearOutbox: assign({ outbox: [], batch: [] }),
  },
}).createMachine({
  id: 'bookImport',
  context: ({ input }) => createBookImportMachineContext(input),
  invoke: { src: 'listen', id: 'listener', input: ({ context }) => context.calls },
  type: 'parallel',
  on: {
    'user.choose': { actions: 'applyChoice' },
    'user.retry': { actions: 'retryRows' },
    'user.setSettings': { actions: ['storeSettings', 'saveSettings'] },
    'server.report': { actions: 'deliverReport' },
    'server.booksChanged': { actions: { type: 'reloadBooks', params: ({ event }) => event.seriesIds } },
    'books.reloaded': { actions: { type: 'renewBooks', params: ({ event }) => event } },
  },
  states: {
    folder: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.calls,
            onDone: { target: 'restored', actions: 'restoreImport' },
            onError: 'choosing',
          },
          // Ignores changes of the settings while the stored settings are loading.
          on: { 'user.setSettings': {} },
        },
        restored: { always: [{ guard: 'hasFolder', target: 'scanning' }, { target: 'choosing' }] },
        choosing: { on: { 'user.scan': { target: 'scanning', actions: ['storeFolder', 'saveSettings'] } } },
        scanning: {
          entry: assign({ isScanning: true }),
          exit: assign({ isScanning: false }),
          invoke: {
            src: 'scan',
            input: ({ context }) => context,
            onDone: {
              target: 'scanned',
              actions: [
                { type: 'renewFiles', params: ({ event }) => event.output },
                { type: 'closeRows', params: ({ event }) => event.output },
                { type: 'addRows', params: ({ event }) => event.output },
                raise({ type: 'rows.added' }),
              ],
            },
            onError: { target: 'scanFailed', actions: ['storeScanError', raise({ type: 'scan.failed' })] },
          },
          on: { 'user.scan': { target: 'scanning', reenter: true, actions: ['storeFolder', 'saveSettings'] } },
        },
        scanned: {
          on: {
            'user.scan': { target: 'scanning', actions: ['storeFolder', 'saveSettings'] },
            'row.changed': { guard: 'isExpired', target: 'scanning' },
          },
        },
        scanFailed: {
          on: {
            'user.scan': { target: 'scanning', actions: ['storeFolder', 'saveSettings'] },
            'user.retryScan': 'scanning',
            'server.back': 'scanning',
            'row.changed': { guard: 'isExpired', actions: raise({ type: 'scan.failed' }) },
          },
        },
      },
    },
    analysis: {
      initial: 'running',
      on: {
        'row.changed': { actions: ['requeueRow', 'saveRow'] },
        'user.show': { actions: 'storeVisible' },
      },
      states: {
        running: {
          entry: ['fillSlots', 'startRows'],
          on: {
            'user.pause': 'paused',
            'rows.added': { actions: ['fillSlots', 'startRows'] },
            'scan.failed': { actions: ['fillSlots', 'startRows'] },
            'row.changed': [
              { guard: 'isInterrupted', target: 'interrupted', actions: 'requeueRow' },
              { guard: 'isExpired', actions: ['requeueRow', 'saveRow'] },
              { actions: ['requeueRow', 'saveRow', 'fillSlots', 'startRows'] },
            ],
          },
        },
        paused: { on: { 'user.continue': 'running' } },
        interrupted: {
          on: { 'server.back': 'running', 'rows.added': 'running', 'user.continue': 'running', 'user.pause': 'paused' },
        },
      },
    },
    transfer: {
      initial: 'idle',
      on: { 'server.back': { actions: 'announceServerBack' } },
      states: {
        idle: { entry: 'reportUnconfirmed', on: { 'user.import': { target: 'selecting', actions: 'fillOutbox' } } },
        selecting: {
          entry: 'selectBatch',
          always: [{ guard: 'hasBatch', target: 'storing', actions: 'beginBatch' }, { target: 'idle' }],
        },
        storing: {
          invoke: { src: 'storeBatch', input: ({ context }) => context, onDone: 'sending', onError: 'sending' },
        },
        sending: {
          invoke: {
            src: 'sendBatch',
            input: ({ context }) => context,
            onDone: { target: 'selecting', actions: 'acceptBatch' },
            onError: [
              { guard: 'isInterruption', target: 'idle', actions: ['storeSendError', 'rejectBatch', 'clearOutbox'] },
              { target: 'selecting', actions: ['storeSendError', 'rejectBatch'] },
            ],
          },
        },
      },
    },
  },
})
