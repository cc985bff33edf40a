import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreference } from '../preferences/usePreference'
import { type Letter, letterAt, placeOf } from './letters'
import type { Browsing } from './useBrowse'

/** Where the list shall be scrolled; a new object for each wish, also for the same place. */
export type Jump = { index: number }

const noLetters: readonly Letter[] = []

/**
 * The letters of a list. In the order of titles a letter is a place that is jumped to, and the one in sight is marked; in other
 * orders its titles stand apart, so that the letter is a filter.
 */
export function useLetters({ browse, change }: Browsing, letters: readonly Letter[] = noLetters) {
  const [paging] = usePreference('browse.paging')
  const [pageSize] = usePreference('browse.pageSize')
  const [jump, setJump] = useState<Jump>()
  const [inSight, setInSight] = useState<string>()
  const byTitle = browse.sort.by === 'title' && browse.letter === undefined
  const { way } = browse.sort
  const pageStart = paging === 'pages' ? (browse.page - 1) * pageSize : 0
  const first = useRef(0)
  const see = useCallback(
    () => setInSight(letterAt(letters, pageStart + first.current, way)),
    [letters, pageStart, way],
  )
  useEffect(see, [see])
  const latest = useRef(see)
  useEffect(() => {
    latest.current = see
  }, [see])
  const onTop = useCallback((index: number) => {
    first.current = index
    latest.current()
  }, [])
  const select = (label: string) => {
    if (!byTitle) return change({ letter: browse.letter === label ? undefined : label })
    const index = placeOf(letters, label, way)
    if (paging === 'pages') change({ page: Math.floor(index / pageSize) + 1 })
    setJump({ index: paging === 'pages' ? index % pageSize : index })
    setInSight(label)
  }
  return {
    letters,
    shown: letters.filter(({ count }) => count > 0).length > 1 || browse.letter !== undefined,
    current: byTitle ? inSight : browse.letter,
    select,
    jump,
    onTop: byTitle ? onTop : undefined,
  }
}
