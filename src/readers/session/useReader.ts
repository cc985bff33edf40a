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

/** Functions that a reader of one kind of book provides. */
export interface ReaderCommands {
  /** Owner of the progress. */
  readonly userId: string
  /** Opens the book, at the pending progress of this device when there is any. */
  readonly openBook: (input: ReaderInput, pendingProgress: PendingProgress | undefined) => Promise<OpenedBook>
  readonly findNeighbours: (input: ReaderInput) => Promise<Neighbours>
  readonly saveProgress: (input: SaveInput) => Promise<void>
  /** Fetches the server's reading position. */
  readonly askPlace: () => Promise<StoredPosition | undefined>
  readonly onOpenBook: (book: Neighbour) => void
  readonly onLeave: () => void
}

/** Reading position stored on the server. */
export interface StoredPosition {
  readonly position: Position
  /** Whether this device has written or already read it. */
  readonly isOurs: boolean
  /** Description of the position for the user. */
  readonly words: string
}

export interface Reader {
  readonly userId: string
  readonly askPlace: ReaderCommands['askPlace']
  readonly actor: ReaderActor
  readonly send: ReaderActor['send']
  readonly goTo: (position: Position) => void
  /** Called by the viewer: with itself when it is ready, with null when it unmounts. */
  readonly register: (viewer: Viewer | null) => void
  readonly onRelocated: (location: Location) => void
  /** Returns the current viewer, for scrolling inside the visible part. */
  readonly viewer: () => Viewer | null
}

/**
 * Runs the reader machine for one book and connects it with the viewer. Saves progress when the page is hidden and when
 * the component unmounts.
 * @param input  book and reading options; another book needs a new component instance
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
  /** Turns issued before a viewer was registered. */
  const early = useRef<Parameters<ReaderActor['send']>[0][]>([])

  useViewerEvents(actor, viewer, latest)
  useWindow(actor, viewer)

  const register = useCallback(
    (next: Viewer | null) => {
      viewer.current = next
      if (!next) return
      actor.send({ type: 'viewer.registered' })
      const { goal, position } = actor.getSnapshot().context
      const target = goal ?? position
      if (target) next.show(target)
      for (const turn of early.current.splice(0)) if (next.ready) actor.send(turn)
    },
    [actor],
  )
  return useMemo<Reader>(
    () => ({
      actor,
      send: event => {
        // Reports the position first, so that a second turn in the same frame leaves the book at its ends.
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

/** Runs the events of the machine in the viewer. Saves progress when the component unmounts. */
function useViewerEvents(
  actor: ReaderActor,
  viewer: { readonly current: Viewer | null },
  latest: { readonly current: ReaderCommands },
): void {
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('show', ({ position }) => viewer.current?.show(position)),
      actor.on('next', () => viewer.current?.next()),
      actor.on('previous', () => viewer.current?.previous()),
      actor.on('openBook', ({ book }) => latest.current.onOpenBook(book)),
      actor.on('leave', () => latest.current.onLeave()),
    ]
    return () => {
      actor.send({ type: 'page.hidden' })
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, viewer, latest])
}

/** Notifies the machine when the page is hidden or unloaded, and when server and session are available again. */
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

/**
 * Runs the machine while the component is mounted. The stop is deferred, because React unmounts and remounts components
 * in development.
 */
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

/** Selects a part of the machine's state and follows its changes. */
export const useReaderState = <T>(reader: Reader, pick: (snapshot: ReaderSnapshot) => T): T =>
  useSelected(reader.actor, pick)

export type ReaderPhase = 'opening' | 'reading' | 'atEnd' | 'atStart' | 'changingBook' | 'failed'

/** Returns the phase of the reader. */
export function readerPhaseOf(snapshot: ReaderSnapshot): ReaderPhase {
  const { place } = snapshot.value
  if (place === 'opening' || place === 'failed') return place
  return typeof place === 'object' ? (place.opened ?? 'reading') : 'changingBook'
}

/** Longest time to wait for pending progress of the book before it opens. */
const SEND_WAIT_MS = 2_000

/** Longest time that the request for neighbouring books waits for the first page, in milliseconds. */
const patience = 3_000

/** Resolves when the first page is shown. Other requests wait for it. */
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
