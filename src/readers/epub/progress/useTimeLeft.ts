import { useEffect, useRef } from 'react'
import type { Positions } from '../../../generated/model.schemas'
import { usePreference } from '../../../preferences/usePreference'
import { progressAt } from '../locators/bookLocations'
import type { PagerLocation } from '../locators/pagerLocation'
import type { SpineItem } from '../publication'
import { minutesToRead, updateReadingSpeed } from './readingSpeed'

/** A larger step counts as a jump. */
const mostAtOnce = 6

/**
 * Measures the reading speed on this device.
 * @returns the minutes for the rest of the chapter and of the book; undefined until location and positions are known
 */
export function useTimeLeft(
  location: PagerLocation | undefined,
  chapters: readonly SpineItem[],
  positions: Positions | undefined,
): { chapter: number; book: number } | undefined {
  const [pace, setPace] = usePreference('epub.pace')
  const last = useRef<{ read: number; since: number }>(undefined)
  const amounts =
    location && positions && positions.total > 0 ? progressAt(location.place, chapters, positions) : undefined
  const read = amounts?.read
  const known = useRef(pace)
  known.current = pace

  useEffect(() => {
    if (read === undefined) return
    const now = performance.now()
    const before = last.current
    last.current = { read, since: now }
    if (!before || read - before.read > mostAtOnce) return
    const next = updateReadingSpeed(known.current, { amount: read - before.read, seconds: (now - before.since) / 1000 })
    if (next !== known.current) setPace(next)
  }, [read, setPace])

  useEffect(() => {
    // Time with a hidden window does not count as reading.
    const pause = () => {
      last.current = undefined
    }
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [])

  return (
    amounts && {
      chapter: minutesToRead(amounts.chapterEnd - amounts.read, pace),
      book: minutesToRead(amounts.total - amounts.read, pace),
    }
  )
}
