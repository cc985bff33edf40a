import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreference } from '../../preferences/usePreference'
import type { BrowseControls } from '../browse/useBrowse'
import { type AlphabetLetter, letterAt, letterByKey, letterIndex } from './alphabet'

/** Where the list shall be scrolled; a new object for each wish, also for the same place. */
export type ScrollRequest = { index: number }

const noLetters: readonly AlphabetLetter[] = []

/**
 * The letters of a list; null while they are on their way, undefined where a list has none. In the order of titles a letter is a place that is jumped to, and the one in sight is marked; in other
 * orders its titles stand apart, so that the letter is a filter.
 */
export function useAlphabetJump(
  { browse, change }: BrowseControls,
  given: readonly AlphabetLetter[] | null | undefined,
) {
  const letters = given ?? noLetters
  const [paging] = usePreference('browse.paging')
  const [pageSize] = usePreference('browse.pageSize')
  const [jump, setJump] = useState<ScrollRequest>()
  const [inSight, setInSight] = useState<string>()
  const byTitle = browse.sort.by === 'title' && browse.letter === undefined
  const { way } = browse.sort
  const pageStart = paging === 'pages' ? (browse.page - 1) * pageSize : 0
  const first = useRef({ index: 0, count: 1 })
  const asked = useRef<string>(undefined)
  const see = useCallback(() => {
    const { index, count } = first.current
    const row = Array.from({ length: count }, (_, step) => letterAt(letters, pageStart + index + step, way))
    // The letter that was jumped to may begin within the row at the top.
    if (!row.includes(asked.current)) asked.current = undefined
    setInSight(asked.current ?? row[0])
  }, [letters, pageStart, way])
  useEffect(see, [see])
  const latest = useRef(see)
  useEffect(() => {
    latest.current = see
  }, [see])
  const onTop = useCallback((index: number, count: number) => {
    first.current = { index, count }
    latest.current()
  }, [])
  const select = (label: string) => {
    if (!byTitle) return change({ letter: browse.letter === label ? undefined : label })
    const index = letterIndex(letters, label, way)
    if (paging === 'pages') change({ page: Math.floor(index / pageSize) + 1 })
    setJump({ index: paging === 'pages' ? index % pageSize : index })
    asked.current = label
    setInSight(label)
  }
  return {
    letters,
    /** Their place is kept while they are on their way, so that nothing below moves. */
    shown: given === null || letters.filter(({ count }) => count > 0).length > 1 || browse.letter !== undefined,
    current: byTitle ? inSight : browse.letter,
    select,
    /**
     * Where the first title stands that begins with what a key says; undefined where one cannot go there. Page by page it is the place
     * on its page, which is turned to.
     */
    indexOfKey: (key: string) => {
      const label = byTitle ? letterByKey(letters, key) : undefined
      if (label === undefined) return undefined
      const index = letterIndex(letters, label, way)
      if (paging !== 'pages') return index
      const page = Math.floor(index / pageSize) + 1
      if (page !== browse.page) change({ page })
      return index % pageSize
    },
    jump,
    onTop: byTitle ? onTop : undefined,
  }
}
