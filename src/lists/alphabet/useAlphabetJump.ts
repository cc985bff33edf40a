import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreference } from '../../preferences/usePreference'
import type { UseBrowseListStateResult } from '../browse/useBrowseListState'
import {
  type AlphabetLetterData,
  findLetterForKey,
  findLetterOfTitleAtIndex,
  getFirstTitleIndexOfLetter,
} from './alphabetLetters'

/** Request to scroll a list to an index. A new object scrolls again even if the index is the same. */
export type ScrollToIndexRequest = { index: number }

const noLetters: readonly AlphabetLetterData[] = []

/**
 * Connects the alphabet bar to a list. In a list sorted by title, a click on a letter scrolls to the first title with
 * this letter. In other lists, the click filters the list.
 * @param listLetters letters of the list; null while loading, undefined for lists without letters
 */
export function useAlphabetJump(
  { browse, change }: UseBrowseListStateResult,
  listLetters: readonly AlphabetLetterData[] | null | undefined,
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
    const index = getFirstTitleIndexOfLetter(letters, label, direction)
    if (paging === 'pages') change({ page: Math.floor(index / pageSize) + 1 })
    setJump({ index: paging === 'pages' ? index % pageSize : index })
    requestLetter(label)
  }
  return {
    letters,
    /** Whether the bar is visible. Also true while the letters load, to avoid a layout shift. */
    shown: listLetters === null || letters.filter(({ count }) => count > 0).length > 1 || browse.letter !== undefined,
    current: isSortedByTitle ? visibleLetter : browse.letter,
    select,
    /**
     * Returns the list index of the first title for a typed letter key. Returns undefined if no title starts with the
     * letter. A list with pages also opens the page of this title.
     */
    indexOfKey: (key: string) => {
      const label = isSortedByTitle ? findLetterForKey(letters, key) : undefined
      if (label === undefined) return undefined
      const index = getFirstTitleIndexOfLetter(letters, label, direction)
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
 * Returns the letter to highlight: the clicked letter if the topmost visible row contains a title with this letter,
 * otherwise the letter of that row.
 * @param pageStart index of the first item of the page in the list
 */
function useVisibleLetter(
  letters: readonly AlphabetLetterData[],
  pageStart: number,
  direction: UseBrowseListStateResult['browse']['sort']['direction'],
) {
  const [visibleLetter, setVisibleLetter] = useState<string>()
  const firstVisible = useRef({ index: 0, count: 1 })
  const requestedLetter = useRef<string>(undefined)
  const updateCurrentLetter = useCallback(() => {
    const { index, count } = firstVisible.current
    const visibleLetters = Array.from({ length: count }, (_, step) =>
      findLetterOfTitleAtIndex(letters, pageStart + index + step, direction),
    )
    // A row of cards may contain titles with several letters. The clicked letter stays highlighted if the row contains
    // a title with this letter.
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
