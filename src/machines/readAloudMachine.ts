import { type ActorRefFrom, and, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'

export interface AudioClip {
  /** Path of the audio file inside the EPUB, not percent-encoded. */
  readonly path: string
  readonly beginSeconds: number
  /**
   * Time in the audio file at which the clip ends, in seconds. Undefined if the clip lasts until the end of the file.
   */
  readonly endSeconds?: number
}

/** Passage of a chapter that is read aloud as a unit, for example a sentence. */
export interface ReadAloudPassage {
  readonly text: string
  /** Offset of the first character of the passage in the text of the chapter. */
  readonly start: number
  readonly end: number
  /** Language of the passage as BCP 47 tag. Empty if unknown. */
  readonly language: string
  /** Language of the chapter as BCP 47 tag. Empty if unknown. */
  readonly chapterLanguage: string
  /** Recorded narration of the passage. Undefined if a synthetic voice must read the text. */
  readonly clip?: AudioClip
  /** Id of the XHTML element that contains the passage. Media overlays refer to this id. */
  readonly elementId?: string
  /**
   * Index of the first passage after the table or figure that contains this passage. Undefined outside of tables and
   * figures.
   */
  readonly escapeTo?: number
}

/** Chapter of a book, split into the passages that are read aloud in order. */
export interface ReadAloudChapter {
  /** Index of the chapter in the reading order. */
  readonly index: number
  readonly passages: readonly ReadAloudPassage[]
  /** Index of the passage at which the narration starts. */
  readonly first: number
  /**
   * Converts a character offset in the chapter text to a position. `progression` is a fraction of the chapter, from 0
   * to 1.
   */
  readonly placeOf: (offset: number) => { readonly progression: number; readonly cfi?: string }
}

/** Chapter and position at which reading aloud starts. */
export interface ReadAloudStartPosition {
  /** Index of the chapter in the reading order. */
  readonly chapter: number
  readonly from: 'start' | 'end' | { readonly progression: number; readonly cfi?: string }
}

export interface ReadAloudMachineInput {
  readonly target: ReadAloudStartPosition
  readonly chapterCount: number
}

export interface ReadAloudMachineContext extends ReadAloudMachineInput {
  /** The chapter that is narrated; undefined until it is loaded. */
  readonly chapter: ReadAloudChapter | undefined
  readonly passage: number
  /** Direction of the search for the next chapter with text: 1 forwards, -1 backwards. */
  readonly direction: 1 | -1
  readonly isPaused: boolean
  /** Error that stopped reading aloud. Undefined without an error. */
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
  /** Voice or speed have changed. */
  | { type: 'settings.changed' }
  | { type: 'narrator.finished' }
  | { type: 'narrator.failed'; error: unknown }

type NarrateInput = { passage: ReadAloudPassage | undefined }

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
  },
  actors: {
    loadChapter: fromPromise<ReadAloudChapter, ReadAloudStartPosition>(async () => {
      throw new Error('The reader must provide loadChapter')
    }),
    /**
     * Reads a passage aloud. Sends `narrator.finished` or `narrator.failed` at the end. The sound stops when the actor
     * stops.
     */
    narrate: fromCallback<ReadAloudMachineEvent, NarrateInput>(() => {}),
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
    advance: assign({ passage: ({ context }) => context.passage + 1 }),
    goBack: assign({ passage: ({ context }) => context.passage - 1 }),
    leaveStructure: assign({
      passage: ({ context }) => getCurrentReadAloudPassage(context)?.escapeTo ?? context.passage,
    }),
    goToFirst: assign({ passage: 0 }),
    targetNextChapter: assign(({ context }) => ({
      direction: 1 as const,
      target: { chapter: context.target.chapter + 1, from: 'start' as const },
    })),
    targetPreviousChapter: assign(({ context }) => ({
      direction: -1 as const,
      target: { chapter: context.target.chapter - 1, from: 'start' as const },
    })),
    targetEndOfPreviousChapter: assign(({ context }) => ({
      direction: -1 as const,
      target: { chapter: context.target.chapter - 1, from: 'end' as const },
    })),
    targetMoved: assign(({ context, event }) =>
      event.type === 'user.moved' ? { direction: 1 as const, target: event.target } : context,
    ),
    storeFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : undefined) }),
    clearFailure: assign({ failure: undefined }),
  },
})

/** Transitions after a passage: to the next passage or chapter, or to the end of the book. */
const toNextPassage = [
  { guard: 'hasNextPassage', actions: 'advance', target: '#readAloud.open' },
  { guard: 'hasNextChapter', actions: 'targetNextChapter', target: '#readAloud.loading' },
  { target: '#readAloud.open.ended' },
] as const

/**
 * State machine of reading aloud. Loads chapter after chapter and narrates the passages of each chapter. The reader
 * provides the actors that load chapters and narrate passages.
 */
export const readAloudMachine = readAloudSetup.createMachine({
  id: 'readAloud',
  context: ({ input }) => ({
    ...input,
    chapter: undefined,
    passage: 0,
    direction: 1,
    isPaused: false,
    failure: undefined,
  }),
  initial: 'loading',
  on: {
    'user.moved': { target: '.loading', reenter: true, actions: 'targetMoved' },
    'user.nextChapter': {
      guard: 'hasNextChapter',
      target: '.loading',
      reenter: true,
      actions: 'targetNextChapter',
    },
    'user.previousChapter': {
      guard: 'hasPreviousChapter',
      target: '.loading',
      reenter: true,
      actions: 'targetPreviousChapter',
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
      on: { 'user.pause': { actions: 'setPaused' }, 'user.play': { actions: 'setPlaying' } },
    },
    loaded: {
      always: [
        { guard: 'hasPassage', target: 'open' },
        { guard: 'isSkippingBack', target: 'loading', actions: 'targetEndOfPreviousChapter' },
        { guard: 'hasNextChapter', target: 'loading', actions: 'targetNextChapter' },
        { target: 'open.ended' },
      ],
    },
    open: {
      initial: 'entered',
      on: {
        'user.previousChapter': { guard: 'hasPreviousPassage', target: 'open', reenter: true, actions: 'goToFirst' },
        'user.nextPassage': toNextPassage.map(transition => ({ ...transition, reenter: true })),
        'user.leaveStructure': [
          { guard: 'canLeaveStructure', actions: 'leaveStructure', target: 'open', reenter: true },
          { guard: 'isInLastStructure', actions: 'targetNextChapter', target: 'loading' },
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
          invoke: { src: 'narrate', input: ({ context }) => ({ passage: getCurrentReadAloudPassage(context) }) },
          on: {
            'user.pause': { target: 'paused', actions: 'setPaused' },
            'settings.changed': { target: 'playing', reenter: true },
            'narrator.finished': toNextPassage.map(transition => ({ ...transition, reenter: true })),
            'narrator.failed': { target: 'failed', actions: 'storeFailure' },
          },
        },
        paused: { on: { 'user.play': { target: 'playing', actions: 'setPlaying' } } },
        ended: { on: { 'user.play': { target: 'playing', actions: 'setPlaying' } } },
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
