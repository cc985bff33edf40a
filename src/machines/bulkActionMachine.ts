import { assign, type CallbackActorLogic, type EventObject, fromCallback, sendTo, setup } from 'xstate'
import { ServerError } from '../api/ServerError'

/** Item that a bulk action processes. The server call needs the `id`. The user sees the `title`. */
export type BulkActionItem = { id: string; title: string }
export type BulkActionFailure = BulkActionItem & { error: unknown }
type BulkCall = (item: BulkActionItem) => Promise<unknown>

export type BulkActionMachineInput = {
  /** Number of items. The caller knows this number before the items are loaded. */
  total: number
  /**
   * Items to process. The action reads each item immediately before the server call for this item. If an item cannot be
   * read, the action stops. A retry by the user then reads this item again.
   */
  items: AsyncIterable<BulkActionItem> | Iterable<BulkActionItem>
  call: BulkCall
  /** Server call that undoes the action for an item. If absent, the user cannot undo the action. */
  undo?: BulkCall
}

export type BulkActionMachineContext = {
  total: number
  done: number
  failed: readonly BulkActionFailure[]
  /** `run`: the machine processes the items. `undo`: the machine undoes the processed items. */
  pass: 'run' | 'undo'
  /** Items that were processed successfully and can be undone. Always empty if the action cannot be undone. */
  undoable: readonly BulkActionItem[]
  rest: AsyncIterator<BulkActionItem>
  /** Error of the last attempt to read an item. Undefined if this attempt succeeded. */
  broken: unknown
  call: BulkCall
  undo: BulkCall | undefined
}

export type BulkActionMachineEvent =
  | { type: 'user.cancel' }
  | { type: 'user.retry' }
  | { type: 'user.undo' }
  | { type: 'calls.settled'; done: readonly BulkActionItem[]; failed: readonly BulkActionFailure[] }
  | { type: 'calls.ended'; empty: boolean; error?: unknown }

type CallEachInput = { rest: AsyncIterator<BulkActionItem>; call: BulkCall; concurrency: number }

/**
 * Maximum number of server calls at the same time. Browsers open at most six connections to a host. With four calls,
 * two connections remain free for other requests.
 */
const MAX_CONCURRENT_CALLS = 4
const PROGRESS_INTERVAL_MS = 100

/**
 * Runs a bulk action, which calls the server for each item and reports the progress. The user can stop, continue and
 * undo the action, and retry failed items. If an item fails, the action continues. If the server is unreachable or the
 * session has ended, the action stops.
 */
export const bulkActionMachine = setup({
  types: {
    context: {} as BulkActionMachineContext,
    events: {} as BulkActionMachineEvent,
    input: {} as BulkActionMachineInput,
  },
  actors: { callEach: fromCallback(callEach) as CallbackActorLogic<EventObject, CallEachInput> },
  guards: {
    isFullyUndone: ({ context, event }) =>
      context.pass === 'undo' && context.failed.length === 0 && hasNoItemsLeft(event),
    isComplete: ({ context, event }) => context.failed.length === 0 && hasNoItemsLeft(event),
    hasNoItemsLeft: ({ event }) => hasNoItemsLeft(event),
    canUndo: ({ context }) => context.pass === 'run' && context.undo !== undefined && context.undoable.length > 0,
  },
  actions: {
    addResults: assign(({ context, event }) => {
      if (event.type !== 'calls.settled') return {}
      const recordsUndoable = context.pass === 'run' && context.undo !== undefined
      return {
        done: context.done + event.done.length,
        failed: [...context.failed, ...event.failed],
        undoable: recordsUndoable ? [...context.undoable, ...event.done] : context.undoable,
      }
    }),
    storeReadFailure: assign({ broken: ({ event }) => (event.type === 'calls.ended' ? event.error : undefined) }),
    requestStop: sendTo('calls', { type: 'stop' }),
    requeueFailed: assign(({ context }) => ({
      rest: chainItems(context.failed, context.rest),
      failed: [],
      broken: undefined,
    })),
    startUndo: assign(({ context }) => ({
      pass: 'undo' as const,
      rest: chainItems(context.undoable),
      total: context.undoable.length,
      call: context.undo ?? context.call,
      undoable: [],
      done: 0,
      failed: [],
      broken: undefined,
    })),
  },
}).createMachine({
  id: 'bulk',
  context: ({ input }) => ({
    ...input,
    done: 0,
    failed: [],
    pass: 'run',
    undoable: [],
    rest: Symbol.asyncIterator in input.items ? input.items[Symbol.asyncIterator]() : chainItems([...input.items]),
    broken: undefined,
    undo: input.undo,
  }),
  initial: 'working',
  states: {
    working: {
      invoke: {
        id: 'calls',
        src: 'callEach',
        input: ({ context }) => ({ rest: context.rest, call: context.call, concurrency: MAX_CONCURRENT_CALLS }),
      },
      on: {
        'calls.settled': { actions: 'addResults' },
        'calls.ended': [
          { guard: 'isFullyUndone', target: 'undone' },
          { guard: 'isComplete', target: 'complete' },
          { guard: 'hasNoItemsLeft', target: 'incomplete', actions: 'storeReadFailure' },
          { target: 'stopped', actions: 'storeReadFailure' },
        ],
      },
      initial: 'running',
      states: {
        running: { on: { 'user.cancel': { target: 'stopping', actions: 'requestStop' } } },
        stopping: {},
      },
    },
    complete: { on: { 'user.undo': { guard: 'canUndo', target: 'working', actions: 'startUndo' } } },
    incomplete: {
      on: {
        'user.retry': { target: 'working', actions: 'requeueFailed' },
        'user.undo': { guard: 'canUndo', target: 'working', actions: 'startUndo' },
      },
    },
    stopped: {
      on: {
        'user.retry': { target: 'working', actions: 'requeueFailed' },
        'user.undo': { guard: 'canUndo', target: 'working', actions: 'startUndo' },
      },
    },
    undone: {},
  },
})

