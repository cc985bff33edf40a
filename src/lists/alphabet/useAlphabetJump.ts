import { useCallback, useEffect, useRef, useState } from 'react'
import { readCurrentEntry } from '../../components/overlays/historyEntry'
import { usePreference } from '../../preferences/usePreference'
import type { UseBrowseListStateResult } from '../browse/useBrowseListState'
import { isFilterStateEmpty } from '../filters/filterState'
import {
  type AlphabetLetterData,
  findLetterForKey,
  findLetterOfTitleAtIndex,
  getFirstTitleIndexOfLetter,
} from './alphabetLetters'

/** Request to scroll a list to an index. To scroll to the same index again, pass a new object. */
export type ScrollToIndexRequest = { index: number }

const noLetters: readonly AlphabetLetterData[] = []

/**
 * Connects the alphabet bar to a list. If the list is sorted by title, a click on a letter scrolls to the first title
 * with this letter. Otherwise, the click filters the list by the letter, or removes this filter.
 * @param listLetters letters of the list. Null while the letters load. Undefined if the list has no alphabet bar
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
  const usedLetterCount = letters.filter(({ count }) => count > 0).length
  const isRestricted = browse.text !== '' || !isFilterStateEmpty(browse.filters)
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
    /**
     * Whether the alphabet bar is visible. The bar is visible while the letters load, so that the list does not move
     * when they have loaded. Afterwards, the bar is visible if the list has titles with at least two different letters.
     * If the list has a search text or filters, a single letter is sufficient. Without this exception, the bar would
     * disappear after loading, and the results would move up. The bar is also visible if the list is filtered by a
     * letter.
     */
    shown: listLetters === null || usedLetterCount > (isRestricted ? 0 : 1) || browse.letter !== undefined,
    current: isSortedByTitle ? visibleLetter : browse.letter,
    select,
    /**
     * Returns the index of the first title that starts with a typed letter. In a list with pages, opens the page with
     * this title and returns the index on the page. Returns undefined if no title is found or the list is not sorted by
     * title.
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

/** For each history entry with a list: letter that the user clicked last. The map key is the key of the entry. */
const clickedLetters = new Map<string, string>()
const currentEntryKey = () => readCurrentEntry().state?.__TSR_key ?? ''

/**
 * Selects the letter that the alphabet bar highlights. By default, this is the letter of the first title in the topmost
 * visible row. If another title in this row has the letter that the user clicked last, the bar highlights the clicked
 * letter, also after back navigation to the list.
 */
function useVisibleLetter(
  letters: readonly AlphabetLetterData[],
  pageStart: number,
  direction: UseBrowseListStateResult['browse']['sort']['direction'],
) {
  const [visibleLetter, setVisibleLetter] = useState<string>()
  const firstVisible = useRef({ index: 0, count: 1 })
  const requestedLetter = useRef(clickedLetters.get(currentEntryKey()))
  const updateCurrentLetter = useCallback(() => {
    const { index, count } = firstVisible.current
    const visibleLetters = Array.from({ length: count }, (_, step) =>
      findLetterOfTitleAtIndex(letters, pageStart + index + step, direction),
    )
    // A row of cards can contain titles with different first letters. The clicked letter can therefore belong to a
    // title that is not the first in the row.
    const isRequestedVisible = visibleLetters.includes(requestedLetter.current)
    if (isRequestedVisible && requestedLetter.current) clickedLetters.set(currentEntryKey(), requestedLetter.current)
    setVisibleLetter(isRequestedVisible ? requestedLetter.current : visibleLetters[0])
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
