import { useEffect, useRef } from 'react'
import type { Positions } from '../../../generated/model.schemas'
import { migrateReadingSpeed } from '../../../preferences/migrateReadingSpeed'
import { usePreference } from '../../../preferences/usePreference'
import type { SpineItem } from '../epubPublication'
import { countPositionsRead } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { estimateMinutesToRead, updateReadingSpeed } from './readingSpeed'

migrateReadingSpeed()

/** Maximum distance of a page turn, in positions. A longer distance is treated as a jump. */
const MAX_READ_POSITIONS = 6

/**
 * Measures the reading speed and estimates the remaining time.
 * @param sectionEnd  fraction of the chapter before the end of the current section, 0 to 1
 * @returns minutes until the end of the section and of the book, or undefined until location and positions have loaded
 */
export function useReadingTimeLeft(
  location: VisibleEpubLocation | undefined,
  chapters: readonly SpineItem[],
  positions: Positions | undefined,
  sectionEnd: number,
): { chapter: number; book: number } | undefined {
  const [positionsPerMinute, setPositionsPerMinute] = usePreference('epub.readingSpeed')
  const lastReading = useRef<{ read: number; since: number }>(undefined)
  const progress =
    location && positions && positions.total > 0 ? countPositionsRead(location.start, chapters, positions) : undefined
  const readAtSectionEnd =
    location && positions && progress
      ? countPositionsRead({ ...location.start, progression: sectionEnd }, chapters, positions).read
      : 0
  const read = progress?.read
  const currentSpeed = useRef(positionsPerMinute)
  currentSpeed.current = positionsPerMinute

  useEffect(() => {
    if (read === undefined) return
    const now = performance.now()
    const previous = lastReading.current
    lastReading.current = { read, since: now }
    if (!previous || read - previous.read > MAX_READ_POSITIONS) return
    const updatedSpeed = updateReadingSpeed(currentSpeed.current, {
      amount: read - previous.read,
      seconds: (now - previous.since) / 1000,
    })
    if (updatedSpeed !== currentSpeed.current) setPositionsPerMinute(updatedSpeed)
  }, [read, setPositionsPerMinute])

  useEffect(() => {
    // Discards the last measurement, so that the time while the window is hidden does not count as reading time.
    const pause = () => {
      lastReading.current = undefined
    }
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [])

  return (
    progress && {
      chapter: estimateMinutesToRead(readAtSectionEnd - progress.read, positionsPerMinute),
      book: estimateMinutesToRead(progress.total - progress.read, positionsPerMinute),
    }
  )
}
