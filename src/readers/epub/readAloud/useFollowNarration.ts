import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ReadAloudPassage } from '../../../machines/readAloudChapter'
import { getCurrentReadAloudPassage, type ReadAloudActor } from '../../../machines/readAloudMachine'
import type { EpubLocation } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import type { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import { getReadAloudStartOnVisiblePage } from './narrationCommands'
import { type MediaOverlayCssClasses, markNarratedElement } from './overlay/markNarratedElement'

/**
 * Highlights the current passage and shows its page. If the user goes to another page, the narration continues on that
 * page.
 * @param onShow  shows a location
 * @param overlayClasses  CSS classes that the book declares for narration
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
  /** Passage whose page is requested but not yet visible. */
  const requested = useRef<ReadAloudPassage>(undefined)
  /** Last location that this hook has handled. Initially the location at which the narration starts. */
  const handledLocation = useRef(location)

  useEffect(() => {
    const place = placeOfPassage(actor, passage)
    if (!passage || !place) return
    const { start, end, elementId } = passage
    highlighter.show(
      { chapter: place.chapter, start, end, ...(elementId !== undefined && { elementId }) },
      (element, defaults) => markNarratedElement(element, { ...defaults, ...latest.current.overlayClasses }),
    )
    if (requested.current || latest.current.location.shows(place)) return
    requested.current = passage
    latest.current.onShow(place)
  }, [actor, passage, highlighter])

  useEffect(() => {
    if (handledLocation.current === location) return
    handledLocation.current = location
    if (location.byLayout) return
    const { context } = actor.getSnapshot()
    const current = getCurrentReadAloudPassage(context)
    const place = placeOfPassage(actor, current)
    const wasRequested = requested.current
    requested.current = undefined
    if (!current || !place || location.shows(place)) return
    if (wasRequested) {
      // The narration may have reached another page while the requested page was loading. In this case, requests the
      // page of the current passage.
      if (wasRequested === current) return
      requested.current = current
      latest.current.onShow(place)
    } else if (!showsEnd(location, actor, current))
      actor.send({ type: 'user.moved', target: getReadAloudStartOnVisiblePage(location) })
  }, [actor, location])

  useEffect(() => () => highlighter.show(undefined), [highlighter])
}

/** Returns the location of the current passage. Undefined while no chapter is loaded. */
export const getNarratedLocation = (actor: ReadAloudActor): EpubLocation | undefined =>
  placeOfPassage(actor, getCurrentReadAloudPassage(actor.getSnapshot().context))

function placeOfPassage(actor: ReadAloudActor, passage: ReadAloudPassage | undefined): EpubLocation | undefined {
  const { chapter } = actor.getSnapshot().context
  return chapter && passage && { chapter: chapter.index, ...chapter.placeOf(passage.start) }
}

function showsEnd(location: VisibleEpubLocation, actor: ReadAloudActor, passage: ReadAloudPassage): boolean {
  const { chapter } = actor.getSnapshot().context
  return chapter !== undefined && location.shows({ chapter: chapter.index, ...chapter.placeOf(passage.end - 1) })
}
