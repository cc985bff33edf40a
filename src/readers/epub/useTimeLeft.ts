import { useEffect, useRef } from 'react'
import type { Positions } from '../../generated/model.schemas'
import { usePreference } from '../../preferences/usePreference'
import { minutesFor, paceAfter } from './pace'
import type { PagerLocation } from './pagerLocation'
import { amountsAt } from './places'
import type { Chapter } from './publication'

/** More than this at once is a jump. */
const mostAtOnce = 6

/** How many minutes the rest of the chapter and of the book take at the pace that was learnt on this device. */
export function useTimeLeft(
  location: PagerLocation | undefined,
  chapters: readonly Chapter[],
  positions: Positions | undefined,
): { chapter: number; book: number } | undefined {
  const [pace, setPace] = usePreference('epub.pace')
  const last = useRef<{ read: number; since: number }>(undefined)
  const amounts =
    location && positions && positions.total > 0 ? amountsAt(location.place, chapters, positions) : undefined
  const read = amounts?.read
  const known = useRef(pace)
  known.current = pace

  useEffect(() => {
    if (read === undefined) return
    const now = performance.now()
    const before = last.current
    last.current = { read, since: now }
    if (!before || read - before.read > mostAtOnce) return
    const next = paceAfter(known.current, { amount: read - before.read, seconds: (now - before.since) / 1000 })
    if (next !== known.current) setPace(next)
  }, [read, setPace])

  useEffect(() => {
    // What is not looked at is not read.
    const pause = () => {
      last.current = undefined
    }
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [])

  return (
    amounts && {
      chapter: minutesFor(amounts.chapterEnd - amounts.read, pace),
      book: minutesFor(amounts.total - amounts.read, pace),
    }
  )
}
