import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { getCurrentReadAloudPassage, type ReadAloudActor } from '../../../machines/readAloudMachine'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import { getReadAloudStartOnVisiblePage } from './narrationCommands'
import { type MediaOverlayCssClasses, markNarratedElement } from './overlay/markNarratedElement'

const unreached: FollowedNarration['reached']['current'] = { place: undefined, wasVisible: false }

/**
 * Highlights the current passage and shows its page. Turns the page when the narration reaches the next page. If the
 * user opens a page without text of the current passage, the narration moves to that page.
 * @param onShow shows a location
 * @param overlayClasses CSS classes that the book declares for narration
 */
export function useFollowNarration(
  actor: ReadAloudActor,
  location: VisibleEpubLocation,
  highlighter: NarratedPassageHighlighter,
  onShow: (location: EpubLocation) => void,
  overlayClasses: MediaOverlayCssClasses | undefined,
): void {
  const passage = useSelector(actor, ({ context }) => getCurrentReadAloudPassage(context))
  const latest = useRef({ location, onShow, overlayClasses })
  latest.current = { location, onShow, overlayClasses }
  const requested: FollowedNarration['requested'] = useRef(undefined)
  /** Last location that this hook has processed. Initially the location at which the narration starts. */
  const handledLocation = useRef(location)
  const reached: FollowedNarration['reached'] = useRef(unreached)

  useEffect(() => {
    reached.current = unreached
    const place = placeOfPassage(actor, passage)
    if (!passage || !place) return
    const { start, end, elementId } = passage
    highlighter.show(
      { chapter: place.chapter, start, end, ...(elementId !== undefined && { elementId }) },
      (element, defaults) => markNarratedElement(element, { ...defaults, ...latest.current.overlayClasses }),
    )
    if (requested.current || latest.current.location.shows(place)) return
    requested.current = { passage, place }
    latest.current.onShow(place)
  }, [actor, passage, highlighter])

  useTurnPageWithNarration(actor, { latest, requested, reached })

  useEffect(() => {
    if (handledLocation.current === location) return
    handledLocation.current = location
    if (location.byLayout) return
    const { context } = actor.getSnapshot()
    const current = getCurrentReadAloudPassage(context)
    const place = placeOfPassage(actor, current)
    const request = requested.current
    requested.current = undefined
    const { place: reachedPlace } = reached.current
    const showsReached = reachedPlace !== undefined && location.shows(reachedPlace)
    if (!request) reached.current = { place: reachedPlace, wasVisible: showsReached }
    if (!current || !place || location.shows(place)) return
    if (request && !isInOtherChapter(location, request.place)) {
      // While the requested page was loading, the narration may have continued with another passage. In this case,
      // requests the page of that passage.
      if (request.passage === current) return
      requested.current = { passage: current, place }
      latest.current.onShow(place)
    } else if (!startsInside(location, actor, current) && !showsEnd(location, actor, current) && !showsReached)
      actor.send({ type: 'user.moved', target: getReadAloudStartOnVisiblePage(location) })
  }, [actor, location])

  useEffect(() => () => highlighter.show(undefined), [highlighter])
}

/** State of {@link useFollowNarration}. */
interface FollowedNarration {
  readonly latest: RefObject<{
    readonly location: VisibleEpubLocation
    readonly onShow: (location: EpubLocation) => void
  }>
  /** Passage whose page was requested and is not visible yet, and the location that the page must show. */
  readonly requested: RefObject<{ readonly passage: ReadAloudPassage; readonly place: EpubLocation } | undefined>
  /**
   * Last point of the current passage that the narration has reached. `wasVisible`: whether this point was visible at
   * that time.
   */
  readonly reached: RefObject<{ readonly place: EpubLocation | undefined; readonly wasVisible: boolean }>
}

/** Turns the page when the narration reaches a part of the passage on the next page. */
function useTurnPageWithNarration(actor: ReadAloudActor, { latest, requested, reached }: FollowedNarration): void {
  useEffect(() => {
    const subscription = actor.on('narrator.progressed', ({ share }) => {
      const current = getCurrentReadAloudPassage(actor.getSnapshot().context)
      const place = placeOfPassage(actor, current, share)
      if (!current || !place || requested.current) return
      const isVisible = latest.current.location.shows(place)
      // If the previous point was not visible either, the user is looking at another page. That page stays visible.
      const isLeavingPage = !isVisible && reached.current.wasVisible
      reached.current = { place, wasVisible: isVisible }
      if (!isLeavingPage) return
      requested.current = { passage: current, place }
      latest.current.onShow(place)
    })
    return () => subscription.unsubscribe()
  }, [actor, latest, requested, reached])
}

/** Returns the location of the current passage. Undefined while no chapter is loaded. */
export const getNarratedLocation = (actor: ReadAloudActor): EpubLocation | undefined =>
  placeOfPassage(actor, getCurrentReadAloudPassage(actor.getSnapshot().context))

/**
 * Returns the location of a point in a passage. Undefined while no chapter is loaded.
 * @param share share of the passage before the point, from 0 to 1
 */
function placeOfPassage(
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
 * Whether the user has opened another chapter while the requested page was loading. A page of the same chapter may be
 * the result of the request, even if it does not contain the requested location.
 */
const isInOtherChapter = (location: VisibleEpubLocation, requestedPlace: EpubLocation): boolean =>
  location.start.chapter !== requestedPlace.chapter && !location.shows(requestedPlace)

/** Whether the first visible text belongs to a passage. */
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
  const place = placeOfPassage(actor, passage, 1)
  return place !== undefined && location.shows(place)
}
