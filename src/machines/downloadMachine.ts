import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { onServerBack } from '../api/connection'
import { downloadBook, StorageFullError } from '../api/offline/downloadBook'
import { installOffline } from '../api/offline/install'
import { ServerError } from '../api/ServerError'

export type DownloadEvent =
  | { type: 'user.keep'; bookIds: readonly string[] }
  | { type: 'user.remove'; bookIds: readonly string[] }
  | { type: 'user.retry' }
  | { type: 'server.back' }

type KeepingContext = {
  readonly userId: string
  /** The books that are still to be fetched; the first one is at work. */
  readonly queue: readonly string[]
  /** Why a book could not be kept, by its id. */
  readonly failures: ReadonlyMap<string, unknown>
}

/**
 * Fetches books onto this device, one after the other: it waits while the server is away, stops when the device is full or nobody is
 * signed in, and leaves out a book that the server refuses, which is tried again when the person says so. A book that is
 * taken away while it is at work ends there.
 */
export const downloadMachine = setup({
  types: { context: {} as KeepingContext, events: {} as DownloadEvent, input: {} as { userId: string } },
  actors: {
    install: fromPromise<void>(() => installOffline()),
    keepBook: fromPromise<void, { userId: string; bookId: string }>(({ input, signal }) =>
      alone(signal, () => downloadBook(input.userId, input.bookId, signal)),
    ),
    watchForServer: fromCallback<DownloadEvent>(({ sendBack }) =>
      onServerBack(() => sendBack({ type: 'server.back' })),
    ),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isAtWork: ({ context, event }) =>
      event.type === 'user.remove' && context.queue[0] !== undefined && event.bookIds.includes(context.queue[0]),
    isAway: ({ event }) => 'error' in event && event.error instanceof ServerError && event.error.isAway,
    isStopped: ({ event }) =>
      'error' in event &&
      (event.error instanceof StorageFullError || (event.error instanceof ServerError && event.error.status === 401)),
  },
  actions: {
    add: assign(({ context, event }) => {
      if (event.type !== 'user.keep') return {}
      const failures = new Map(context.failures)
      for (const id of event.bookIds) failures.delete(id)
      return { failures, queue: [...new Set([...context.queue, ...event.bookIds])] }
    }),
    takeOut: assign(({ context, event }) => {
      if (event.type !== 'user.remove') return {}
      const failures = new Map(context.failures)
      for (const id of event.bookIds) failures.delete(id)
      return { failures, queue: context.queue.filter(id => !event.bookIds.includes(id)) }
    }),
    finish: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    blame: assign(({ context, event }) => {
      const [bookId] = context.queue
      const error: unknown = 'error' in event ? event.error : undefined
      return bookId === undefined ? {} : { failures: new Map(context.failures).set(bookId, error) }
    }),
    queueFailed: assign(({ context }) => ({
      queue: [...new Set([...context.failures.keys(), ...context.queue])],
      failures: new Map(),
    })),
  },
}).createMachine({
  id: 'keeping',
  context: ({ input }) => ({ userId: input.userId, queue: [], failures: new Map() }),
  initial: 'idle',
  on: {
    'user.keep': { actions: 'add' },
    'user.remove': { actions: 'takeOut' },
  },
  states: {
    idle: {
      always: { guard: ({ context }) => context.queue.length > 0, target: 'installing' },
      on: { 'user.retry': { actions: 'queueFailed' } },
    },
    installing: {
      invoke: {
        src: 'install',
        onDone: 'choosing',
        onError: [
          { guard: 'isAway', target: 'waiting' },
          { target: 'stopped', actions: 'blame' },
        ],
      },
    },
    choosing: { always: [{ guard: 'isEmpty', target: 'idle' }, { target: 'working' }] },
    working: {
      invoke: {
        src: 'keepBook',
        input: ({ context }) => ({ userId: context.userId, bookId: context.queue[0] ?? '' }),
        onDone: { target: 'choosing', actions: 'finish' },
        onError: [
          { guard: 'isAway', target: 'waiting' },
          { guard: 'isStopped', target: 'stopped', actions: 'blame' },
          { target: 'choosing', actions: ['blame', 'finish'] },
        ],
      },
      on: {
        'user.remove': [{ guard: 'isAtWork', target: 'choosing', actions: 'takeOut' }, { actions: 'takeOut' }],
      },
    },
    /** The server is away. */
    waiting: {
      always: { guard: 'isEmpty', target: 'idle' },
      invoke: { src: 'watchForServer' },
      on: { 'server.back': 'installing', 'user.retry': 'installing' },
    },
    /** The device is full, or nobody is signed in: the next book would fail as well. */
    stopped: {
      always: { guard: 'isEmpty', target: 'idle' },
      on: {
        'user.retry': { target: 'installing', actions: 'queueFailed' },
        'user.keep': { target: 'installing', actions: 'add' },
      },
    },
  },
})

/** Of all windows of this browser one fetches at a time. */
const alone = async (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? await navigator.locks.request('longbox-keeping', { signal }, work) : work()
