import { and, assign, emit, fromPromise, setup, stateIn } from 'xstate'
import {
  type OpenBookResult,
  type PreviousAndNextBooks,
  type PreviousOrNextBook,
  ProgressRejectedError,
  type ProgressToSave,
  type ReaderMachineContext,
  type ReaderMachineEmittedEvent,
  type ReaderMachineEvent,
  type ReaderMachineInput,
  type SavedProgress,
  type SaveProgressInput,
  type ViewerPositionReport,
} from './readerMachineTypes'

/**
 * Delays in milliseconds before the attempts to send the progress again after a failure. The last delay applies to all
 * further attempts.
 */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000, 60_000]

const toOpenBookEvent = (book: PreviousOrNextBook | undefined): ReaderMachineEmittedEvent =>
  book ? { type: 'openBook', book } : { type: 'leave' }

const reportedProgress = ({ context: { read } }: { context: ReaderMachineContext }): SavedProgress => ({
  at: read?.position.at ?? '',
  atEnd: read?.atEnd ?? false,
})

const isUnsaved = (read: Omit<ProgressToSave, 'time'> | undefined, saved: SavedProgress | undefined) =>
  read !== undefined && (read.position.at !== saved?.at || (read.atEnd && !saved?.atEnd))

/**
 * Returns whether the user has moved to the position that a viewer reports. Returns false if a layout change has moved
 * the position. The first position that a viewer reports usually does not count as a move, because the viewer has only
 * opened the book there. This first position counts as a move in two cases:
 * - The user has turned a page or jumped to a position since the viewer was registered.
 * - Before the viewer was registered, the user had jumped to a position that the previous viewer had not shown yet.
 */
const isUserMove = (context: ReaderMachineContext, next: ViewerPositionReport) =>
  !next.byLayout &&
  (context.moved || context.located) &&
  (next.position.at !== context.position?.at || (next.atEnd && !context.atEnd))

/**
 * Guards, actions, delays and actors of the reader machine. The actors are placeholders. The comic reader and the EPUB
 * reader replace them with their own actors.
 */
export const readerMachineSetup = setup({
  types: {
    context: {} as ReaderMachineContext,
    events: {} as ReaderMachineEvent,
    input: {} as ReaderMachineInput,
    emitted: {} as ReaderMachineEmittedEvent,
  },
  actors: {
    openBook: fromPromise<OpenBookResult, ReaderMachineInput>(async () => {
      throw new Error('The reader must provide openBook')
    }),
    findNeighbors: fromPromise<PreviousAndNextBooks, ReaderMachineInput>(async () => ({})),
    saveProgress: fromPromise<void, SaveProgressInput>(async () => {}),
  },
  guards: {
    isIncognito: ({ context }) => context.incognito,
    hasFailed: ({ context }) => context.failure !== undefined,
    canOverwriteServer: and([stateIn({ position: 'opened' }), ({ context }) => !context.incognito]),
    isOpen: stateIn({ position: 'opened' }),
    isAtEnd: ({ context }) => context.atEnd,
    isAtStart: ({ context }) => context.atStart,
    hasMoved: ({ context, event }) =>
      event.type === 'viewer.relocated' && isUserMove(context, event) && isUnsaved(event, context.written),
    isNewEnd: ({ context }) => context.atEnd && !context.written?.atEnd,
    hasUnsavedPosition: ({ context }) => isUnsaved(context.read, context.written),
    hasMovedWhileSending: ({ context }) => isUnsaved(context.read, context.sending),
    hasNext: ({ context }) => context.neighbors?.next !== undefined,
    hasPrevious: ({ context }) => context.neighbors?.previous !== undefined,
    isNextKnown: ({ context }) => context.neighbors !== undefined && !context.neighbors.unknownSides?.next,
    isPreviousKnown: ({ context }) => context.neighbors !== undefined && !context.neighbors.unknownSides?.previous,
    isNextUnknownAtEnd: ({ context }) => context.atEnd && context.neighbors?.unknownSides?.next === true,
    isPreviousUnknownAtStart: ({ context }) => context.atStart && context.neighbors?.unknownSides?.previous === true,
    isRejected: ({ event }) => 'error' in event && event.error instanceof ProgressRejectedError,
  },
  delays: {
    settle: 1_000,
    pause: ({ context }) => RETRY_DELAYS_MS[Math.min(context.attempts, RETRY_DELAYS_MS.length) - 1] ?? 2_000,
  },
  actions: {
    storePosition: assign(({ context, event }) => {
      if (event.type !== 'viewer.relocated') return {}
      const { position, atStart, atEnd } = event
      const read = isUserMove(context, event) ? { position, atEnd, time: Date.now() } : undefined
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
    resetProgress: assign({
      located: false,
      moved: false,
      read: undefined,
      goal: undefined,
      attempts: 0,
    }),
    storeSending: assign({ sending: reportedProgress }),
    storeSaved: assign(({ context }) => ({ written: context.sending, attempts: 0, rejection: undefined })),
    storeRejection: assign(({ event }) => ('error' in event ? { rejection: event.error } : {})),
    openNext: emit(({ context }) => toOpenBookEvent(context.neighbors?.next)),
    openPrevious: emit(({ context }) => toOpenBookEvent(context.neighbors?.previous)),
    showTarget: emit(({ context, event }) => ({
      type: 'show' as const,
      position: event.type === 'user.goTo' ? event.position : (context.position ?? { at: '' }),
    })),
  },
})
