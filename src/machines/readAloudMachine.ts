import {
  type ActorRefFrom,
  and,
  assign,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import type { ReadAloudChapter, ReadAloudPassage, ReadAloudStartPosition } from './readAloudChapter'

export interface ReadAloudMachineInput {
  readonly target: ReadAloudStartPosition
  readonly chapterCount: number
}

export interface ReadAloudMachineContext extends ReadAloudMachineInput {
  /** Chapter that is being read aloud. Undefined while the first chapter loads. */
  readonly chapter: ReadAloudChapter | undefined
  readonly passage: number
  /** Direction in which the machine searches for a chapter with text. 1 is forwards, and -1 is backwards. */
  readonly direction: 1 | -1
  readonly isPaused: boolean
  /**
   * Whether the user has paused during the current passage. If true, the narration continues at the point of the pause.
   */
  readonly isInterrupted: boolean
  /** Error that ended the narration. Undefined if there was no error. */
  readonly failure: unknown
}

export type ReadAloudMachineEvent =
  | { type: 'user.play' }
  | { type: 'user.pause' }
  | { type: 'user.nextPassage' }
  | { type: 'user.previousPassage' }
  | { type: 'user.leaveStructure' }
  | { type: 'user.nextChapter' }
  | { type: 'user.previousChapter' }
  | { type: 'user.moved'; target: ReadAloudStartPosition }
  /** The passages of a chapter have changed. */
  | { type: 'chapter.changed'; target: ReadAloudStartPosition }
  /** The user has changed the voice or the speed. */
  | { type: 'settings.changed' }
  /** Reports how much of the current passage has been narrated. `share` is from 0 to 1. */
  | { type: 'narrator.progressed'; share: number }
  | { type: 'narrator.finished' }
  | { type: 'narrator.failed'; error: unknown }

/** Input of the XState actor that narrates a passage. */
export interface ReadAloudNarratorInput {
  readonly passage: ReadAloudPassage | undefined
  /**
   * Whether playback continues at the point where it was paused. If false, it starts at the beginning of the passage.
   * Has no effect on passages that a synthetic voice reads.
   */
  readonly isResumed: boolean
}

/** Returns the passage that is being read aloud. Undefined until the first chapter is loaded. */
export const getCurrentReadAloudPassage = ({
  chapter,
  passage,
}: ReadAloudMachineContext): ReadAloudPassage | undefined => chapter?.passages[passage]

const readAloudSetup = setup({
  types: {
    context: {} as ReadAloudMachineContext,
    events: {} as ReadAloudMachineEvent,
    input: {} as ReadAloudMachineInput,
    emitted: {} as Extract<ReadAloudMachineEvent, { type: 'narrator.progressed' }>,
  },
  actors: {
    loadChapter: fromPromise<ReadAloudChapter, ReadAloudStartPosition>(async () => {
      throw new Error('The reader must provide loadChapter')
    }),
    /**
     * Actor that reads a passage aloud. At the end, it sends `narrator.finished` or `narrator.failed`. When it receives
     * `settings.changed`, it uses the new voice and speed. When the actor is stopped, the sound stops.
     */
    narrate: fromCallback<ReadAloudMachineEvent, ReadAloudNarratorInput>(() => {}),
  },
  guards: {
    isPaused: ({ context }) => context.isPaused,
    hasPassage: ({ context }) =>
      context.chapter?.index === context.target.chapter && getCurrentReadAloudPassage(context) !== undefined,
    hasNextPassage: ({ context }) => context.passage + 1 < (context.chapter?.passages.length ?? 0),
    hasPreviousPassage: ({ context }) => context.passage > 0,
    canLeaveStructure: ({ context }) =>
      (getCurrentReadAloudPassage(context)?.escapeTo ?? Number.POSITIVE_INFINITY) <
      (context.chapter?.passages.length ?? 0),
    isInStructure: ({ context }) => getCurrentReadAloudPassage(context)?.escapeTo !== undefined,
    isInLastStructure: and(['isInStructure', ({ context }) => context.target.chapter + 1 < context.chapterCount]),
    hasNextChapter: ({ context }) => context.target.chapter + 1 < context.chapterCount,
    hasPreviousChapter: ({ context }) => context.target.chapter > 0,
    isSkippingBack: ({ context }) => context.direction === -1 && context.target.chapter > 0,
  },
  actions: {
    setPaused: assign({ isPaused: true }),
    setPlaying: assign({ isPaused: false }),
    setInterrupted: assign({ isInterrupted: true }),
    setUninterrupted: assign({ isInterrupted: false }),
    emitProgress: emit(({ event }) => ({
      type: 'narrator.progressed' as const,
      share: event.type === 'narrator.progressed' ? event.share : 0,
    })),
    forwardToNarrator: sendTo('narrator', ({ event }) => event),
    advance: assign({ passage: ({ context }) => context.passage + 1 }),
    goBack: assign({ passage: ({ context }) => context.passage - 1 }),
    leaveStructure: assign({
      passage: ({ context }) => getCurrentReadAloudPassage(context)?.escapeTo ?? context.passage,
    }),
    goToFirst: assign({ passage: 0 }),
    targetNext: assign(({ context }) => ({
      direction: 1 as const,
      target: { chapter: context.target.chapter + 1, from: 'start' as const },
    })),
    targetPrevious: assign(({ context }) => ({
      direction: -1 as const,
      target: { chapter: context.target.chapter - 1, from: 'start' as const },
    })),
    targetEndOfPreviousChapter: assign(({ context }) => ({
      direction: -1 as const,
      target: { chapter: context.target.chapter - 1, from: 'end' as const },
    })),
    targetMoved: assign(({ event }) => ('target' in event ? { direction: 1 as const, target: event.target } : {})),
    targetChanged: assign(({ event }) => ('target' in event ? { target: event.target } : {})),
    storeFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : undefined) }),
    clearFailure: assign({ failure: undefined }),
  },
})

