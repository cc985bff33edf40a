import { useEffect, useMemo, useRef } from 'react'
import type { ListControllerResult, RaRecord } from 'react-admin'
import { useSelectionStore } from '../selection/SelectionProvider'
import { hashListQuery, type ListQuery, type UseWindowedListResult } from './useWindowedList'

type ListContextOptions = {
  resource: string
  query: ListQuery | undefined
  list: UseWindowedListResult<RaRecord<string>>
  totalCount: number | undefined
  /** Page number, starting at 1. */
  page: number
  perPage: number
  sort: { field: string; order: 'ASC' | 'DESC' }
  filterValues: object
  setPage: (page: number) => void
  setPerPage: (perPage: never) => void
  setSort: (sort: { field: string; order: 'ASC' | 'DESC' }) => void
  setFilters: (filters: never) => void
}

/**
 * Returns the value for the list context of react-admin. The URL, and not react-admin, stores the parameters of the
 * list, such as filters and page.
 */
export function useReactAdminListContextValue<Item extends RaRecord<string>>(
  options: ListContextOptions,
): ListControllerResult<Item> {
  const { resource, query, list, totalCount, page, perPage, sort, filterValues } = options
  const selection = useSelectionStore()
  const { total, isStale } = useLastTotal(
    hashListQuery(resource, { filter: query?.filter }),
    query ? totalCount : undefined,
  )
  const error = list.failure instanceof Error ? list.failure : null
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const isPending = totalCount === undefined && !error
  const { field, order } = sort
  return useMemo(() => {
    const value = {
      resource,
      total,
      isPlaceholderData: isStale,
      isPending,
      isFetching: isPending,
      isLoading: isPending,
      error,
      refetch: () => latest.current.list.retry(),
      page,
      perPage,
      setPage: (next: number) => latest.current.setPage(next),
      setPerPage: (next: never) => latest.current.setPerPage(next),
      hasNextPage: page * perPage < (total ?? 0),
      hasPreviousPage: page > 1,
      sort: { field, order },
      setSort: (next: ListContextOptions['sort']) => latest.current.setSort(next),
      filterValues,
      displayedFilters: {},
      setFilters: (filters: never) => latest.current.setFilters(filters),
      get selectedIds() {
        const now = selection?.getSelection()
        return now?.mode === 'some' ? [...now.ids] : []
      },
      onSelectAll: () => selection?.selectAll(),
      onUnselectItems: () => selection?.clear(),
    }
    return value as unknown as ListControllerResult<Item>
  }, [resource, total, isStale, isPending, error, page, perPage, field, order, filterValues, selection])
}

/**
 * Returns the last known number of items in a list (`total`), and whether this number is outdated (`isStale`).
 * `isStale` is true in two cases: the number belongs to earlier filters, or no number is known, so that `total` is
 * undefined.
 */
function useLastTotal(filterKey: string, total: number | undefined): { total: number | undefined; isStale: boolean } {
  const last = useRef<{ filterKey: string; total: number }>(undefined)
  if (total !== undefined) last.current = { filterKey, total }
  return { total: last.current?.total, isStale: last.current?.filterKey !== filterKey }
}
