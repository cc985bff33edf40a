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

/** Delays between attempts to reach an unreachable server. The last one repeats. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]

const openBook = (book: Neighbour | undefined): ReaderEmitted => (book ? { type: 'openBook', book } : { type: 'leave' })

const told = ({ context: { read } }: { context: ReaderContext }): SavedProgress => ({
  at: read?.position.at ?? '',
  atEnd: read?.atEnd ?? false,
})

/** Whether a position differs from the saved one. */
const isNews = (read: Omit<ProgressReport, 'time'> | undefined, saved: SavedProgress | undefined) =>
  read !== undefined && (read.position.at !== saved?.at || (read.atEnd && !saved?.atEnd))

/** Whether a position change comes from the user, not from the layout. The first position never does. */
const isDeed = (context: ReaderContext, next: Location) =>
  !next.byLayout &&
  (context.moved || context.located) &&
  (next.position.at !== context.position?.at || (next.atEnd && !context.atEnd))

/** Guards, actions, delays and actors of the reader machine. Each reader provides the actors. */
export const readerSetup = setup({
  types: {
    context: {} as ReaderContext,
    events: {} as ReaderEvent,
    input: {} as ReaderInput,
    emitted: {} as ReaderEmitted,
  },
  actors: {
    openBook: fromPromise<OpenedBook, ReaderInput>(async () => {
      throw new Error('The reader must provide openBook')
    }),
    findNeighbours: fromPromise<Neighbours, ReaderInput>(async () => ({})),
    saveProgress: fromPromise<void, SaveInput>(async () => {}),
  },
  guards: {
    isIncognito: ({ context }) => context.incognito,
    canWrite: ({ context }) => context.mayWrite === true,
    cannotWrite: ({ context }) => context.mayWrite === false,
    hasFailed: ({ context }) => context.failure !== undefined,
    canOverwriteServer: and([
      stateIn({ place: 'opened' }),
      ({ context }) => context.mayWrite === true && !context.incognito,
    ]),
    isOpen: stateIn({ place: 'opened' }),
    isAtEnd: ({ context }) => context.atEnd,
    isAtStart: ({ context }) => context.atStart,
    hasMoved: ({ context, event }) =>
      event.type === 'viewer.relocated' && isDeed(context, event) && isNews(event, context.written),
    isNewEnd: ({ context }) => context.atEnd && !context.written?.atEnd,
    hasUnsavedPosition: ({ context }) => isNews(context.read, context.written),
    hasMovedWhileSending: ({ context }) => isNews(context.read, context.sending),
    hasNext: ({ context }) => context.neighbours?.next !== undefined,
    hasPrevious: ({ context }) => context.neighbours?.previous !== undefined,
    isNextKnown: ({ context }) => context.neighbours !== undefined && !context.neighbours.unsure?.next,
    isNextUnknownAtEnd: ({ context }) => context.atEnd && context.neighbours?.unsure?.next === true,
    isPreviousUnknownAtStart: ({ context }) => context.atStart && context.neighbours?.unsure?.previous === true,
    isRejected: ({ event }) => 'error' in event && event.error instanceof ProgressRejected,
  },
  delays: {
    settle: 1_000,
    pause: ({ context }) => pauses[Math.min(context.attempts, pauses.length) - 1] ?? 2_000,
  },
  actions: {
    storePosition: assign(({ context, event }) => {
      if (event.type !== 'viewer.relocated') return {}
      const { position, atStart, atEnd } = event
      const read = isDeed(context, event) ? { position, atEnd, time: Date.now() } : undefined
      return { position, goal: undefined, atStart, atEnd, located: true, ...(read && { read, moved: true }) }
    }),
    acceptFirstPosition: assign(({ event }) =>
      event.type === 'viewer.relocated' ? { written: { at: event.position.at, atEnd: false } } : {},
    ),
    markMoved: assign({ moved: true }),
    markEndRead: assign(({ context: { position, atEnd, read } }) => {
      const isRead = read?.atEnd && read.position.at === position?.at
      return position && !isRead ? { read: { position, atEnd, time: Date.now() } } : {}
    }),
    overwriteServer: assign(({ context: { position, atEnd } }) => ({
      written: undefined,
      ...(position && { read: { position, atEnd, time: Date.now() } }),
    })),
    resetLayout: assign(({ context }) => ({ located: false, moved: context.goal !== undefined })),
    storeTarget: assign(({ event }) => (event.type === 'user.goTo' ? { goal: event.position } : {})),
    resetProgress: assign({ located: false, moved: false, mayWrite: undefined, read: undefined, goal: undefined }),
    storeSending: assign({ sending: told }),
    storeSaved: assign(({ context }) => ({ written: context.sending, attempts: 0, refusal: undefined })),
    storeRejection: assign(({ event }) => ('error' in event ? { refusal: event.error } : {})),
    openNext: emit(({ context }) => openBook(context.neighbours?.next)),
    openPrevious: emit(({ context }) => openBook(context.neighbours?.previous)),
    showTarget: emit(({ context, event }) => ({
      type: 'show' as const,
      position: event.type === 'user.goTo' ? event.position : (context.position ?? { at: '' }),
    })),
  },
})
