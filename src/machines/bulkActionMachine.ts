import { assign, type CallbackActorLogic, type EventObject, fromCallback, sendTo, setup } from 'xstate'
import { ServerError } from '../api/ServerError'

/** Item of a bulk action. `id` is passed to the call, and `title` is shown to the user. */
export type BulkActionItem = { id: string; title: string }
export type BulkActionFailure = BulkActionItem & { error: unknown }
type BulkCall = (item: BulkActionItem) => Promise<unknown>

export type BulkActionMachineInput = {
  /** Number of items. Known before the items are read. */
  total: number
  /**
   * Items to process. Each item is read from this iterator just before its server call. If reading an item fails, the
   * next read can still succeed.
   */
  items: AsyncIterable<BulkActionItem> | Iterable<BulkActionItem>
  call: BulkCall
  /** Reverts the call for an item. If absent, the user cannot undo the action. */
  undo?: BulkCall
}

export type BulkActionMachineContext = {
  total: number
  done: number
  failed: readonly BulkActionFailure[]
  /** `run`: makes the calls. `undo`: reverts the successful calls. */
  pass: 'run' | 'undo'
  /** Items whose calls succeeded, for the undo. Always empty if the action has no undo. */
  undoable: readonly BulkActionItem[]
  rest: AsyncIterator<BulkActionItem>
  /** Error of the last attempt to read an item. Undefined if the last attempt succeeded. */
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
 * Number of concurrent calls. A browser opens at most six connections per host. Two connections remain free for other
 * requests.
 */
const MAX_CONCURRENT_CALLS = 4
const PROGRESS_INTERVAL_MS = 100

/**
 * Runs a bulk action: calls the server for each item and reports progress. The user can stop, resume and undo the
 * action, and retry failed items. A failed item does not stop the action. An unreachable server or an ended session
 * stops the action.
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
 * Runs the call for each item, with at most `concurrency` calls at a time. Ends after the last item, after a stop
 * event, or after an error that prevents all further calls. Waits for pending calls before it ends.
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
  // Reports a read error only after the running calls have ended, so that the results of these calls count too.
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

/** Returns whether the server is unreachable or the session has ended. All further calls would also fail. */
const isFatalFailure = (error: unknown) =>
  error instanceof ServerError && (error.isServerUnreachable || error.status === 401)

/**
 * Returns an iterator over the items of `first`, then of `rest`. After an error of `rest`, the iterator can still
 * continue, unlike a generator.
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
