import { type ActorRefFrom, and, assign, emit, fromPromise, type SnapshotFrom, setup, stateIn } from 'xstate'

/** Where the reader is. `at` names the place; what else a position holds is known to its viewer alone. */
export interface Position {
  readonly at: string
}

/** What is known once a book lies open. */
export interface OpenedBook {
  /** The place to begin at. */
  readonly position: Position
  /** False when the stored position could not be read: then nothing is ever written. */
  readonly progressKnown: boolean
}

/** A book before or behind the one being read. */
export interface Neighbour {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly pagesCount: number
  readonly reader: 'comic' | 'epub'
}

export interface Neighbours {
  readonly next?: Neighbour
  readonly previous?: Neighbour
  /** The name of the read list that they are of. */
  readonly within?: string
}

export interface Location {
  readonly position: Position
  readonly atStart: boolean
  readonly atEnd: boolean
  /** True when the room or the look changed, not the reader: such a place is shown, not told to the server. */
  readonly byLayout?: boolean
}

export interface ReaderInput {
  readonly bookId: string
  readonly incognito: boolean
  /** The place asked for by the address, when it names one. */
  readonly wanted?: Position
}

/** A place that the reader came to, and that the server is told. */
interface ReadPlace {
  readonly position: Position
  readonly atEnd: boolean
  /** When the reader came there, in milliseconds. */
  readonly time: number
}

interface Written {
  readonly at: string
  readonly atEnd: boolean
}

export interface ReaderContext extends ReaderInput {
  position?: Position
  /** Where the reader jumped, until a viewer is there. */
  goal?: Position
  atStart: boolean
  atEnd: boolean
  /** True once a viewer said where it is. */
  located: boolean
  /** True from the first deed of the reader with this viewer on: what happens before is layout, not reading. */
  moved: boolean
  /** Undefined until the book lies open. */
  mayWrite?: boolean
  /** Where the reader went last; undefined until then. The position may differ from it by layout. */
  read?: ReadPlace
  /** What needs no writing any more. */
  written?: Written
  /** What is being sent at this moment. */
  sending?: Written
  attempts: number
  neighbours?: Neighbours
  failure?: unknown
  /** Why the last write was refused, when it was. */
  refusal?: unknown
}

export type ReaderEvent =
  | { type: 'user.next' }
  | { type: 'user.previous' }
  | { type: 'user.goTo'; position: Position }
  | { type: 'user.openNext' }
  | { type: 'user.openPrevious' }
  | { type: 'user.retry' }
  | { type: 'user.leave' }
  /** Of the places here and on another device the one here counts. */
  | { type: 'user.stay' }
  | { type: 'viewer.registered' }
  | ({ type: 'viewer.relocated' } & Location)
  | { type: 'viewer.failed'; failure: unknown }
  | { type: 'page.hidden' }
  | { type: 'server.reachable' }

export type ReaderEmitted =
  | { type: 'show'; position: Position }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'openBook'; book: Neighbour }
  | { type: 'leave' }

export interface SaveInput {
  readonly bookId: string
  readonly position?: Position
  readonly atEnd: boolean
  /** When the reader came there, in milliseconds. */
  readonly time: number
}

/** Thrown by `saveProgress` when asking again would get the same answer. */
export class ProgressRefused extends Error {}

/** Pauses between attempts to reach a server that does not answer, the last one repeating. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]

const openBook = (book: Neighbour | undefined): ReaderEmitted => (book ? { type: 'openBook', book } : { type: 'leave' })

const told = ({ context: { read } }: { context: ReaderContext }): Written => ({
  at: read?.position.at ?? '',
  atEnd: read?.atEnd ?? false,
})

/** Says whether the server has yet to hear of this place. */
const isNews = (read: Omit<ReadPlace, 'time'> | undefined, known: Written | undefined) =>
  read !== undefined && (read.position.at !== known?.at || (read.atEnd && !known?.atEnd))

/** Says whether a place differs from the one before by the reader's doing; the first place never does. */
const isDeed = (context: ReaderContext, next: Location) =>
  !next.byLayout &&
  (context.moved || context.located) &&
  (next.position.at !== context.position?.at || (next.atEnd && !context.atEnd))

/**
 * Reading one book, whatever it is made of. `place` knows where the reader is, `progress` tells the server, at
 * most once a second, and only after the stored position was read and the reader moved. Pages and markup are
 * the viewer's business: it gets `show`, `next`, `previous` and answers `viewer.relocated`.
 */
