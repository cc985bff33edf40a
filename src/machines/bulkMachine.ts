import { assign, type CallbackActorLogic, type EventObject, fromCallback, sendTo, setup } from 'xstate'
import { ServerError } from '../api/ServerError'

/** One of many: what is called for, and how it is named to a person. */
export type BulkItem = { id: string; title: string }
export type BulkFailure = BulkItem & { error: unknown }
type Call = (thing: BulkItem) => Promise<unknown>

export type BulkInput = {
  /** How many there are, as far as is known at the start. */
  total: number
  /** Read as needed: a list of 50,000 is never held. Reading that failed is tried again by asking for the next again. */
  things: AsyncIterable<BulkItem> | Iterable<BulkItem>
  call: Call
  /** Takes the call back for one; without it there is no undo. */
  undo?: Call
}

export type BulkContext = {
  total: number
  done: number
  failed: readonly BulkFailure[]
  /** Which way the calls go. */
  pass: 'do' | 'undo'
  /** Those that the calls of this run were right for; kept only where they can be taken back. */
  undoable: readonly BulkItem[]
  /** What is still to be called. Goes on where it was left when the run is stopped and resumed. */
  rest: AsyncIterator<BulkItem>
  /** Reading what is to be called failed. */
  broken: unknown
  call: Call
  undo: Call | undefined
}

export type BulkEvent =
  | { type: 'user.cancel' }
  | { type: 'user.repeat' }
  | { type: 'user.undo' }
  | { type: 'calls.settled'; done: readonly BulkItem[]; failed: readonly BulkFailure[] }
  | { type: 'calls.ended'; empty: boolean; error?: unknown }

type CallsInput = { rest: AsyncIterator<BulkItem>; call: Call; concurrency: number }

/** A browser opens six connections to a host: two stay free for the person. */
const CONCURRENCY = 4
/** So often, in milliseconds, what was done is told. */
const TELL_EVERY = 100

/**
 * One call for each of many: how far it is, stopping and going on, what failed and only that again, and taking it back. Things
 * fail on their own; when the server is away or the session ends the run stops instead of failing for all.
 */
export const bulkMachine = setup({
  types: { context: {} as BulkContext, events: {} as BulkEvent, input: {} as BulkInput },
  actors: { callEach: fromCallback(callEach) as CallbackActorLogic<EventObject, CallsInput> },
  guards: {
    isUndone: ({ context, event }) => context.pass === 'undo' && context.failed.length === 0 && isEmptied(event),
    isComplete: ({ context, event }) => context.failed.length === 0 && isEmptied(event),
    isAllTried: ({ event }) => isEmptied(event),
    canUndo: ({ context }) => context.pass === 'do' && context.undo !== undefined && context.undoable.length > 0,
  },
  actions: {
    count: assign(({ context, event }) => {
      if (event.type !== 'calls.settled') return {}
      const keeps = context.pass === 'do' && context.undo !== undefined
      return {
        done: context.done + event.done.length,
        failed: [...context.failed, ...event.failed],
        undoable: keeps ? [...context.undoable, ...event.done] : context.undoable,
      }
    }),
    rememberEnd: assign({ broken: ({ event }) => (event.type === 'calls.ended' ? event.error : undefined) }),
    tellToStop: sendTo('calls', { type: 'stop' }),
    putFailedFirst: assign(({ context }) => ({
      rest: chained(context.failed, context.rest),
      failed: [],
      broken: undefined,
    })),
    turnRound: assign(({ context }) => ({
      pass: 'undo' as const,
      rest: chained(context.undoable),
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
    rest: Symbol.asyncIterator in input.things ? input.things[Symbol.asyncIterator]() : chained([...input.things]),
    broken: undefined,
    undo: input.undo,
  }),
  initial: 'working',
  states: {
    working: {
      invoke: {
        id: 'calls',
        src: 'callEach',
        input: ({ context }) => ({ rest: context.rest, call: context.call, concurrency: CONCURRENCY }),
      },
      on: {
        'calls.settled': { actions: 'count' },
        'calls.ended': [
          { guard: 'isUndone', target: 'undone' },
          { guard: 'isComplete', target: 'complete' },
          { guard: 'isAllTried', target: 'incomplete', actions: 'rememberEnd' },
          { target: 'stopped', actions: 'rememberEnd' },
        ],
      },
      initial: 'running',
      states: {
        running: { on: { 'user.cancel': { target: 'stopping', actions: 'tellToStop' } } },
        stopping: {},
      },
    },
    complete: { on: { 'user.undo': { guard: 'canUndo', target: 'working', actions: 'turnRound' } } },
    incomplete: {
      on: {
        'user.repeat': { target: 'working', actions: 'putFailedFirst' },
        'user.undo': { guard: 'canUndo', target: 'working', actions: 'turnRound' },
      },
    },
    stopped: {
      on: {
        'user.repeat': { target: 'working', actions: 'putFailedFirst' },
        'user.undo': { guard: 'canUndo', target: 'working', actions: 'turnRound' },
      },
    },
    undone: {},
  },
})

const isEmptied = (event: BulkEvent) => event.type === 'calls.ended' && event.empty

type CallsArguments = {
  input: CallsInput
  sendBack: (event: BulkEvent) => void
  receive: (listener: (event: EventObject) => void) => void
}

/** Calls until nothing is left or it is told to stop; calls that are on their way are always waited for. */
function callEach({ input: { rest, call, concurrency }, sendBack, receive }: CallsArguments) {
  let stopped = false
  let done: BulkItem[] = []
  let failed: BulkFailure[] = []
  receive(({ type }) => {
    stopped ||= type === 'stop'
  })
  const tell = () => {
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
        stopped ||= endsRun(error)
      }
    }
    return false
  }
  const end = (empty: boolean, error?: unknown) => {
    clearInterval(telling)
    tell()
    sendBack({ type: 'calls.ended', empty, error })
  }
  const telling = setInterval(tell, TELL_EVERY)
  const workers = Array.from({ length: concurrency }, () =>
    work().catch(error => {
      stopped = true
      throw error
    }),
  )
  // All are waited for, also when reading failed for one: what the others call meanwhile counts.
  Promise.allSettled(workers).then(found => {
    const broken = found.find(({ status }) => status === 'rejected')
    if (broken?.status === 'rejected') end(false, broken.reason)
    else end(found.some(each => each.status === 'fulfilled' && each.value))
  })
  return () => {
    stopped = true
    clearInterval(telling)
  }
}

/** What would fail for all that are left: the server is away, or the session has ended. */
const endsRun = (error: unknown) => error instanceof ServerError && (error.isAway || error.status === 401)

/** Those first, then what is left of the others. Not a generator: it would end with the first failure of `rest`. */
function chained(first: readonly BulkItem[], rest?: AsyncIterator<BulkItem>): AsyncIterator<BulkItem> {
  const queue = first.map(({ id, title }) => ({ id, title }))
  return {
    next: async () => {
      const value = queue.shift()
      return value ? { value, done: false } : (rest?.next() ?? { value: undefined, done: true })
    },
  }
}
