import { useEffect, useMemo, useState } from 'react'
import type { Positions } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { useTranslate } from '../../../language/useTranslate'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import type { PageSliderPosition } from '../../ui/toolbars/PageSlider'
import type { EpubPublication, SpineItem } from '../epubPublication'
import type { LoadedEpub } from '../loadEpub'
import {
  type EpubLocation,
  findLocationOfPositionNumber,
  getFractionReadAtLocation,
  getPositionNumberOfLocation,
} from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { findCurrentSection } from './findCurrentSection'
import { useReadingTimeLeft } from './useReadingTimeLeft'

export interface UseDisplayedEpubProgressResult {
  readonly sliderProgress: PageSliderPosition | undefined
  /** Fraction of the book that has been read, 0 to 1. */
  readonly fractionRead: number | undefined
  readonly pageText: string
  readonly chapterTitle: string | undefined
  /**
   * Estimated reading time in minutes. `chapter` is the time until the end of the current section of the table of
   * contents. `book` is the time until the end of the book.
   */
  readonly timeLeft: { readonly chapter: number; readonly book: number } | undefined
}

/**
 * Returns the progress in the book, the chapter title and the remaining time. The server divides an EPUB into numbered
 * positions, which are the unit of the progress.
 * @param publication  publication with the data of the package document
 */
export function useDisplayedEpubProgress(
  opened: LoadedEpub | undefined,
  location: VisibleEpubLocation | undefined,
  goTo: (target: EpubLocation) => void,
  publication: EpubPublication | undefined = opened?.publication,
): UseDisplayedEpubProgressResult {
  const t = useTranslate()
  const positions = usePublicationPositions(opened)
  const section = useMemo(
    () => (location && publication ? findCurrentSection(publication, location) : undefined),
    [location, publication],
  )
  const timeLeft = useReadingTimeLeft(location, publication?.chapters ?? noChapters, positions, section?.end ?? 1)
  if (!location || !publication || !section)
    return { sliderProgress: undefined, fractionRead: undefined, pageText: '', chapterTitle: undefined, timeLeft }

  const { start, atEnd } = location
  const { title, page, pages } = section
  const pageText = publication.fixedLayout
    ? formatFixedLayoutPages(t, location)
    : title
      ? t('reader.book.position', { page, count: pages, chapter: title })
      : t('reader.book.positionUntitled', { page, count: pages })
  if (!positions?.total)
    return { sliderProgress: undefined, fractionRead: undefined, pageText, chapterTitle: title, timeLeft }
  const sliderProgress: PageSliderPosition = {
    at: atEnd ? positions.total : getPositionNumberOfLocation(start, publication.chapters, positions),
    of: positions.total,
    label: pageText,
    isVisible: number =>
      isLocationVisible(findLocationOfPositionNumber(number, publication.chapters, positions), location),
    goTo: number => {
      const target = findLocationOfPositionNumber(number, publication.chapters, positions)
      // If the last position extends over several pages, its start may already be visible. A jump to its start would
      // not show another page, so the reader goes to the end of the book instead.
      const isLast = number === positions.total && isLocationVisible(target, location)
      if (target) goTo(isLast ? { chapter: publication.chapters.length - 1, progression: 1 } : target)
    },
  }
  const fractionRead = atEnd ? 1 : getFractionReadAtLocation(start, publication.chapters, positions)
  return { sliderProgress, fractionRead, pageText, chapterTitle: title, timeLeft }
}

const formatFixedLayoutPages = (
  t: ReturnType<typeof useTranslate>,
  { page, lastPage, pages }: VisibleEpubLocation,
): string =>
  lastPage === undefined
    ? t('reader.page.of', { page, count: pages })
    : t('reader.page.two', { first: page, page: lastPage, count: pages })

const isLocationVisible = (target: EpubLocation | undefined, { shows }: VisibleEpubLocation) =>
  target !== undefined && shows(target)

const noChapters: readonly SpineItem[] = []

/**
 * Returns the positions of a book. Undefined while the positions load. A failed request is repeated when the connection
 * or the session is restored.
 */
export function usePublicationPositions(
  opened: Pick<LoadedEpub, 'book' | 'positions'> | undefined,
): Positions | undefined {
  const [positions, setPositions] = useState<Positions>()
  useEffect(() => {
    if (!opened) return
    let isMounted = true
    let latestRequest = opened.positions
    const awaitPositions = (request: Promise<Positions>) => {
      latestRequest = request
      request.then(loaded => isMounted && setPositions(loaded)).catch(() => {})
    }
    awaitPositions(opened.positions)
    const unsubscribe = onServerOrSessionRestored(() => {
      const request = latestRequest
      request.catch(() => isMounted && request === latestRequest && awaitPositions(getBookPositions(opened.book.id)))
    })
    return () => {
      isMounted = false
      unsubscribe()
    }
  }, [opened])
  return positions
}