/**
 * Transitions after the end of a passage. The machine continues with the next passage of the chapter, or else with the
 * next chapter. At the end of the book, the narration ends.
 */
const toNextPassage = [
  { guard: 'hasNextPassage', actions: 'advance', target: '#readAloud.open' },
  { guard: 'hasNextChapter', actions: 'targetNext', target: '#readAloud.loading' },
  { target: '#readAloud.open.ended' },
] as const

/**
 * State machine that reads a book aloud. It loads the chapters in sequence and narrates their passages. The reader
 * provides the XState actors that load chapters and narrate passages.
 */
export const readAloudMachine = readAloudSetup.createMachine({
  id: 'readAloud',
  context: ({ input }) => ({
    ...input,
    chapter: undefined,
    passage: 0,
    direction: 1,
    isPaused: false,
    isInterrupted: false,
    failure: undefined,
  }),
  initial: 'loading',
  on: {
    'user.moved': { target: '.loading', reenter: true, actions: 'targetMoved' },
    'chapter.changed': { target: '.loading', reenter: true, actions: 'targetMoved' },
    'user.nextChapter': { guard: 'hasNextChapter', target: '.loading', reenter: true, actions: 'targetNext' },
    'user.previousChapter': {
      guard: 'hasPreviousChapter',
      target: '.loading',
      reenter: true,
      actions: 'targetPrevious',
    },
  },
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        src: 'loadChapter',
        input: ({ context }) => context.target,
        onDone: {
          target: 'loaded',
          actions: assign(({ event }) => ({ chapter: event.output, passage: event.output.first })),
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
      on: {
        'user.pause': { actions: 'setPaused' },
        'user.play': { actions: 'setPlaying' },
        'chapter.changed': { target: 'loading', reenter: true, actions: 'targetChanged' },
      },
    },
    loaded: {
      always: [
        { guard: 'hasPassage', target: 'open' },
        { guard: 'isSkippingBack', target: 'loading', actions: 'targetEndOfPreviousChapter' },
        { guard: 'hasNextChapter', target: 'loading', actions: 'targetNext' },
        { target: 'open.ended' },
      ],
    },
    open: {
      initial: 'entered',
      entry: 'setUninterrupted',
      on: {
        'user.previousChapter': { guard: 'hasPreviousPassage', target: 'open', reenter: true, actions: 'goToFirst' },
        'user.nextPassage': toNextPassage.map(transition => ({ ...transition, reenter: true })),
        'user.leaveStructure': [
          { guard: 'canLeaveStructure', actions: 'leaveStructure', target: 'open', reenter: true },
          { guard: 'isInLastStructure', actions: 'targetNext', target: 'loading' },
          { guard: 'isInStructure', target: '.ended' },
        ],
        'user.previousPassage': [
          { guard: 'hasPreviousPassage', actions: 'goBack', target: 'open', reenter: true },
          { guard: 'hasPreviousChapter', actions: 'targetEndOfPreviousChapter', target: 'loading' },
        ],
      },
      states: {
        entered: { always: [{ guard: 'isPaused', target: 'paused' }, { target: 'playing' }] },
        playing: {
          invoke: {
            id: 'narrator',
            src: 'narrate',
            input: ({ context }) => ({
              passage: getCurrentReadAloudPassage(context),
              isResumed: context.isInterrupted,
            }),
          },
          on: {
            'user.pause': { target: 'paused', actions: ['setPaused', 'setInterrupted'] },
            'settings.changed': { actions: 'forwardToNarrator' },
            'narrator.progressed': { actions: 'emitProgress' },
            'narrator.finished': toNextPassage.map(transition => ({ ...transition, reenter: true })),
            'narrator.failed': { target: 'failed', actions: 'storeFailure' },
          },
        },
        paused: { on: { 'user.play': { target: 'playing', actions: 'setPlaying' } } },
        ended: { entry: 'setUninterrupted', on: { 'user.play': { target: 'playing', actions: 'setPlaying' } } },
        failed: { exit: 'clearFailure', on: { 'user.play': { target: 'playing', actions: 'setPlaying' } } },
      },
    },
    failed: {
      on: {
        'user.play': [
          { guard: 'hasPassage', target: 'open', actions: ['setPlaying', 'clearFailure'] },
          { target: 'loading', actions: 'setPlaying' },
        ],
      },
    },
  },
})

export type ReadAloudActor = ActorRefFrom<typeof readAloudMachine>
export type ReadAloudSnapshot = SnapshotFrom<typeof readAloudMachine>
