import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { ReadListMatch } from '../../generated/model.schemas'
import { addReadListImportFiles } from './addReadListImportFiles'
import { isConnectionOrSessionLostError } from './bookImportServerAndStorageCalls'
import {
  checkReadListSaveFailure,
  isUnexpectedServerError,
  type ReadListSaveFailureCheck,
  reopenReadList,
} from './checkReadListSaveFailure'
import { createOrExtendReadList } from './createOrExtendReadList'
import {
  applyReadListMatchResult,
  applyUserChangeToReadListFile,
  findNextReadListToMatch,
  findReadListBeingMatched,
  findReadListBeingSaved,
  finishSavingReadList,
  isReadListCreatedByImport,
  type ReadListImportFile,
  type ReadListImportServerAndStorageCalls,
  type ReadListMatchMachineContext,
  type ReadListMatchMachineEvent,
  recordReadListSaveFailure,
  startSavingReadList,
} from './readListImportFiles'

type FoundReadList = { id: string; bookIds: readonly string[] }

/**
 * Imports read list files. The server finds the books that match each file, and the user creates or extends read lists
 * with these books. The browser stores files, choices and results, so that the import continues after a reload. Before
 * the machine creates a read list, it searches for a read list with the same name. This search prevents that a read
 * list is created twice.
 */
