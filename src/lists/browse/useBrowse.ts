import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ListKind, readListState, writeListState } from '../../preferences/listState'
import { type BrowseState, type ListTables, parseBrowseSearch, persistedSearch, toBrowseSearch } from './browseState'
import { parseSort, type SortOrder } from './sortTable'

type ListPlace = { kind: ListKind; id: string }

/** How the list of this address is looked at, and the way to change it. */
export type BrowseControls = {
  tables: ListTables
  browse: BrowseState
  /** What changes the list itself begins at its first page and its top; only a page turn can be gone back from. */
  change: (changes: Partial<BrowseState>) => void
  /** Writes the page that is shown in the place of one that the address asks for and that is not there. Nothing moves. */
  settlePage: (page: number) => void
}

/**
 * Reads the address and writes it. What a person changes is remembered for the next visit; an address that came by a link
 * is not.
 * @param place  whose memory it is: `library` and its id; nothing is remembered without one
 */
export function useBrowse(tables: ListTables, place?: ListPlace): BrowseControls {
  const search = useSearch({ strict: false })
  // From where one came to the page that holds the list: another look at the list is still that page.
  const { context, contextId } = search
  const navigate = useNavigate()
  const given = useMemo(() => parseBrowseSearch(tables, search), [tables, search])
  // An address takes its time: a second choice made meanwhile is made on top of the first.
  const [asked, setAsked] = useState<BrowseState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has come
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
  return useMemo(() => ({ tables, browse, change, settlePage }), [tables, browse, change, settlePage])
}

/** What changes when words are looked for: a search begins with its best hits; without words there are none. */
export function browseSearchSchema({ browse }: BrowseControls, text: string): Partial<BrowseState> {
  if (text !== '' && browse.text === '') return { text, sort: { by: 'relevance', way: 'asc' }, letter: undefined }
  return { text }
}

/** The order without words to look for, which comes back when they go: the one in force before them, else the remembered one. */
function useLastingSort(tables: ListTables, browse: BrowseState, place: ListPlace | undefined): () => SortOrder {
  const before = useRef<SortOrder>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has its own
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

/** Another list begins at its top. */
function toTop() {
  const list = document.querySelector('[data-browse]')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
}
