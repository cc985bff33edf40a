import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { skipAccountCheckDuringUnload } from '../../api/account/sessionAccountCheckState'
import { awaitWithTimeout } from '../../api/timeouts/awaitWithTimeout'
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
import { findPendingProgress, type PendingProgress } from '../../preferences/pendingProgress'
import { recordBookOpenedAtOtherPosition, sendQueuedProgress } from '../progress/progressQueue'
import type { BookViewerHandle } from './bookViewer'
import { onServerOrSessionRestored } from './onServerOrSessionRestored'
import { useHandleSessionChangeWhileReading } from './useHandleSessionChangeWhileReading'

/** Functions that the comic reader and the EPUB reader implement in different ways. */
export interface FormatSpecificReaderFunctions {
  readonly userId: string
  /**
   * Opens the book. If this device has unsent progress of the book, opens the book at the position of this progress.
   * `signal` aborts when the user leaves the reader.
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
  /** Whether this device has written the reading position, or has already read it from the server. */
  readonly isFromThisDevice: boolean
  /** Text that the user sees for the reading position, for example a page number. */
  readonly description: string
  /** Fingerprint of the reading position, see `PendingProgress.fingerprints`. */
  readonly fingerprint?: string
}

export interface ReaderController {
  readonly userId: string
  readonly fetchServerPosition: FormatSpecificReaderFunctions['fetchServerPosition']
  readonly actor: ReaderActor
  readonly send: ReaderActor['send']
  readonly goTo: (position: BookPosition) => void
  /**
   * When the component that shows the pages (viewer) is ready, the viewer calls this function with an object that
   * controls the viewer. When the viewer unmounts, the viewer calls this function with null.
   */
  readonly register: (viewer: BookViewerHandle | null) => void
  readonly onRelocated: (location: ViewerPositionReport) => void
  readonly viewer: () => BookViewerHandle | null
}

/**
 * Runs the state machine of the reader for a book, and connects it to the component that shows the pages (viewer). Also
 * saves unsaved progress when the browser tab is hidden and when the reader unmounts.
 * @param input  book and reading options. For another book, the component must be mounted again.
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
  /** Page turns that the user made before the viewer was registered. */
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
        // The state machine must know the current position when it handles the page turn. A page turn at the start or
        // end of the book shows the card of the previous or next book.
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

/**
 * Calls the viewer when the state machine emits an event, for example to turn the page. Saves progress when the
 * component unmounts.
 */
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

/**
 * Sends an event to the state machine in three cases: the browser tab is hidden or closed, the server is reachable
 * again, or the user has signed in again.
 */
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
 * Runs the state machine while the component is mounted. Stops it in a microtask after the unmount, because React in
 * development mode unmounts each component once and immediately mounts it again.
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

/**
 * Returns the value that `select` reads from the state of the reader. The component renders again when this value
 * changes.
 */
export const useReaderMachineSelector = <T>(reader: ReaderController, select: (snapshot: ReaderSnapshot) => T): T =>
  useActorSelector(reader.actor, select)

export type ReaderPhase = 'opening' | 'reading' | 'atEnd' | 'atStart' | 'changingBook' | 'failed'

/** Returns the phase of the reader, for example `opening` or `failed`. */
export function getReaderPhase(snapshot: ReaderSnapshot): ReaderPhase {
  const { position } = snapshot.value
  if (position === 'opening' || position === 'failed') return position
  return typeof position === 'object' ? (position.opened ?? 'reading') : 'changingBook'
}

/** Maximum time in milliseconds to wait for queued progress to be sent. After this time, the book opens anyway. */
const SEND_WAIT_MS = 2_000

/**
 * Maximum time in milliseconds to wait for the first page. After this time, the previous and next book are fetched
 * anyway.
 */
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
        const pending = findPendingProgress({ userId, bookId: input.bookId })
        const opened = await handlers.current.openBook(input, pending, signal)
        if (pending) recordBookOpenedAtOtherPosition(input.bookId, pending.fingerprints)
        return opened
      }),
      findNeighbors: fromPromise<PreviousAndNextBooks, ReaderMachineInput>(async ({ input, signal }) => {
        await waitForFirstPage()
        if (signal.aborted) return {}
        const neighbors = await handlers.current.findNeighbors(input)
        // `watchOtherDevicePositions` sends the progress of the open book after a check, except in incognito mode.
        void sendQueuedProgress(handlers.current.userId, undefined, input.incognito ? undefined : input.bookId)
        return neighbors
      }),
      saveProgress: fromPromise<void, SaveProgressInput>(({ input }) => handlers.current.saveProgress(input)),
    },
  })
