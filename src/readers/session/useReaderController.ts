import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { skipAccountCheckDuringUnload } from '../../api/account/sessionAccountCheckState'
import { type ReaderActor, type ReaderSnapshot, readerMachine } from '../../machines/readerMachine'
import type {
  BookPosition,
  OpenBookResult,
  PreviousAndNextBooks,
  PreviousOrNextBook,
  ReaderMachineInput,
  SaveProgressInput,
  ViewerPositionReport,
} from '../../machines/readerMachineTypes'
import { useActorSelector } from '../../machines/useActorSelector'
import { type PendingProgress, readPendingProgress } from '../../preferences/pendingProgress'
import { sendQueuedProgress } from '../progress/progressQueue'
import { awaitWithTimeout } from './awaitWithTimeout'
import type { BookViewerHandle } from './bookViewer'
import { onServerOrSessionRestored } from './onServerOrSessionRestored'
import { useHandleSessionChangeWhileReading } from './useHandleSessionChangeWhileReading'

/** Functions that the comic reader and the EPUB reader implement differently. */
export interface FormatSpecificReaderFunctions {
  readonly userId: string
  /**
   * Opens the book. If this device has unsent progress, opens the book at this progress. The signal aborts when the
   * user leaves the reader.
   */
  readonly openBook: (
    input: ReaderMachineInput,
    pendingProgress: PendingProgress | undefined,
    signal: AbortSignal,
  ) => Promise<OpenBookResult>
  readonly findNeighbors: (input: ReaderMachineInput) => Promise<PreviousAndNextBooks>
  readonly saveProgress: (input: SaveProgressInput) => Promise<void>
  readonly fetchServerPosition: () => Promise<ServerReadingPosition | undefined>
  readonly onOpenBook: (book: PreviousOrNextBook) => void
  readonly onLeave: () => void
}

export interface ServerReadingPosition {
  readonly position: BookPosition
  /** Whether this device has written the position, or has already read the position from the server. */
  readonly isFromThisDevice: boolean
  /** Text that describes the position to the user, for example a page number. */
  readonly description: string
}

export interface ReaderController {
  readonly userId: string
  readonly fetchServerPosition: FormatSpecificReaderFunctions['fetchServerPosition']
  readonly actor: ReaderActor
  readonly send: ReaderActor['send']
  readonly goTo: (position: BookPosition) => void
  /** Registers the viewer when it is ready. Called with null when the viewer unmounts. */
  readonly register: (viewer: BookViewerHandle | null) => void
  readonly onRelocated: (location: ViewerPositionReport) => void
  readonly viewer: () => BookViewerHandle | null
}

/**
 * Runs the reader machine of a book and connects it to the viewer. Saves progress when the page is hidden and on
 * unmount.
 * @param input  book and reading options; another book needs a new component instance
 */
export function useReaderController(
  input: ReaderMachineInput,
  handlers: FormatSpecificReaderFunctions,
): ReaderController {
  const latest = useRef(handlers)
  latest.current = handlers
  const [actor] = useState(() => {
    const newActor: ReaderActor = createActor(
      createReaderMachine(latest, () => waitForFirstPage(newActor)),
      { input },
    )
    return newActor
  })
  useRunningActor(actor)
  const { userId } = handlers
  useHandleSessionChangeWhileReading(actor, userId)
  const viewer = useRef<BookViewerHandle | null>(null)
  /** Page turns that the user made before a viewer was registered. */
  const earlyTurns = useRef<Parameters<ReaderActor['send']>[0][]>([])

  useViewerEvents(actor, viewer, latest)
  useWindowEvents(actor, viewer)

  const register = useCallback(
    (next: BookViewerHandle | null) => {
      viewer.current = next
      if (!next) return
      actor.send({ type: 'viewer.registered' })
      const { goal, position } = actor.getSnapshot().context
      const target = goal ?? position
      if (target) next.show(target)
      for (const turn of earlyTurns.current.splice(0)) if (next.ready) actor.send(turn)
    },
    [actor],
  )
  return useMemo<ReaderController>(
    () => ({
      actor,
      send: event => {
        // At the start or end of the book, reports the position before the page turn. The next page turn then shows the
        // card of the neighboring book.
        const isTurn = event.type === 'user.next' || event.type === 'user.previous'
        if (isTurn && viewer.current?.turnWithin?.(event.type)) return
        if (isTurn) viewer.current?.reportPosition?.('ends')
        if (isTurn && !viewer.current && !actor.getSnapshot().context.failure) earlyTurns.current.push(event)
        else actor.send(event)
      },
      goTo: position => actor.send({ type: 'user.goTo', position }),
      register,
      onRelocated: location => actor.send({ type: 'viewer.relocated', ...location }),
      viewer: () => viewer.current,
      userId,
      fetchServerPosition: () => latest.current.fetchServerPosition(),
    }),
    [actor, register, userId],
  )
}

