import { useEffect, useMemo, useState } from 'react'
import type { Positions } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { useTranslate } from '../../../language/useTranslate'
import { onSignedInAgain } from '../../session/signedInAgain'
import type { SliderProgress } from '../../ui/toolbars/PageSlider'
import type { EpubBook } from '../epubBook'
import { type BookLocation, locationOfPosition, positionNumber, readFraction } from '../locators/bookLocations'
import type { PagerLocation } from '../locators/pagerLocation'
import { type SpineItem, tocEntryAt } from '../publication'
import { useTimeLeft } from './useTimeLeft'

export interface BookProgress {
  readonly progress: SliderProgress | undefined
  /** Fraction of the book that was read, 0 to 1. */
  readonly share: number | undefined
  readonly placeText: string
  readonly chapterTitle: string | undefined
  /** Estimated time for the rest of the chapter and of the book, in minutes. */
  readonly timeLeft: { readonly chapter: number; readonly book: number } | undefined
}

/**
 * Returns the progress in the book in positions of the server, the title of the chapter, and the remaining reading
 * time.
 */
export function useBookProgress(
  opened: EpubBook | undefined,
  location: PagerLocation | undefined,
  goTo: (place: BookLocation) => void,
): BookProgress {
  const t = useTranslate()
  const positions = usePositions(opened)
  const publication = opened?.publication
  const timeLeft = useTimeLeft(location, publication?.chapters ?? none, positions)
  const title = useMemo(() => {
    if (!location || !publication) return undefined
    return tocEntryAt(publication.toc, publication.chapters, location.place.chapter, location.isReached)?.title
  }, [location, publication])
  if (!location || !publication)
    return { progress: undefined, share: undefined, placeText: '', chapterTitle: undefined, timeLeft }

  const { page, pages, place, atEnd } = location
  const placeText = publication.fixedLayout
    ? t('reader.page.of', { page, count: pages })
    : title
      ? t('reader.book.place', { page, count: pages, chapter: title })
      : t('reader.book.placeUntitled', { page, count: pages })
  if (!positions?.total) return { progress: undefined, share: undefined, placeText, chapterTitle: title, timeLeft }
  const progress: SliderProgress = {
    at: atEnd ? positions.total : positionNumber(place, publication.chapters, positions),
    of: positions.total,
    label: placeText,
    shows: number => isInSight(locationOfPosition(number, publication.chapters, positions), location),
    goTo: number => {
      const target = locationOfPosition(number, publication.chapters, positions)
      // The last position may be pages before the end of the text.
      const isLast = number === positions.total && isInSight(target, location)
      if (target) goTo(isLast ? { chapter: publication.chapters.length - 1, progression: 1 } : target)
    },
  }
  const share = atEnd ? 1 : readFraction(place, publication.chapters, positions)
  return { progress, share, placeText, chapterTitle: title, timeLeft }
}

const isInSight = (place: BookLocation | undefined, { shows }: PagerLocation) => place !== undefined && shows(place)

const none: readonly SpineItem[] = []

/**
 * Returns the positions once they have loaded. A failed request is repeated when the server or the session is restored.
 */
export function usePositions(opened: Pick<EpubBook, 'book' | 'positions'> | undefined): Positions | undefined {
  const [positions, setPositions] = useState<Positions>()
  useEffect(() => {
    if (!opened) return
    let isThere = true
    let last = opened.positions
    const take = (asked: Promise<Positions>) => {
      last = asked
      asked.then(found => isThere && setPositions(found)).catch(() => {})
    }
    take(opened.positions)
    const stopHearing = onSignedInAgain(() => {
      const asked = last
      asked.catch(() => isThere && asked === last && take(getBookPositions(opened.book.id)))
    })
    return () => {
      isThere = false
      stopHearing()
    }
  }, [opened])
  return positions
}