const hasNoItemsLeft = (event: BulkActionMachineEvent) => event.type === 'calls.ended' && event.empty

type CallEachArguments = {
  input: CallEachInput
  sendBack: (event: BulkActionMachineEvent) => void
  receive: (listener: (event: EventObject) => void) => void
}

/**
 * Makes the server call for each item, with at most `concurrency` calls at the same time. Reads no further items after
 * a stop event, after an item could not be read, or after an error that would affect all further calls. If an item is
 * already being read at this time, its call still starts. Ends after all calls have ended.
 */
function callEach({ input: { rest, call, concurrency }, sendBack, receive }: CallEachArguments) {
  let stopped = false
  let done: BulkActionItem[] = []
  let failed: BulkActionFailure[] = []
  receive(({ type }) => {
    stopped ||= type === 'stop'
  })
  const sendProgress = () => {
    if (done.length || failed.length) sendBack({ type: 'calls.settled', done, failed })
    done = []
    failed = []
  }
  const runWorker = async (): Promise<boolean> => {
    while (!stopped) {
      const next = await rest.next()
      if (next.done) return true
      try {
        await call(next.value)
        done.push(next.value)
      } catch (error) {
        failed.push({ ...next.value, error })
        stopped ||= isFatalFailure(error)
      }
    }
    return false
  }
  const finish = (empty: boolean, error?: unknown) => {
    clearInterval(progressTimer)
    sendProgress()
    sendBack({ type: 'calls.ended', empty, error })
  }
  const progressTimer = setInterval(sendProgress, PROGRESS_INTERVAL_MS)
  const workers = Array.from({ length: concurrency }, () =>
    runWorker().catch(error => {
      stopped = true
      throw error
    }),
  )
  // If an item cannot be read, the error is reported only after all pending calls have ended. The report then contains
  // the results of these calls.
  Promise.allSettled(workers).then(results => {
    const failedRead = results.find(({ status }) => status === 'rejected')
    if (failedRead?.status === 'rejected') finish(false, failedRead.reason)
    else finish(results.some(result => result.status === 'fulfilled' && result.value))
  })
  return () => {
    stopped = true
    clearInterval(progressTimer)
  }
}

/**
 * Returns whether the server is unreachable or the session has ended. In this case, the calls for all further items
 * would also fail.
 */
export const isFatalFailure = (error: unknown): boolean =>
  error instanceof ServerError && (error.isServerUnreachable || error.status === 401)

/**
 * Returns an iterator over the items of `first`, followed by the items of `rest`. If `rest` throws an error, the
 * iteration can continue. A generator function is not suitable, because a generator ends after an error.
 */
function chainItems(
  first: readonly BulkActionItem[],
  rest?: AsyncIterator<BulkActionItem>,
): AsyncIterator<BulkActionItem> {
  const queue = first.map(({ id, title }) => ({ id, title }))
  return {
    next: async () => {
      const value = queue.shift()
      return value ? { value, done: false } : (rest?.next() ?? { value: undefined, done: true })
    },
  }
}