export const readListMatchMachine = setup({
  types: {
    context: {} as ReadListMatchMachineContext,
    events: {} as ReadListMatchMachineEvent,
    input: {} as { calls: ReadListImportServerAndStorageCalls },
  },
  actors: {
    load: fromPromise<readonly ReadListImportFile[], ReadListImportServerAndStorageCalls>(({ input }) => input.load()),
    match: fromPromise<ReadListMatch, ReadListMatchMachineContext>(async ({ input, signal }) => {
      const file = findReadListBeingMatched(input)?.file
      if (!file) throw new Error('no file to match')
      return await input.calls.match(file, signal)
    }),
    checkName: fromPromise<FoundReadList | undefined, ReadListMatchMachineContext>(async ({ input }) =>
      input.calls.findReadList(findReadListBeingSaved(input)?.name.trim() ?? ''),
    ),
    store: fromPromise<void, ReadListMatchMachineContext>(({ input: { calls, lists } }) => calls.save(lists)),
    create: fromPromise<{ id: string }, ReadListMatchMachineContext>(({ input }) => createOrExtendReadList(input)),
    checkFailure: fromPromise<ReadListSaveFailureCheck, ReadListMatchMachineContext>(({ input, signal }) =>
      checkReadListSaveFailure(input, signal),
    ),
    listen: fromCallback<ReadListMatchMachineEvent, ReadListImportServerAndStorageCalls>(({ input, sendBack }) =>
      input.onServerBack(() => sendBack({ type: 'server.back' })),
    ),
  },
  guards: {
    isMatching: ({ context, event }) => event.type === 'user.removeList' && event.listId === context.matchingId,
    hasWaitingList: ({ context }) => findNextReadListToMatch(context) !== undefined,
    canSave: ({ context, event }) =>
      event.type === 'user.save' && startSavingReadList(context, event.listId) !== undefined,
    addsToExisting: ({ context }) => findReadListBeingSaved(context)?.targetId !== undefined,
    isInterruption: ({ event }) => 'error' in event && isConnectionOrSessionLostError(event.error),
    isUnexpectedError: ({ event }) => 'error' in event && isUnexpectedServerError(event.error),
    wasCreated: ({ context }, found: FoundReadList | undefined) => isReadListCreatedByImport(context, found),
  },
  actions: {
    restoreLists: assign(({ context }, stored: readonly ReadListImportFile[]) => ({
      lists: [...stored, ...context.lists],
      isRestored: true,
    })),
    selectFile: assign(({ context }) => ({ matchingId: findNextReadListToMatch(context)?.id })),
    addFiles: assign(({ context, event }) =>
      event.type === 'user.addFiles' ? { lists: addReadListImportFiles(context.lists, event.files) } : {},
    ),
    changeList: assign(({ context, event }) => ({ lists: applyUserChangeToReadListFile(context, event) })),
    storeMatch: assign(({ context }, result: { match: ReadListMatch } | { error: unknown }) => ({
      lists: applyReadListMatchResult(context, result),
    })),
    startSaving: assign(({ context, event }) =>
      event.type === 'user.save' ? (startSavingReadList(context, event.listId) ?? {}) : {},
    ),
    markSent: assign(({ context }) => ({
      lists: context.lists.map(list => (list.id === context.savingId ? { ...list, progress: 'sent' as const } : list)),
    })),
    finishSaving: assign(({ context }, readListId: string) =>
      finishSavingReadList(context, { progress: 'created', readListId, problem: undefined, error: undefined }),
    ),
    rejectSaving: assign(({ context, event }) =>
      recordReadListSaveFailure(context, 'error' in event ? event.error : undefined),
    ),
    /**
     * The search for a read list with the same name has failed. Stores the error and ends the saving of the read list.
     * `progress` does not change, because this attempt has not sent the request that creates the read list.
     */
    reportCheckFailure: assign(({ context, event }) =>
      finishSavingReadList(context, { error: 'error' in event ? event.error : undefined }),
    ),
    /** Stores the error of the save request. Next, `checkingFailure` checks whether the read list exists. */
    storeSaveFailure: assign(({ context, event }) => ({
      lists: finishSavingReadList(context, { error: 'error' in event ? event.error : undefined }).lists,
    })),
    reopen: assign(({ context }, missingBookIds: ReadonlySet<string>) => reopenReadList(context, missingBookIds)),
    reportNameTaken: assign(({ context }) => finishSavingReadList(context, { problem: 'nameTaken', progress: 'open' })),
    save: ({ context: { calls, lists, isRestored } }) => {
      if (isRestored) void calls.save(lists).catch(() => {})
    },
  },
}).createMachine({
  id: 'readListMatch',
  context: ({ input: { calls } }) => ({
    calls,
    lists: [],
    isRestored: false,
    matchingId: undefined,
    savingId: undefined,
  }),
  invoke: { src: 'listen', input: ({ context }) => context.calls },
  type: 'parallel',
  on: {
    'user.addFiles': { actions: ['addFiles', 'save'] },
    'user.edit': { actions: ['changeList', 'save'] },
    'user.editRows': { actions: ['changeList', 'save'] },
    'user.removeList': { actions: ['changeList', 'save'] },
    'user.retryMatch': { actions: ['changeList', 'save'] },
  },
  states: {
    matching: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.calls,
            onDone: {
              target: 'idle',
              actions: [{ type: 'restoreLists', params: ({ event }) => event.output }, 'save'],
            },
            onError: { target: 'idle', actions: { type: 'restoreLists', params: [] } },
          },
        },
        idle: { always: { guard: 'hasWaitingList', target: 'running', actions: 'selectFile' } },
        running: {
          invoke: {
            src: 'match',
            input: ({ context }) => context,
            onDone: {
              target: 'idle',
              actions: [{ type: 'storeMatch', params: ({ event }) => ({ match: event.output }) }, 'save'],
            },
            onError: [
              { guard: 'isInterruption', target: 'interrupted' },
              {
                target: 'idle',
                actions: [{ type: 'storeMatch', params: ({ event: { error } }) => ({ error }) }, 'save'],
              },
            ],
          },
          // If the user removes the file that is being matched, the matching stops.
          on: {
            'user.removeList': { guard: 'isMatching', target: 'idle', actions: ['changeList', 'save'] },
          },
        },
        interrupted: { on: { 'server.back': 'idle', 'user.continue': 'idle' } },
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'user.save': [{ guard: 'canSave', target: 'selecting', actions: 'startSaving' }],
          },
        },
        selecting: { always: [{ guard: 'addsToExisting', target: 'sending' }, { target: 'checkingName' }] },
        checkingName: {
          invoke: {
            src: 'checkName',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'wasCreated', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'finishSaving', params: ({ event }) => event.output?.id ?? '' }, 'save'],
              },
              {
                guard: ({ event }) => event.output !== undefined,
                target: 'idle',
                actions: ['reportNameTaken', 'save'],
              },
              { target: 'storing', actions: 'markSent' },
            ],
            onError: {
              target: 'idle',
              actions: ['reportCheckFailure', 'save'],
            },
          },
        },
        storing: {
          invoke: { src: 'store', input: ({ context }) => context, onDone: 'sending', onError: 'sending' },
        },
        sending: {
          invoke: {
            src: 'create',
            input: ({ context }) => context,
            onDone: {
              target: 'idle',
              actions: [{ type: 'finishSaving', params: ({ event }) => event.output.id }, 'save'],
            },
            onError: [
              { guard: 'isUnexpectedError', target: 'checkingFailure', actions: ['storeSaveFailure', 'save'] },
              { target: 'idle', actions: ['rejectSaving', 'save'] },
            ],
          },
        },
        /**
         * The server has responded with status 500, for example because a book was deleted after the match. Checks
         * whether the read list exists, and which books are missing.
         */
        checkingFailure: {
          invoke: {
            src: 'checkFailure',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'wasCreated', params: ({ event }) => event.output.found },
                target: 'idle',
                actions: [{ type: 'finishSaving', params: ({ event }) => event.output.found?.id ?? '' }, 'save'],
              },
              {
                target: 'idle',
                actions: [{ type: 'reopen', params: ({ event }) => event.output.missingBookIds }, 'save'],
              },
            ],
            // The check has failed, so the result of the request stays unknown.
            onError: { target: 'idle', actions: assign({ savingId: undefined }) },
          },
        },
      },
    },
  },
})
