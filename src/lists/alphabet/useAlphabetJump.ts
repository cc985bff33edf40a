import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreference } from '../../preferences/usePreference'
import type { BrowseControls } from '../browse/useBrowse'
import { type AlphabetLetter, letterAt, letterByKey, letterIndex } from './alphabet'

/** Index to scroll to. Each request is a new object, so that the same index can be requested again. */
export type ScrollRequest = { index: number }

const noLetters: readonly AlphabetLetter[] = []

/**
 * Connects the alphabet bar with a list. In lists sorted by title, a letter scrolls to its first title and the letter
 * at the top is marked. In other orders, a letter filters the list.
 * @param given  letters of the list; null while loading, undefined for lists without letters
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
    // The requested letter may start within the topmost row.
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
    /** Also shown while loading, so that the layout does not shift. */
    shown: given === null || letters.filter(({ count }) => count > 0).length > 1 || browse.letter !== undefined,
    current: byTitle ? inSight : browse.letter,
    select,
    /**
     * Returns the index of the first title for a typed key; undefined when the list cannot jump to it. In a paged list,
     * it opens the page and returns the index on that page.
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