/** Sends the emitted events of the machine to the viewer. Saves progress on unmount. */
function useViewerEvents(
  actor: ReaderActor,
  viewer: { readonly current: BookViewerHandle | null },
  latest: { readonly current: FormatSpecificReaderFunctions },
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

/** Notifies the machine when the page is hidden, and when the server or the session is restored. */
function useWindowEvents(actor: ReaderActor, viewer: { readonly current: BookViewerHandle | null }): void {
  useEffect(() => {
    const onHide = ({ type }: Event) => {
      if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
      viewer.current?.reportPosition?.()
      skipAccountCheckDuringUnload()
      actor.send({ type: 'page.hidden' })
    }
    const retryPending = () => {
      actor.send({ type: 'server.reachable' })
      if (getReaderPhase(actor.getSnapshot()) === 'failed') actor.send({ type: 'user.retry' })
    }
    const unsubscribe = onServerOrSessionRestored(retryPending)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
    }
  }, [actor, viewer])
}

/**
 * Runs the machine while the component is mounted. Stops the machine after a delay, because in development React
 * unmounts each component once and mounts the component again.
 */
function useRunningActor(actor: ReaderActor): void {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    actor.start()
    return () => {
      isMounted.current = false
      queueMicrotask(() => {
        if (!isMounted.current) actor.stop()
      })
    }
  }, [actor])
}

/** Returns a part of the machine state. Renders again when this part changes. */
export const useReaderMachineSelector = <T>(reader: ReaderController, select: (snapshot: ReaderSnapshot) => T): T =>
  useActorSelector(reader.actor, select)

export type ReaderPhase = 'opening' | 'reading' | 'atEnd' | 'atStart' | 'changingBook' | 'failed'

/** Returns the phase of the reader, for example `opening`, `reading` or `failed`. */
export function getReaderPhase(snapshot: ReaderSnapshot): ReaderPhase {
  const { position } = snapshot.value
  if (position === 'opening' || position === 'failed') return position
  return typeof position === 'object' ? (position.opened ?? 'reading') : 'changingBook'
}

/** Maximum time in milliseconds that the opening of a book waits until unsent progress is sent. */
const SEND_WAIT_MS = 2_000

/** Maximum time in milliseconds to wait for the first page before the neighboring books are fetched. */
const FIRST_PAGE_TIMEOUT_MS = 3_000

const waitForFirstPage = (actor: ReaderActor): Promise<unknown> =>
  waitFor(actor, ({ context }) => context.located, { timeout: FIRST_PAGE_TIMEOUT_MS }).catch(() => undefined)

const createReaderMachine = (
  handlers: { current: FormatSpecificReaderFunctions },
  waitForFirstPage: () => Promise<unknown>,
) =>
  readerMachine.provide({
    actors: {
      openBook: fromPromise<OpenBookResult, ReaderMachineInput>(async ({ input, signal }) => {
        const { userId } = handlers.current
        await awaitWithTimeout(SEND_WAIT_MS, sendQueuedProgress(userId, input.bookId))
        return handlers.current.openBook(
          input,
          readPendingProgress(userId).find(({ bookId }) => bookId === input.bookId),
          signal,
        )
      }),
      findNeighbors: fromPromise<PreviousAndNextBooks, ReaderMachineInput>(async ({ input, signal }) => {
        await waitForFirstPage()
        if (signal.aborted) return {}
        const neighbors = await handlers.current.findNeighbors(input)
        void sendQueuedProgress(handlers.current.userId)
        return neighbors
      }),
      saveProgress: fromPromise<void, SaveProgressInput>(({ input }) => handlers.current.saveProgress(input)),
    },
  })
