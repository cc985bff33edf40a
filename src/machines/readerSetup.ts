import { and, assign, emit, fromPromise, setup, stateIn } from 'xstate'
import {
  type Location,
  type Neighbour,
  type Neighbours,
  type OpenedBook,
  ProgressRejected,
  type ProgressReport,
  type ReaderContext,
  type ReaderEmitted,
  type ReaderEvent,
  type ReaderInput,
  type SavedProgress,
  type SaveInput,
} from './readerTypes'

/** Pauses between attempts to reach a server that does not answer, the last one repeating. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]

const openBook = (book: Neighbour | undefined): ReaderEmitted => (book ? { type: 'openBook', book } : { type: 'leave' })

const told = ({ context: { read } }: { context: ReaderContext }): SavedProgress => ({
  at: read?.position.at ?? '',
  atEnd: read?.atEnd ?? false,
})

/** Says whether the server has yet to hear of this place. */
const isNews = (read: Omit<ProgressReport, 'time'> | undefined, known: SavedProgress | undefined) =>
  read !== undefined && (read.position.at !== known?.at || (read.atEnd && !known?.atEnd))

/** Says whether a place differs from the one before by the reader's doing; the first place never does. */
const isDeed = (context: ReaderContext, next: Location) =>
  !next.byLayout &&
  (context.moved || context.located) &&
  (next.position.at !== context.position?.at || (next.atEnd && !context.atEnd))

/** What the states of the reader decide by, do and wait for; the actors are provided by the reader of a kind of book. */
export const readerSetup = setup({
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
    knowsNext: ({ context }) => context.neighbours !== undefined && !context.neighbours.unsure?.next,
    missesNext: ({ context }) => context.atEnd && context.neighbours?.unsure?.next === true,
    missesPrevious: ({ context }) => context.atStart && context.neighbours?.unsure?.previous === true,
    isRefused: ({ event }) => 'error' in event && event.error instanceof ProgressRejected,
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
})
