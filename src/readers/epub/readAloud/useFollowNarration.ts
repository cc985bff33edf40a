import { useSelector } from '@xstate/react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { getCurrentReadAloudPassage, type ReadAloudActor } from '../../../machines/readAloudMachine'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import { getReadAloudStartOnVisiblePage } from './narrationCommands'
import { type MediaOverlayCssClasses, markNarratedElement } from './overlay/markNarratedElement'

const unreached: FollowedNarration['reached']['current'] = { target: undefined, wasVisible: false }

/**
 * Highlights the current passage and shows its page. Turns the page when the narration reaches the next page. If the
 * user opens a page without text of the current passage, the narration moves to that page.
 * @param onShow shows a location. Returns false and shows nothing while another navigation is loading its content.
 * @param overlayClasses CSS classes that the book declares for narration
 */
export function useFollowNarration(
  actor: ReadAloudActor,
  location: VisibleEpubLocation,
  highlighter: NarratedPassageHighlighter,
  onShow: (location: EpubLocation) => boolean,
  overlayClasses: MediaOverlayCssClasses | undefined,
): void {
  const passage = useSelector(actor, ({ context }) => getCurrentReadAloudPassage(context))
  const latest = useRef({ location, onShow, overlayClasses })
  latest.current = { location, onShow, overlayClasses }
  const requested: FollowedNarration['requested'] = useRef(undefined)
  /** Last location that this hook has handled. The initial value is the location at which the narration starts. */
  const handledLocation = useRef(location)
  const reached: FollowedNarration['reached'] = useRef(unreached)
  const requestPage = useCallback<FollowedNarration['requestPage']>((passage, target) => {
    const isRequested = latest.current.onShow(target)
    if (isRequested) requested.current = { passage, target }
    return isRequested
  }, [])

  useEffect(() => {
    reached.current = unreached
    const target = locationOfPassage(actor, passage)
    if (!passage || !target) return
    const { start, end, elementId } = passage
    highlighter.show(
      { chapter: target.chapter, start, end, ...(elementId !== undefined && { elementId }) },
      (element, defaults) => markNarratedElement(element, { ...defaults, ...latest.current.overlayClasses }),
    )
    if (!requested.current && !latest.current.location.shows(target)) requestPage(passage, target)
  }, [actor, passage, highlighter, requestPage])

  useTurnPageWithNarration(actor, { latest, requested, requestPage, reached })

  useEffect(() => {
    if (handledLocation.current === location) return
    handledLocation.current = location
    if (location.byLayout) return
    const { context } = actor.getSnapshot()
    const current = getCurrentReadAloudPassage(context)
    const target = locationOfPassage(actor, current)
    const request = requested.current
    requested.current = undefined
    const { target: reachedTarget } = reached.current
    const showsReached = reachedTarget !== undefined && location.shows(reachedTarget)
    if (!request) reached.current = { target: reachedTarget, wasVisible: showsReached }
    if (!current || !target || location.shows(target)) return
    if (request && !isInOtherChapter(location, request.target)) {
      // The narration may have continued with another passage while the requested page was loading. In this case,
      // requests the page of the current passage.
      if (request.passage !== current) requestPage(current, target)
    } else if (!startsInside(location, actor, current) && !showsEnd(location, actor, current) && !showsReached)
      actor.send({ type: 'user.moved', target: getReadAloudStartOnVisiblePage(location) })
  }, [actor, location, requestPage])

  useEffect(() => () => highlighter.show(undefined), [highlighter])
}

/** Refs and functions that {@link useFollowNarration} and {@link useTurnPageWithNarration} share. */
interface FollowedNarration {
  readonly latest: RefObject<{ readonly location: VisibleEpubLocation }>
  /** Passage whose page was requested and is not visible yet. `target` is the location that the page must show. */
  readonly requested: RefObject<{ readonly passage: ReadAloudPassage; readonly target: EpubLocation } | undefined>
  /**
   * Requests the page of a passage. While another navigation waits for content, requests nothing and returns false,
   * because the narration must not replace a page that the user has chosen.
   */
  readonly requestPage: (passage: ReadAloudPassage, target: EpubLocation) => boolean
  /**
   * Point that the narration has reached in the current passage. `wasVisible` is true if the page showed this point
   * when the narration reached it.
   */
  readonly reached: RefObject<{ readonly target: EpubLocation | undefined; readonly wasVisible: boolean }>
}

/** Turns the page when a passage continues on the next page and the narration reaches the text on the next page. */
function useTurnPageWithNarration(
  actor: ReadAloudActor,
  { latest, requested, requestPage, reached }: FollowedNarration,
): void {
  useEffect(() => {
    const subscription = actor.on('narrator.progressed', ({ share }) => {
      const current = getCurrentReadAloudPassage(actor.getSnapshot().context)
      const target = locationOfPassage(actor, current, share)
      if (!current || !target || requested.current) return
      const isVisible = latest.current.location.shows(target)
      // Turns the page only if the previous point of the narration was visible. Otherwise, the user is looking at
      // another page, and that page stays visible.
      const isLeavingPage = !isVisible && reached.current.wasVisible
      if (isLeavingPage && !requestPage(current, target)) return
      reached.current = { target, wasVisible: isVisible }
    })
    return () => subscription.unsubscribe()
  }, [actor, latest, requested, requestPage, reached])
}

/** Returns the location of the current passage. Undefined while no chapter is loaded. */
export const getNarratedLocation = (actor: ReadAloudActor): EpubLocation | undefined =>
  locationOfPassage(actor, getCurrentReadAloudPassage(actor.getSnapshot().context))

/**
 * Returns the location of a point in a passage. Undefined while no chapter is loaded.
 * @param share fraction of the passage before the point, from 0 to 1
 */
function locationOfPassage(
  actor: ReadAloudActor,
  passage: ReadAloudPassage | undefined,
  share = 0,
): EpubLocation | undefined {
  const { chapter } = actor.getSnapshot().context
  if (!chapter || !passage) return undefined
  const { start, end } = passage
  const offset = Math.max(start, Math.min(end - 1, start + Math.floor(share * (end - start))))
  return { chapter: chapter.index, ...chapter.positionOf(offset) }
}

/**
 * Returns whether the user has turned to another chapter while the page with the requested location was loading. In
 * this case, the visible page starts in another chapter and does not contain the location. A page that starts in the
 * same chapter counts as the requested page, even if it does not contain the exact location.
 */
const isInOtherChapter = (location: VisibleEpubLocation, requestedTarget: EpubLocation): boolean =>
  location.start.chapter !== requestedTarget.chapter && !location.shows(requestedTarget)

/** Whether the first visible text is part of a passage. */
function startsInside(
  { start: visibleStart }: VisibleEpubLocation,
  actor: ReadAloudActor,
  { start, end }: ReadAloudPassage,
): boolean {
  const { chapter } = actor.getSnapshot().context
  if (chapter?.index !== visibleStart.chapter) return false
  const offset = chapter.offsetOf(visibleStart)
  return offset >= start && offset < end
}

function showsEnd(location: VisibleEpubLocation, actor: ReadAloudActor, passage: ReadAloudPassage): boolean {
  const target = locationOfPassage(actor, passage, 1)
  return target !== undefined && location.shows(target)
}
