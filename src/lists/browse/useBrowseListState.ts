import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readSavedListState, type SavedListKind, writeSavedListState } from '../../preferences/savedListState'
import {
  type BrowseFiltersAndSorts,
  type BrowseListState,
  parseBrowseListSearchParams,
  toBrowseListSearchParams,
  toStoredBrowseListParams,
} from './browseListState'
import { type ListSort, parseSortUrlParam } from './sortDefinitions'

type ListKey = { kind: SavedListKind; id: string }

/** State of the list at the current URL and functions that change it. */
export type UseBrowseListStateResult = {
  options: BrowseFiltersAndSorts
  browse: BrowseListState
  /**
   * Changes the state. A change of filter, sort or search resets the page to 1 and scrolls to the top. Only a page
   * change adds a history entry.
   */
  change: (changes: Partial<BrowseListState>) => void
  /**
   * Corrects the page number in the URL if the requested page does not exist. Adds no history entry and does not
   * scroll.
   */
  correctPage: (page: number) => void
}

/**
 * Reads the state of a list from the URL and writes changes to the URL. Also stores each change by the user, so that
 * the list has the same filters and sort at the next visit.
 * @param listKey key of the stored state, such as `library` and its id; without a key, nothing is stored
 */
export function useBrowseListState(options: BrowseFiltersAndSorts, listKey?: ListKey): UseBrowseListStateResult {
  const search = useSearch({ strict: false })
  // The parameters `context` and `contextId` identify the list from which the user opened this page. They must stay in
  // the URL after each navigation.
  const { context, contextId } = search
  const navigate = useNavigate()
  const urlState = useMemo(() => parseBrowseListSearchParams(options, search), [options, search])
  // State after the latest change, until the router has updated the URL. A further change in this time is based on this
  // state.
  const [pendingState, setPendingState] = useState<BrowseListState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the URL has changed
  useEffect(() => setPendingState(undefined), [urlState])
  const browse = pendingState ?? urlState
  const sortWithoutSearch = useSortWithoutSearch(options, browse, listKey)
  const change = useCallback(
    (changes: Partial<BrowseListState>) => {
      const changedKeys = Object.keys(changes).join()
      const turnsPage = changedKeys === 'page'
      const isSameList = turnsPage || changedKeys === 'layout'
      const requested = { ...browse, ...(!isSameList && { page: 1 }), ...changes }
      const withoutRelevance = isSortedByRelevance(requested) ? { ...requested, sort: sortWithoutSearch() } : requested
      const next = requested.text === '' ? withoutRelevance : requested
      if (!turnsPage && listKey) storeBrowseState(options, listKey, withoutRelevance)
      setPendingState(next)
      void navigate({
        to: '.',
        search: { context, contextId, ...toBrowseListSearchParams(options, next) },
        replace: !turnsPage,
        resetScroll: false,
      })
      if (changedKeys !== 'layout') scrollToListTop()
    },
    [browse, options, listKey, navigate, context, contextId, sortWithoutSearch],
  )
  const settlePage = useCallback(
    (page: number) => {
      const search = { context, contextId, ...toBrowseListSearchParams(options, { ...browse, page }) }
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    },
    [browse, options, navigate, context, contextId],
  )
  return useMemo(
    (): UseBrowseListStateResult => ({ options, browse, change, correctPage: settlePage }),
    [options, browse, change, settlePage],
  )
}

/** Returns the state changes for a new search text. The first search text also sorts the list by relevance. */
export function getListStateChangesForSearchText(
  { browse }: UseBrowseListStateResult,
  text: string,
): Partial<BrowseListState> {
  if (text !== '' && browse.text === '')
    return { text, sort: { sortKey: 'relevance', direction: 'asc' }, letter: undefined }
  return { text }
}

/**
 * Returns a function that returns the last sort other than relevance. After the user clears the search text, the list
 * uses this sort again.
 */
function useSortWithoutSearch(
  options: BrowseFiltersAndSorts,
  browse: BrowseListState,
  listKey: ListKey | undefined,
): () => ListSort {
  const previousSort = useRef<ListSort>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list discards the previous sort
  useEffect(() => {
    previousSort.current = undefined
  }, [listKey])
  useEffect(() => {
    if (!isSortedByRelevance(browse)) previousSort.current = browse.sort
  }, [browse])
  return useCallback(() => previousSort.current ?? readStoredSort(options, listKey), [options, listKey])
}

const isSortedByRelevance = ({ sort }: BrowseListState) => sort.sortKey === 'relevance'

const readStoredSort = ({ sorts }: BrowseFiltersAndSorts, listKey: ListKey | undefined): ListSort =>
  parseSortUrlParam(sorts, listKey && readSavedListState(listKey.kind, listKey.id).filters?.sort, false)

function storeBrowseState(options: BrowseFiltersAndSorts, { kind, id }: ListKey, browse: BrowseListState) {
  const filters = toStoredBrowseListParams(options, browse)
  writeSavedListState(kind, id, { filters: Object.keys(filters).length > 0 ? filters : undefined })
}

function scrollToListTop() {
  const list = document.querySelector('[data-browse]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
