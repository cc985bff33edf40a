import { assign, type CallbackActorLogic, type EventObject, fromCallback, sendTo, setup } from 'xstate'
import { ServerError } from '../api/ServerError'

/** Item of a bulk run: id for the call, title for display. */
export type BulkItem = { id: string; title: string }
export type BulkFailure = BulkItem & { error: unknown }
type BulkCall = (item: BulkItem) => Promise<unknown>

export type BulkInput = {
  /** Number of items, as known at the start. */
  total: number
  /** Items, read on demand so that long lists are never in memory. After a failure, the next read is a retry. */
  items: AsyncIterable<BulkItem> | Iterable<BulkItem>
  call: BulkCall
  /** Reverts the call of an item. Without it, the run cannot be undone. */
  undo?: BulkCall
}

export type BulkContext = {
  total: number
  done: number
  failed: readonly BulkFailure[]
  /** Direction of the run. */
  pass: 'do' | 'undo'
  /** Items with successful calls; recorded only if the run can be undone. */
  undoable: readonly BulkItem[]
  /** Remaining items. Continues after the last read item when a stopped run resumes. */
  rest: AsyncIterator<BulkItem>
  /** Failure of reading the items. */
  broken: unknown
  call: BulkCall
  undo: BulkCall | undefined
}

export type BulkEvent =
  | { type: 'user.cancel' }
  | { type: 'user.retry' }
  | { type: 'user.undo' }
  | { type: 'calls.settled'; done: readonly BulkItem[]; failed: readonly BulkFailure[] }
  | { type: 'calls.ended'; empty: boolean; error?: unknown }

type CallEachInput = { rest: AsyncIterator<BulkItem>; call: BulkCall; concurrency: number }

/** Browsers open six connections per host. Two remain free for user requests. */
const MAX_CONCURRENT_CALLS = 4
/** Interval between progress events. */
const PROGRESS_INTERVAL_MS = 100

/**
 * Calls the server once per item, with progress, stop, resume, retry of failed items, and undo. Items fail independently. The run
 * stops when the server is unreachable or the session has ended.
 */
export const bulkMachine = setup({
  types: { context: {} as BulkContext, events: {} as BulkEvent, input: {} as BulkInput },
  actors: { callEach: fromCallback(callEach) as CallbackActorLogic<EventObject, CallEachInput> },
  guards: {
    isFullyUndone: ({ context, event }) =>
      context.pass === 'undo' && context.failed.length === 0 && hasNoItemsLeft(event),
    isComplete: ({ context, event }) => context.failed.length === 0 && hasNoItemsLeft(event),
    hasNoItemsLeft: ({ event }) => hasNoItemsLeft(event),
    canUndo: ({ context }) => context.pass === 'do' && context.undo !== undefined && context.undoable.length > 0,
  },
  actions: {
    addResults: assign(({ context, event }) => {
      if (event.type !== 'calls.settled') return {}
      const recordsUndoable = context.pass === 'do' && context.undo !== undefined
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
    pass: 'do',
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

const hasNoItemsLeft = (event: BulkEvent) => event.type === 'calls.ended' && event.empty

type CallEachArguments = {
  input: CallEachInput
  sendBack: (event: BulkEvent) => void
  receive: (listener: (event: EventObject) => void) => void
}

/** Calls the items until none is left or a stop event arrives. Always waits for pending calls. */
function callEach({ input: { rest, call, concurrency }, sendBack, receive }: CallEachArguments) {
  let stopped = false
  let done: BulkItem[] = []
  let failed: BulkFailure[] = []
  receive(({ type }) => {
    stopped ||= type === 'stop'
  })
  const sendProgress = () => {
    if (done.length || failed.length) sendBack({ type: 'calls.settled', done, failed })
    done = []
    failed = []
  }
  const work = async (): Promise<boolean> => {
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
  const end = (empty: boolean, error?: unknown) => {
    clearInterval(progressTimer)
    sendProgress()
    sendBack({ type: 'calls.ended', empty, error })
  }
  const progressTimer = setInterval(sendProgress, PROGRESS_INTERVAL_MS)
  const workers = Array.from({ length: concurrency }, () =>
    work().catch(error => {
      stopped = true
      throw error
    }),
  )
  // After a failed read, the pending calls of the other workers still count.
  Promise.allSettled(workers).then(results => {
    const broken = results.find(({ status }) => status === 'rejected')
    if (broken?.status === 'rejected') end(false, broken.reason)
    else end(results.some(each => each.status === 'fulfilled' && each.value))
  })
  return () => {
    stopped = true
    clearInterval(progressTimer)
  }
}

/** Whether all remaining items would fail too: the server is unreachable, or the session has ended. */
const isFatalFailure = (error: unknown) =>
  error instanceof ServerError && (error.isServerUnreachable || error.status === 401)

/** Iterates over `first`, then over `rest`. A generator would end with the first failure of `rest`. */
function chainItems(first: readonly BulkItem[], rest?: AsyncIterator<BulkItem>): AsyncIterator<BulkItem> {
  const queue = first.map(({ id, title }) => ({ id, title }))
  return {
    next: async () => {
      const value = queue.shift()
      return value ? { value, done: false } : (rest?.next() ?? { value: undefined, done: true })
    },
  }
}
