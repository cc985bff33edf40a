import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { leavePage } from '../../api/account/accountState'
import { type ReaderActor, type ReaderSnapshot, readerMachine } from '../../machines/readerMachine'
import type {
  Location,
  Neighbour,
  Neighbours,
  OpenedBook,
  Position,
  ReaderInput,
  SaveInput,
} from '../../machines/readerTypes'
import { useSelected } from '../../machines/useSelected'
import { type PendingProgress, pendingProgressOf } from '../../preferences/pendingProgress'
import { sendQueuedProgress } from '../progress/progressQueue'
import { onSignedInAgain } from './signedInAgain'
import { useReadingSession } from './useReadingSession'
import type { Viewer } from './viewer'
import { within } from './within'

/** What a reader of one kind of book brings along. */
export interface ReaderCommands {
  /** Whose progress it is. */
  readonly userId: string
  /** Opens the book; at the place that this device has yet to tell, when there is one. */
  readonly openBook: (input: ReaderInput, kept: PendingProgress | undefined) => Promise<OpenedBook>
  readonly findNeighbours: (input: ReaderInput) => Promise<Neighbours>
  readonly saveProgress: (input: SaveInput) => Promise<void>
  /** Where the person is by what the server says. */
  readonly askPlace: () => Promise<StoredPosition | undefined>
  readonly onOpenBook: (book: Neighbour) => void
  readonly onLeave: () => void
}

/** A place that the server knows. */
export interface StoredPosition {
  readonly position: Position
  /** It was told by this device, or found by it. */
  readonly isOurs: boolean
  /** What a person is told of it. */
  readonly words: string
}

export interface Reader {
  readonly userId: string
  readonly askPlace: ReaderCommands['askPlace']
  readonly actor: ReaderActor
  readonly send: ReaderActor['send']
  readonly goTo: (position: Position) => void
  /** For the viewer: takes the viewer once it can be used, null when it goes. */
  readonly register: (viewer: Viewer | null) => void
  readonly onRelocated: (location: Location) => void
  /** The viewer at work, for scrolling inside what is shown. */
  readonly viewer: () => Viewer | null
}

/**
 * Runs the reader machine for one book and joins it with whatever viewer registers. What was read is written when
 * the page hides and when the component goes.
 * @param input  the book and how it is read; a component is mounted anew for another book
 */
export function useReader(input: ReaderInput, deeds: ReaderCommands): Reader {
  const latest = useRef(deeds)
  latest.current = deeds
  const [actor] = useState(() => {
    const made: ReaderActor = createActor(
      machineOf(latest, () => firstPage(made)),
      { input },
    )
    return made
  })
  useRunning(actor)
  const { userId } = deeds
  useReadingSession(actor, userId)
  const viewer = useRef<Viewer | null>(null)
  /** Turns that were asked for before there was anything to turn. */
  const early = useRef<Parameters<ReaderActor['send']>[0][]>([])

  useLayoutEffect(() => {
    const hears = [
      actor.on('show', ({ position }) => viewer.current?.show(position)),
      actor.on('next', () => viewer.current?.next()),
      actor.on('previous', () => viewer.current?.previous()),
      actor.on('openBook', ({ book }) => latest.current.onOpenBook(book)),
      actor.on('leave', () => latest.current.onLeave()),
    ]
    return () => {
      actor.send({ type: 'page.hidden' })
      for (const heard of hears) heard.unsubscribe()
    }
  }, [actor])

  useWindow(actor, viewer)

  const register = useCallback(
    (next: Viewer | null) => {
      viewer.current = next
      if (!next) return
      actor.send({ type: 'viewer.registered' })
      const { goal, position } = actor.getSnapshot().context
      const place = goal ?? position
      if (place) next.show(place)
      for (const turn of early.current.splice(0)) if (next.ready) actor.send(turn)
    },
    [actor],
  )
  return useMemo(
    () => ({
      actor,
      send: event => {
        // A second turn within the frame of the first one: at an end it goes beyond.
        const isTurn = event.type === 'user.next' || event.type === 'user.previous'
        if (isTurn && viewer.current?.within?.(event.type)) return
        if (isTurn) viewer.current?.tell?.('ends')
        if (isTurn && !viewer.current && !actor.getSnapshot().context.failure) early.current.push(event)
        else actor.send(event)
      },
      goTo: position => actor.send({ type: 'user.goTo', position }),
      register,
      onRelocated: location => actor.send({ type: 'viewer.relocated', ...location }),
      viewer: () => viewer.current,
      userId,
      askPlace: () => latest.current.askPlace(),
    }),
    [actor, register, userId],
  )
}

/** Tells the machine when the page hides or goes, and when server and person are there again. */
function useWindow(actor: ReaderActor, viewer: { readonly current: Viewer | null }): void {
  useEffect(() => {
    const hide = ({ type }: Event) => {
      if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
      viewer.current?.tell?.()
      leavePage()
      actor.send({ type: 'page.hidden' })
    }
    const reach = () => {
      actor.send({ type: 'server.reachable' })
      if (readerPhaseOf(actor.getSnapshot()) === 'failed') actor.send({ type: 'user.retry' })
    }
    const stopHearing = onSignedInAgain(reach)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', hide)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', hide)
    }
  }, [actor, viewer])
}

/** Runs the machine while the component is there; React may take it away and put it back at once when it is developed. */
function useRunning(actor: ReaderActor): void {
  const isThere = useRef(false)
  useLayoutEffect(() => {
    isThere.current = true
    actor.start()
    return () => {
      isThere.current = false
      queueMicrotask(() => {
        if (!isThere.current) actor.stop()
      })
    }
  }, [actor])
}

/** A piece of the machine's state; the component follows it. */
export const useReaderState = <T>(reader: Reader, pick: (snapshot: ReaderSnapshot) => T): T =>
  useSelected(reader.actor, pick)

export type ReaderPhase = 'opening' | 'reading' | 'atEnd' | 'atStart' | 'changingBook' | 'failed'

/** Where one is, in one word. */
export function readerPhaseOf(snapshot: ReaderSnapshot): ReaderPhase {
  const { place } = snapshot.value
  if (place === 'opening' || place === 'failed') return place
  return typeof place === 'object' ? (place.opened ?? 'reading') : 'changingBook'
}

/** The book waits this long for its own pending progress to be sent; then it opens at that place. */
const SEND_WAIT_MS = 2_000

/** So long the books around wait for the first page, in milliseconds: one that hangs keeps nobody from the next book. */
const patience = 3_000

/** Resolves when the first page is shown: until then nothing is to stand in its way. */
const firstPage = (actor: ReaderActor): Promise<unknown> =>
  waitFor(actor, ({ context }) => context.located, { timeout: patience }).catch(() => undefined)

const machineOf = (deeds: { current: ReaderCommands }, firstPage: () => Promise<unknown>) =>
  readerMachine.provide({
    actors: {
      openBook: fromPromise<OpenedBook, ReaderInput>(async ({ input }) => {
        const { userId } = deeds.current
        await within(SEND_WAIT_MS, sendQueuedProgress(userId, input.bookId))
        return deeds.current.openBook(
          input,
          pendingProgressOf(userId).find(({ bookId }) => bookId === input.bookId),
        )
      }),
      findNeighbours: fromPromise<Neighbours, ReaderInput>(async ({ input, signal }) => {
        await firstPage()
        if (signal.aborted) return {}
        const neighbours = await deeds.current.findNeighbours(input)
        void sendQueuedProgress(deeds.current.userId)
        return neighbours
      }),
      saveProgress: fromPromise<void, SaveInput>(({ input }) => deeds.current.saveProgress(input)),
    },
  })