export const readerMachine = setup({
  types: {
    context: {} as ReaderContext,
    events: {} as ReaderEvent,
    input: {} as ReaderInput,
    emitted: {} as ReaderEmitted,
  },
  actors: {
    openBook: fromPromise<OpenedBook, ReaderInput>(async () => {
      throw new Error('openBook is provided by the reader')
    }),
    findNeighbours: fromPromise<Neighbours, ReaderInput>(async () => ({})),
    saveProgress: fromPromise<void, SaveInput>(async () => {}),
  },
  guards: {
    isIncognito: ({ context }) => context.incognito,
    mayWrite: ({ context }) => context.mayWrite === true,
    mayNotWrite: ({ context }) => context.mayWrite === false,
    hasFailed: ({ context }) => context.failure !== undefined,
    mayInsist: and([stateIn({ place: 'opened' }), ({ context }) => context.mayWrite === true && !context.incognito]),
    isOpen: stateIn({ place: 'opened' }),
    isAtEnd: ({ context }) => context.atEnd,
    isAtStart: ({ context }) => context.atStart,
    hasMoved: ({ context, event }) =>
      event.type === 'viewer.relocated' && isDeed(context, event) && isNews(event, context.written),
    reachesTheEnd: ({ context }) => context.atEnd && !context.written?.atEnd,
    movedMeanwhile: ({ context }) => isNews(context.read, context.written),
    movedWhileSending: ({ context }) => isNews(context.read, context.sending),
    hasNext: ({ context }) => context.neighbours?.next !== undefined,
    hasPrevious: ({ context }) => context.neighbours?.previous !== undefined,
    knowsNeighbours: ({ context }) => context.neighbours !== undefined,
    isRefused: ({ event }) => 'error' in event && event.error instanceof ProgressRefused,
  },
  delays: {
    settle: 1_000,
    pause: ({ context }) => pauses[Math.min(context.attempts, pauses.length) - 1] ?? 2_000,
  },
  actions: {
    rememberPosition: assign(({ context, event }) => {
      if (event.type !== 'viewer.relocated') return {}
      const { position, atStart, atEnd } = event
      const read = isDeed(context, event) ? { position, atEnd, time: Date.now() } : undefined
      return { position, goal: undefined, atStart, atEnd, located: true, ...(read && { read, moved: true }) }
    }),
    beginHere: assign(({ event }) =>
      event.type === 'viewer.relocated' ? { written: { at: event.position.at, atEnd: false } } : {},
    ),
    markMoved: assign({ moved: true }),
    finish: assign(({ context: { position, atEnd, read } }) => {
      const isRead = read?.atEnd && read.position.at === position?.at
      return position && !isRead ? { read: { position, atEnd, time: Date.now() } } : {}
    }),
    insist: assign(({ context: { position, atEnd } }) => ({
      written: undefined,
      ...(position && { read: { position, atEnd, time: Date.now() } }),
    })),
    beginLayout: assign(({ context }) => ({ located: false, moved: context.goal !== undefined })),
    rememberGoal: assign(({ event }) => (event.type === 'user.goTo' ? { goal: event.position } : {})),
    beginAnew: assign({ located: false, moved: false, mayWrite: undefined, read: undefined, goal: undefined }),
    rememberSending: assign({ sending: told }),
    rememberWritten: assign(({ context }) => ({ written: context.sending, attempts: 0, refusal: undefined })),
    rememberRefusal: assign(({ event }) => ('error' in event ? { refusal: event.error } : {})),
    openNext: emit(({ context }) => openBook(context.neighbours?.next)),
    openPrevious: emit(({ context }) => openBook(context.neighbours?.previous)),
    showWanted: emit(({ context, event }) => ({
      type: 'show' as const,
      position: event.type === 'user.goTo' ? event.position : (context.position ?? { at: '' }),
    })),
  },
}).createMachine({
  id: 'reader',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    atStart: false,
    atEnd: false,
    located: false,
    moved: false,
    attempts: 0,
  }),
  states: {
    place: {
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'openBook',
            input: ({ context }) => context,
            onDone: {
              target: 'opened',
              actions: [
                assign(({ event }) => ({
                  position: event.output.position,
                  mayWrite: event.output.progressKnown,
                  written: { at: event.output.position.at, atEnd: false },
                  failure: undefined,
                  atStart: false,
                  atEnd: false,
                })),
                'showWanted',
              ],
            },
            onError: { target: 'failed', actions: assign(({ event }) => ({ failure: event.error })) },
          },
        },
        opened: {
          initial: 'reading',
          invoke: {
            src: 'findNeighbours',
            input: ({ context }) => context,
            onDone: { actions: assign(({ event }) => ({ neighbours: event.output })) },
            onError: { actions: assign({ neighbours: {} }) },
          },
          on: {
            'viewer.registered': { actions: 'beginLayout' },
            'viewer.relocated': { actions: 'rememberPosition' },
            'viewer.failed': { target: 'failed', actions: assign(({ event }) => ({ failure: event.failure })) },
            'user.goTo': { target: '.reading', actions: ['markMoved', 'rememberGoal', 'showWanted'] },
            'user.openNext': { guard: 'hasNext', target: '.changingBook', actions: 'openNext' },
            'user.openPrevious': { guard: 'hasPrevious', target: '.changingBook', actions: 'openPrevious' },
          },
          states: {
            reading: {
              on: {
                'user.next': [
                  { guard: 'isAtEnd', target: 'atEnd', actions: ['markMoved', 'finish'] },
                  { actions: ['markMoved', emit({ type: 'next' })] },
                ],
                'user.previous': [
                  { guard: 'isAtStart', target: 'atStart' },
                  { actions: ['markMoved', emit({ type: 'previous' })] },
                ],
              },
            },
            atEnd: {
              on: {
                'user.next': [
                  {
                    guard: 'hasNext',
                    target: 'changingBook',
                    actions: 'openNext',
                  },
                  { guard: 'knowsNeighbours', target: '#reader.place.leaving' },
                ],
                'user.previous': 'reading',
              },
            },
            atStart: {
              on: {
                'user.next': 'reading',
                'user.previous': {
                  guard: 'hasPrevious',
                  target: 'changingBook',
                  actions: 'openPrevious',
                },
              },
            },
            changingBook: {},
          },
        },
        failed: { on: { 'user.retry': 'opening' } },
        leaving: { entry: emit({ type: 'leave' }), on: { 'user.leave': {} } },
      },
      on: { 'user.leave': '.leaving' },
    },
    progress: {
      initial: 'deciding',
      on: {
        'user.retry': { guard: 'hasFailed', target: '.deciding', actions: 'beginAnew' },
        'user.stay': { guard: 'mayInsist', target: '.settling', actions: 'insist' },
      },
      states: {
        deciding: {
          always: { guard: 'isIncognito', target: 'off' },
          on: {
            'viewer.relocated': [
              { guard: 'mayNotWrite', target: 'off' },
              { guard: and(['mayWrite', 'hasMoved']), target: 'settling' },
              { guard: 'mayWrite', target: 'saved', actions: 'beginHere' },
            ],
          },
        },
        off: {},
        saved: {
          on: {
            'viewer.relocated': { guard: and(['isOpen', 'hasMoved']), target: 'settling' },
            'user.next': { guard: and(['isOpen', 'reachesTheEnd']), target: 'settling' },
          },
        },
        settling: {
          after: { settle: [{ guard: 'movedMeanwhile', target: 'saving' }, { target: 'saved' }] },
          on: {
            'page.hidden': { guard: 'movedMeanwhile', target: 'saving' },
            'user.leave': { guard: 'movedMeanwhile', target: 'saving' },
            'viewer.failed': { guard: 'movedMeanwhile', target: 'saving' },
          },
        },
        saving: {
          entry: 'rememberSending',
          invoke: {
            src: 'saveProgress',
            input: ({ context: { bookId, read } }) => ({ bookId, atEnd: false, time: 0, ...read }),
            onDone: [
              { guard: 'movedWhileSending', target: 'settling', actions: 'rememberWritten' },
              { target: 'saved', actions: 'rememberWritten' },
            ],
            onError: [
              {
                guard: and(['isRefused', 'movedWhileSending']),
                target: 'settling',
                actions: ['rememberWritten', 'rememberRefusal'],
              },
              { guard: 'isRefused', target: 'saved', actions: ['rememberWritten', 'rememberRefusal'] },
              { target: 'waiting', actions: assign(({ context }) => ({ attempts: context.attempts + 1 })) },
            ],
          },
          on: {
            'page.hidden': { guard: 'movedWhileSending', target: 'saving', reenter: true },
            'user.leave': { guard: 'movedWhileSending', target: 'saving', reenter: true },
            'viewer.failed': { guard: 'movedWhileSending', target: 'saving', reenter: true },
          },
        },
        waiting: {
          after: { pause: 'saving' },
          on: {
            'server.reachable': 'saving',
            'page.hidden': 'saving',
            'user.leave': 'saving',
            'viewer.failed': 'saving',
          },
        },
      },
    },
  },
})

export type ReaderActor = ActorRefFrom<typeof readerMachine>
export type ReaderSnapshot = SnapshotFrom<typeof readerMachine>
