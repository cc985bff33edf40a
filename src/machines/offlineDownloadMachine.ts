import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { downloadBookForOffline } from '../api/offline/downloads/downloadBookForOffline'
import { StorageFullError } from '../api/offline/downloads/fetchIntoCache'
import { findOfflineBook } from '../api/offline/offlineBooks'
import { installOfflineSupport } from '../api/offline/offlineSupportInstallation'
import { ServerError } from '../api/ServerError'
import { onServerReachableAgain } from '../api/serverConnection'

export type OfflineDownloadMachineEvent =
  | { type: 'user.download'; bookIds: readonly string[] }
  /**
   * Sent by the app, not by the user. Restarts downloads that were interrupted or whose files were deleted. Does not
   * restart a download that failed because the storage is full. In this case, the user must first make space.
   */
  | { type: 'program.download'; bookIds: readonly string[] }
  | { type: 'user.removeDownload'; bookIds: readonly string[] }
  | { type: 'user.retry' }
  /**
   * The server is reachable again after a failed call. `wasLost` is true if the connection was marked as lost. It is
   * false if the server responded to the test request that followed the failed call.
   */
  | { type: 'server.back'; wasLost: boolean }

type OfflineDownloadMachineContext = {
  readonly userId: string
  /** Ids of the books to download. The first book in the queue is downloaded first. */
  readonly queue: readonly string[]
  readonly failures: ReadonlyMap<string, unknown>
  /** Error after which the machine waits for the server. */
  readonly unreachableError?: unknown
  readonly stall?: DownloadStall | undefined
}

/**
 * Failed attempts to download a book. The machine deletes this data if the connection was lost, if the user retries,
 * and after the download has succeeded or failed.
 */
type DownloadStall = {
  readonly bookId: string
  /** Number of attempts without progress. */
  readonly attempts: number
  /** Number of stored files of the book. */
  readonly storedFiles: number
}

/** Number of attempts without progress after which the machine skips a book. */
const MAX_STALLED_ATTEMPTS = 3

/**
 * Counts another failed attempt to download the current book. The count starts again at 1 if the earlier attempts were
 * for another book, or if more files of the book are stored now.
 */
function countStalledAttempt({ userId, queue, stall }: OfflineDownloadMachineContext): DownloadStall {
  const [bookId = ''] = queue
  const entry = findOfflineBook(userId, bookId)
  const storedFiles = entry?.update?.here ?? entry?.here ?? 0
  return stall && stall.bookId === bookId && storedFiles <= stall.storedFiles
    ? { ...stall, attempts: stall.attempts + 1 }
    : { bookId, attempts: 1, storedFiles }
}

/**
 * Downloads books in sequence. Waits while the server is unreachable. Stops if the session has ended or the offline
 * support cannot be installed. If a book fails, continues with the next book. The user can retry the failed book. A
 * book fails in two cases:
 * - The download ends with another error, for example because the book does not fit into the storage.
 * - The server responds to other requests, but {@link MAX_STALLED_ATTEMPTS} attempts to download the book have made no
 *   progress, because the server did not respond to a request for the book.
 *
 * If the user removes the current book, aborts its download.
 */
