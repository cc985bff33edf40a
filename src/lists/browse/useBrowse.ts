import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ListKind, readListState, writeListState } from '../../preferences/listState'
import { type BrowseState, type ListTables, parseBrowseSearch, persistedSearch, toBrowseSearch } from './browseState'
import { parseSort, type SortOrder } from './sortTable'

type ListPlace = { kind: ListKind; id: string }

/** State of the list at the current URL and functions that change it. */
export type BrowseControls = {
  tables: ListTables
  browse: BrowseState
  /**
   * Changes the state. Changes of the query reset the page to 1 and scroll to the top. Only a change of the page adds a
   * history entry.
   */
  change: (changes: Partial<BrowseState>) => void
  /** Corrects a page number in the URL that does not exist, without a history entry and without scrolling. */
  settlePage: (page: number) => void
}

/**
 * Reads the state of a list from the URL and writes changes back. Changes by the user are stored for the next visit; a
 * URL opened by a link is not.
 * @param place  key of the stored state, such as `library` and its id; without it nothing is stored
 */
export function useBrowse(tables: ListTables, place?: ListPlace): BrowseControls {
  const search = useSearch({ strict: false })
  // Keep the record context that the page was opened with.
  const { context, contextId } = search
  const navigate = useNavigate()
  const given = useMemo(() => parseBrowseSearch(tables, search), [tables, search])
  // The URL changes asynchronously: build further changes on the pending state.
  const [asked, setAsked] = useState<BrowseState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the URL has changed
  useEffect(() => setAsked(undefined), [given])
  const browse = asked ?? given
  const lastingSort = useLastingSort(tables, browse, place)
  const change = useCallback(
    (changes: Partial<BrowseState>) => {
      const changed = Object.keys(changes).join()
      const turnsPage = changed === 'page'
      const isSameList = turnsPage || changed === 'layout'
      const wanted = { ...browse, ...(!isSameList && { page: 1 }), ...changes }
      const lasting = byRelevance(wanted) ? { ...wanted, sort: lastingSort() } : wanted
      const next = wanted.text === '' ? lasting : wanted
      if (!turnsPage && place) remember(tables, place, lasting)
      setAsked(next)
      void navigate({
        to: '.',
        search: { context, contextId, ...toBrowseSearch(tables, next) },
        replace: !turnsPage,
        resetScroll: false,
      })
      if (changed !== 'layout') toTop()
    },
    [browse, tables, place, navigate, context, contextId, lastingSort],
  )
  const settlePage = useCallback(
    (page: number) => {
      const search = { context, contextId, ...toBrowseSearch(tables, { ...browse, page }) }
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    },
    [browse, tables, navigate, context, contextId],
  )
  return useMemo((): BrowseControls => ({ tables, browse, change, settlePage }), [tables, browse, change, settlePage])
}

/** Returns the changes for a new search text. The first search text sorts by relevance. */
export function browseSearchSchema({ browse }: BrowseControls, text: string): Partial<BrowseState> {
  if (text !== '' && browse.text === '') return { text, sort: { by: 'relevance', way: 'asc' }, letter: undefined }
  return { text }
}

/**
 * Returns a function that gets the sort to use without a search text: the last sort before the search, otherwise the
 * stored one.
 */
function useLastingSort(tables: ListTables, browse: BrowseState, place: ListPlace | undefined): () => SortOrder {
  const before = useRef<SortOrder>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for another list
  useEffect(() => {
    before.current = undefined
  }, [place])
  useEffect(() => {
    if (!byRelevance(browse)) before.current = browse.sort
  }, [browse])
  return useCallback(() => before.current ?? rememberedSort(tables, place), [tables, place])
}

const byRelevance = ({ sort }: BrowseState) => sort.by === 'relevance'

const rememberedSort = ({ sorts }: ListTables, place: ListPlace | undefined): SortOrder =>
  parseSort(sorts, place && readListState(place.kind, place.id).filters?.sort, false)

function remember(tables: ListTables, { kind, id }: ListPlace, browse: BrowseState) {
  const filters = persistedSearch(tables, browse)
  writeListState(kind, id, { filters: Object.keys(filters).length > 0 ? filters : undefined })
}

/** Scrolls to the start of the list if it is above the viewport. */
function toTop() {
  const list = document.querySelector('[data-browse]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
