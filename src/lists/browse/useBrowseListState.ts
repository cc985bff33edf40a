import { deepEqual, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readSavedListState, type SavedListKind, writeSavedListState } from '../../preferences/savedListState'
import {
  type BrowseFiltersAndSorts,
  type BrowseListSearchParams,
  type BrowseListState,
  parseBrowseListSearchParams,
  toBrowseListSearchParams,
  toStoredBrowseListParams,
} from './browseListState'
import { type ListSort, parseSortUrlParam, serializeSort } from './sortDefinitions'

type ListKey = { kind: SavedListKind; id: string }

/** State of a list in the URL, and functions that change it. */
export type UseBrowseListStateResult = {
  options: BrowseFiltersAndSorts
  browse: BrowseListState
  /**
   * Changes the state of the list. If the filters, letter, sort or search text change, selects page 1. A page turn adds
   * a history entry. Other changes replace the current history entry. Scrolls to the top of the list, except after a
   * change of the layout.
   */
  change: (changes: Partial<BrowseListState>) => void
  /** Writes `page` to the URL if the page number in the URL is too high. Adds no history entry and does not scroll. */
  correctPage: (page: number) => void
}

/**
 * Reads the state of a list from the URL and writes changes to the URL. If the user changes the filters, sort or
 * layout, also stores the changes in the browser, so that the list has them again at the next visit. If the user only
 * opens a link, the filters in its URL are not stored, because the user has not chosen them for later visits.
 * @param listKey key under which the state is stored, such as `library` and its id. Without a key, nothing is stored
 */
export function useBrowseListState(options: BrowseFiltersAndSorts, listKey?: ListKey): UseBrowseListStateResult {
  const search = useSearch({ strict: false })
  // The parameters `context` and `contextId` identify the list from which the user opened this page. They must stay in
  // the URL after each navigation.
  const { context, contextId } = search
  const navigate = useNavigate()
  const urlState = useMemo(() => parseBrowseListSearchParams(options, search), [options, search])
  // State after the latest change. The router updates the URL with a delay. A second change during this delay must
  // start from this state, because the URL is outdated.
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
      const next =
        requested.text === '' && isSortedByRelevance(requested)
          ? { ...requested, sort: sortWithoutSearch() }
          : requested
      if (listKey) storeChanges(options, listKey, browse, changes)
      setPendingState(next)
      void navigate({
        to: '.',
        search: { context, contextId, ...toSearchParams(options, listKey, next) },
        replace: !turnsPage,
        resetScroll: false,
      })
      if (changedKeys !== 'layout') scrollToListTop()
    },
    [browse, options, listKey, navigate, context, contextId, sortWithoutSearch],
  )
  const settlePage = useCallback(
    (page: number) => {
      const search = { context, contextId, ...toSearchParams(options, listKey, { ...browse, page }) }
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    },
    [browse, options, listKey, navigate, context, contextId],
  )
  return useMemo(
    (): UseBrowseListStateResult => ({ options, browse, change, correctPage: settlePage }),
    [options, browse, change, settlePage],
  )
}

/**
 * Returns the changes of the list state for a new search text. If the list had no search text before and the new text
 * is not empty, the changes also contain the sort by relevance and remove the filter by letter.
 */
export function getListStateChangesForSearchText(
  { browse }: UseBrowseListStateResult,
  text: string,
): Partial<BrowseListState> {
  if (text !== '' && browse.text === '')
    return { text, sort: { sortKey: 'relevance', direction: 'asc' }, letter: undefined }
  return { text }
}

/**
 * Returns a function that returns the sort of the list after the user has cleared the search text: the last sort that
 * was not by relevance. If there is no such sort, the function returns the stored sort or the default sort.
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

const isSortedByRelevance = ({ sort }: Pick<BrowseListState, 'sort'>) => sort.sortKey === 'relevance'

const readStoredSort = ({ sorts }: BrowseFiltersAndSorts, listKey: ListKey | undefined): ListSort =>
  parseSortUrlParam(sorts, listKey && readSavedListState(listKey.kind, listKey.id).filters?.sort, false)

/**
 * Stores the changes that the user has made to the list state. A change of the filters or of the sort stores the
 * current filters and the current sort. A change of the layout stores only the layout. Does not store the sort by
 * relevance, because this sort needs a search text, and the search text is not stored.
 * @param browse list state before the changes
 */
function storeChanges(
  options: BrowseFiltersAndSorts,
  { kind, id }: ListKey,
  browse: BrowseListState,
  { filters = browse.filters, sort = browse.sort, layout = browse.layout }: Partial<BrowseListState>,
) {
  const storableSort = !isSortedByRelevance({ sort }) && { sort }
  const isListChanged = !deepEqual(filters, browse.filters) || (storableSort && !deepEqual(sort, browse.sort))
  const stored = parseBrowseListSearchParams(options, readSavedListState(kind, id).filters ?? {})
  const next = {
    ...stored,
    ...(isListChanged && { filters, ...storableSort }),
    ...(layout !== browse.layout && { layout }),
  }
  if (deepEqual(next, stored)) return
  const params = toStoredBrowseListParams(options, next)
  writeSavedListState(kind, id, { filters: isEmpty(params) ? undefined : params })
}

/**
 * Converts the state of a list to search parameters of the URL. The default state has no search parameters. However, a
 * URL without search parameters opens the stored state of the list, if there is a stored state. In this case, the
 * result for the default state contains the default sort.
 */
function toSearchParams(
  options: BrowseFiltersAndSorts,
  listKey: ListKey | undefined,
  browse: BrowseListState,
): BrowseListSearchParams {
  const params = toBrowseListSearchParams(options, browse)
  const opensStoredState = isEmpty(params) && listKey && readSavedListState(listKey.kind, listKey.id).filters
  return opensStoredState ? { sort: serializeSort(browse.sort) } : params
}

const isEmpty = (record: object) => Object.keys(record).length === 0

function scrollToListTop() {
  const list = document.querySelector('[data-browse]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