export const offlineDownloadMachine = setup({
  types: {
    context: {} as OfflineDownloadMachineContext,
    events: {} as OfflineDownloadMachineEvent,
    input: {} as { userId: string },
  },
  actors: {
    install: fromPromise<void>(() => installOfflineSupport()),
    downloadBook: fromPromise<void, { userId: string; bookId: string }>(({ input, signal }) =>
      withDownloadLock(signal, () => downloadBookForOffline(input.userId, input.bookId, signal)),
    ),
    watchForServer: fromCallback<OfflineDownloadMachineEvent>(({ sendBack }) =>
      onServerReachableAgain(wasLost => sendBack({ type: 'server.back', wasLost })),
    ),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isDownloading: ({ context, event }) =>
      event.type === 'user.removeDownload' &&
      context.queue[0] !== undefined &&
      event.bookIds.includes(context.queue[0]),
    isServerUnreachable: ({ event }) =>
      'error' in event && event.error instanceof ServerError && event.error.isServerUnreachable,
    isStalled: ({ context, event }) =>
      event.type === 'server.back' &&
      !event.wasLost &&
      context.stall?.bookId === context.queue[0] &&
      (context.stall?.attempts ?? 0) >= MAX_STALLED_ATTEMPTS,
    isSessionEnded: ({ event }) => 'error' in event && event.error instanceof ServerError && event.error.status === 401,
  },
  actions: {
    enqueue: assign(({ context, event }) => {
      if (event.type !== 'user.download' && event.type !== 'program.download') return {}
      const failures = new Map(context.failures)
      const bookIds = event.bookIds.filter(
        id => event.type === 'user.download' || !(failures.get(id) instanceof StorageFullError),
      )
      for (const id of bookIds) failures.delete(id)
      return { failures, queue: [...new Set([...context.queue, ...bookIds])] }
    }),
    removeFromQueue: assign(({ context, event }) => {
      if (event.type !== 'user.removeDownload') return {}
      const failures = new Map(context.failures)
      for (const id of event.bookIds) failures.delete(id)
      return { failures, queue: context.queue.filter(id => !event.bookIds.includes(id)) }
    }),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1), stall: undefined })),
    removeFailure: assign(({ context }) => {
      const failures = new Map(context.failures)
      failures.delete(context.queue[0] ?? '')
      return { failures }
    }),
    storeFailure: assign(({ context, event }) => {
      const [bookId] = context.queue
      const error: unknown = 'error' in event ? event.error : context.unreachableError
      return bookId === undefined ? {} : { failures: new Map(context.failures).set(bookId, error), stall: undefined }
    }),
    storeUnreachableError: assign(({ event }) => ({ unreachableError: 'error' in event ? event.error : undefined })),
    resetStall: assign({ stall: undefined }),
    resetStallAfterLoss: assign(({ event }) =>
      event.type === 'server.back' && event.wasLost ? { stall: undefined } : {},
    ),
    countStalledAttempt: assign(({ context }) => ({ stall: countStalledAttempt(context) })),
    requeueFailed: assign(({ context }) => ({
      queue: [...new Set([...context.failures.keys(), ...context.queue])],
      failures: new Map(),
    })),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ userId: input.userId, queue: [], failures: new Map() }),
  initial: 'idle',
  on: {
    'user.download': { actions: 'enqueue' },
    'program.download': { actions: 'enqueue' },
    'user.removeDownload': { actions: 'removeFromQueue' },
  },
  states: {
    idle: {
      always: { guard: ({ context }) => context.queue.length > 0, target: 'installing' },
      on: { 'user.retry': { actions: 'requeueFailed' } },
    },
    installing: {
      invoke: {
        src: 'install',
        onDone: 'selectingBook',
        onError: [
          { guard: 'isServerUnreachable', target: 'waiting' },
          { target: 'stopped', actions: 'storeFailure' },
        ],
      },
    },
    selectingBook: { always: [{ guard: 'isEmpty', target: 'idle' }, { target: 'working' }] },
    working: {
      // A book that is being downloaded again must not show the failure of the previous attempt.
      entry: 'removeFailure',
      invoke: {
        src: 'downloadBook',
        input: ({ context }) => ({ userId: context.userId, bookId: context.queue[0] ?? '' }),
        onDone: { target: 'selectingBook', actions: 'dequeue' },
        onError: [
          {
            guard: 'isServerUnreachable',
            target: 'waiting',
            actions: ['storeUnreachableError', 'countStalledAttempt'],
          },
          { guard: 'isSessionEnded', target: 'stopped', actions: 'storeFailure' },
          { target: 'selectingBook', actions: ['storeFailure', 'dequeue'] },
        ],
      },
      on: {
        'user.removeDownload': [
          { guard: 'isDownloading', target: 'selectingBook', actions: 'removeFromQueue' },
          { actions: 'removeFromQueue' },
        ],
      },
    },
    /** The server is unreachable. The download continues when the server responds again, or when the user retries. */
    waiting: {
      always: { guard: 'isEmpty', target: 'idle' },
      invoke: { src: 'watchForServer' },
      on: {
        'server.back': [
          { guard: 'isStalled', target: 'idle', actions: ['storeFailure', 'dequeue'] },
          { target: 'installing', actions: 'resetStallAfterLoss' },
        ],
        'user.retry': { target: 'installing', actions: 'resetStall' },
      },
    },
    /**
     * The session has ended, or the installation of the offline support has failed. Downloads of further books would
     * fail too.
     */
    stopped: {
      always: { guard: 'isEmpty', target: 'idle' },
      on: {
        'user.retry': { target: 'installing', actions: 'requeueFailed' },
        'user.download': { target: 'installing', actions: 'enqueue' },
        'program.download': { target: 'installing', actions: 'enqueue' },
      },
    },
  },
})

/** Runs `work`. If another tab of this browser is downloading a book, first waits until this download has ended. */
const withDownloadLock = async (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? await navigator.locks.request('longbox-keeping', { signal }, work) : work()
