import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreference } from '../../preferences/usePreference'
import type { BrowseListStateControls } from '../browse/useBrowseListState'
import { type AlphabetLetter, findLetterAtIndex, findLetterForKey, firstIndexOfLetter } from './alphabetLetters'

/** List index to scroll to, wrapped in an object. A new object can request the same index again. */
export type ScrollToIndexRequest = { index: number }

const noLetters: readonly AlphabetLetter[] = []

/**
 * Connects the alphabet bar to a list. In a list sorted by title, a letter scrolls to its first title. Otherwise, a
 * letter filters the list.
 * @param listLetters letters of the list; null while loading, undefined for lists without letters
 */
export function useAlphabetJump(
  { browse, change }: BrowseListStateControls,
  listLetters: readonly AlphabetLetter[] | null | undefined,
) {
  const letters = listLetters ?? noLetters
  const [paging] = usePreference('browse.paging')
  const [pageSize] = usePreference('browse.pageSize')
  const [jump, setJump] = useState<ScrollToIndexRequest>()
  const isSortedByTitle = browse.sort.sortKey === 'title' && browse.letter === undefined
  const { direction } = browse.sort
  const pageStart = paging === 'pages' ? (browse.page - 1) * pageSize : 0
  const { visibleLetter, requestLetter, onTop } = useVisibleLetter(letters, pageStart, direction)
  const select = (label: string) => {
    if (!isSortedByTitle) return change({ letter: browse.letter === label ? undefined : label })
    const index = firstIndexOfLetter(letters, label, direction)
    if (paging === 'pages') change({ page: Math.floor(index / pageSize) + 1 })
    setJump({ index: paging === 'pages' ? index % pageSize : index })
    requestLetter(label)
  }
  return {
    letters,
    /** Whether the bar is visible. True while the letters load, so that the layout does not shift. */
    shown: listLetters === null || letters.filter(({ count }) => count > 0).length > 1 || browse.letter !== undefined,
    current: isSortedByTitle ? visibleLetter : browse.letter,
    select,
    /**
     * Returns the index of the first title for a typed key. In a paged list, first opens the page of the title.
     * Undefined without a title.
     */
    indexOfKey: (key: string) => {
      const label = isSortedByTitle ? findLetterForKey(letters, key) : undefined
      if (label === undefined) return undefined
      const index = firstIndexOfLetter(letters, label, direction)
      if (paging !== 'pages') return index
      const page = Math.floor(index / pageSize) + 1
      if (page !== browse.page) change({ page })
      return index % pageSize
    },
    jump,
    onTop: isSortedByTitle ? onTop : undefined,
  }
}

/**
 * Tracks the letter of the topmost visible row. A requested letter is current while the row has a title with it.
 * @param pageStart index of the first item of the page in the list
 */
function useVisibleLetter(
  letters: readonly AlphabetLetter[],
  pageStart: number,
  direction: BrowseListStateControls['browse']['sort']['direction'],
) {
  const [visibleLetter, setVisibleLetter] = useState<string>()
  const firstVisible = useRef({ index: 0, count: 1 })
  const requestedLetter = useRef<string>(undefined)
  const updateCurrentLetter = useCallback(() => {
    const { index, count } = firstVisible.current
    const visibleLetters = Array.from({ length: count }, (_, step) =>
      findLetterAtIndex(letters, pageStart + index + step, direction),
    )
    // Marks the requested letter if a title with this letter is in the topmost row.
    if (!visibleLetters.includes(requestedLetter.current)) requestedLetter.current = undefined
    setVisibleLetter(requestedLetter.current ?? visibleLetters[0])
  }, [letters, pageStart, direction])
  useEffect(updateCurrentLetter, [updateCurrentLetter])
  const latestUpdate = useRef(updateCurrentLetter)
  useEffect(() => {
    latestUpdate.current = updateCurrentLetter
  }, [updateCurrentLetter])
  const onTop = useCallback((index: number, count: number) => {
    firstVisible.current = { index, count }
    latestUpdate.current()
  }, [])
  const requestLetter = (label: string) => {
    requestedLetter.current = label
    setVisibleLetter(label)
  }
  return { visibleLetter, requestLetter, onTop }
}
