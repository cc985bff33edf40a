import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { ListContextProvider, type RaRecord, ResourceContextProvider } from 'react-admin'
import { usePreference } from '../../preferences/usePreference'
import { useListContextValue } from '../paging/useListContextValue'
import { usePagedList } from '../paging/usePagedList'
import { isRandomSort, useRandomPick } from '../paging/useRandomPick'
import { type ListQuery, listKey, type SparseList, useSparseList } from '../paging/useSparseList'
import type { BrowseControls } from './useBrowseControls'

/** How the items of a list are loaded: windows around the visible ones, one page, or a random sample. */
type Loading = 'endless' | 'pages' | 'random'

/** The items that a list shows. */
export type VisibleItems<Item> = {
  /** Identifies the list: another key begins another list at its start. */
  key: string
  loading: Loading
  list: SparseList<Item>
  /** Number of items on the pages before; the index of an item in the whole list is counted from it. */
  start: number
  /** Number of pages; 1 where the list is not paged. */
  pages: number
  /** Draws another random sample. */
  pickAgain: () => void
}

const Items = createContext<VisibleItems<RaRecord<string>> | undefined>(undefined)

type BrowseListProviderProps = {
  resource: string
  controls: BrowseControls
  /** Undefined while it is not known what to list: nothing is loaded. */
  query: ListQuery | undefined
  /** Overrides the preference of how lists are paged. */
  loading?: 'endless'
  children: ReactNode
}

/**
 * Provides react-admin's list context for a list whose parameters are in the address. react-admin's own controller keeps them in
 * its own parameters and loads one page; here the router owns the address, and long lists load windows.
 */
export function BrowseListProvider<Item extends RaRecord<string>>(props: BrowseListProviderProps) {
  const { resource, controls, query, children } = props
  const visible = useVisibleItems<Item>(props)
  const { browse, change } = controls
  const [perPage, setPerPage] = usePreference('browse.pageSize')
  const value = useListContextValue<Item>({
    resource,
    query,
    list: visible.list as SparseList<RaRecord<string>>,
    totalCount: visible.all,
    page: visible.page,
    perPage,
    sort: { field: browse.sort.sortKey, order: browse.sort.direction === 'desc' ? 'DESC' : 'ASC' },
    filterValues: browse.filters,
    setPage: page => change({ page }),
    setPerPage,
    setSort: ({ field, order }) =>
      change({ sort: { sortKey: field, direction: order === 'DESC' ? 'desc' : 'asc' }, letter: undefined }),
    setFilters: (filters: typeof browse.filters) => change({ filters }),
  })
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>
        <Items value={visible as unknown as VisibleItems<RaRecord<string>>}>{children}</Items>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

/** The items that the nearest list shows. */
export function useBrowseItems<Item>(): VisibleItems<Item> {
  const items = useContext(Items)
  if (!items) throw new Error('useBrowseItems needs a BrowseListProvider')
  return items as unknown as VisibleItems<Item>
}

type Loaded<Item> = VisibleItems<Item> & {
  /** Number of items of the whole list; undefined until it is known. */
  all: number | undefined
  page: number
}

function useVisibleItems<Item extends RaRecord<string>>({
  resource,
  controls: { browse, correctPage },
  query = nothing,
  loading: fixedLoading,
}: BrowseListProviderProps): Loaded<Item> {
  const [paging] = usePreference('browse.paging')
  const [pageSize] = usePreference('browse.pageSize')
  const loading: Loading = fixedLoading ?? (isRandomSort(query) ? 'random' : paging === 'pages' ? 'pages' : 'endless')
  const isLoading = (kind: Loading) => query !== nothing && loading === kind
  const endless = useSparseList<Item>(resource, query, isLoading('endless'))
  const paged = usePagedList<Item>(resource, query, browse.page, pageSize, isLoading('pages'))
  const random = useRandomPick<Item>(resource, query, isLoading('random'))
  const page = loading !== 'pages' ? 1 : paged.totalCount === undefined ? browse.page : paged.page
  const isSettled = query === nothing || loading === 'random' || browse.page === page
  useEffect(() => {
    if (!isSettled) correctPage(page)
  }, [isSettled, page, correctPage])
  const shared = { key: `${loading} ${listKey(resource, query)}`, loading, page, pickAgain: random.pickAgain }
  if (loading === 'pages')
    return { ...shared, list: paged.list, all: paged.totalCount, start: (page - 1) * pageSize, pages: paged.pageCount }
  if (loading === 'random') return { ...shared, list: random.list, all: random.totalCount, start: 0, pages: 1 }
  return { ...shared, list: endless, all: endless.total, start: 0, pages: 1 }
}

const nothing: ListQuery = {}
