import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { ListContextProvider, type RaRecord, ResourceContextProvider } from 'react-admin'
import { usePreference } from '../../preferences/usePreference'
import { usePagedList } from '../paging/usePagedList'
import { isRandomSort, useRandomRecords } from '../paging/useRandomRecords'
import { useReactAdminListContextValue } from '../paging/useReactAdminListContextValue'
import { hashListQuery, type ListQuery, type UseWindowedListResult, useWindowedList } from '../paging/useWindowedList'
import type { UseBrowseListStateResult } from './useBrowseListState'

/**
 * Loading mode of a list. `endless`: loads the pages around the visible items. `pages`: loads a single page. `random`:
 * loads a random sample.
 */
type Loading = 'endless' | 'pages' | 'random'

/** State of a list: its items, the loading mode, the start of the current page, and the number of pages. */
export type BrowseListData<Item> = {
  /** React key of the list. A new key scrolls the list to its first item. */
  key: string
  loading: Loading
  list: UseWindowedListResult<Item>
  /** List index of the first item of the current page. */
  start: number
  /** Number of pages. 1 for a list without pages. */
  pages: number
  pickAgain: () => void
}

const Items = createContext<BrowseListData<RaRecord<string>> | undefined>(undefined)

type BrowseListProviderProps = {
  resource: string
  controls: UseBrowseListStateResult
  /** Query of the list. While it is undefined, no items are loaded. */
  query: ListQuery | undefined
  /**
   * `endless` loads the list while the user scrolls, regardless of the paging preference of the user. If undefined,
   * this preference decides.
   */
  loading?: 'endless'
  children: ReactNode
}

/**
 * Provides the list context of react-admin. React-admin stores the state of a list in its own URL parameters. This
 * component uses the URL parameters of Longbox instead.
 */
export function BrowseListProvider<Item extends RaRecord<string>>(props: BrowseListProviderProps) {
  const { resource, controls, query, children } = props
  const visible = useVisibleItems<Item>(props)
  const { browse, change } = controls
  const [perPage, setPerPage] = usePreference('browse.pageSize')
  const value = useReactAdminListContextValue<Item>({
    resource,
    query,
    list: visible.list as UseWindowedListResult<RaRecord<string>>,
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
        <Items value={visible as unknown as BrowseListData<RaRecord<string>>}>{children}</Items>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

/** Returns the data of the surrounding {@link BrowseListProvider}. */
export function useBrowseListData<Item>(): BrowseListData<Item> {
  const items = useContext(Items)
  if (!items) throw new Error('useBrowseListData needs a BrowseListProvider')
  return items as unknown as BrowseListData<Item>
}

type Loaded<Item> = BrowseListData<Item> & {
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
  const endless = useWindowedList<Item>(resource, query, isLoading('endless'))
  const paged = usePagedList<Item>(resource, query, browse.page, pageSize, isLoading('pages'))
  const random = useRandomRecords<Item>(resource, query, isLoading('random'))
  const page = loading !== 'pages' ? 1 : paged.totalCount === undefined ? browse.page : paged.page
  const isSettled = query === nothing || loading === 'random' || browse.page === page
  useEffect(() => {
    if (!isSettled) correctPage(page)
  }, [isSettled, page, correctPage])
  const shared = { key: `${loading} ${hashListQuery(resource, query)}`, loading, page, pickAgain: random.pickAgain }
  if (loading === 'pages')
    return { ...shared, list: paged.list, all: paged.totalCount, start: (page - 1) * pageSize, pages: paged.pageCount }
  if (loading === 'random') return { ...shared, list: random.list, all: random.totalCount, start: 0, pages: 1 }
  return { ...shared, list: endless, all: endless.total, start: 0, pages: 1 }
}

const nothing: ListQuery = {}
