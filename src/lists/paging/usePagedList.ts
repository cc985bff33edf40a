import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import { clampPageNumber } from './pagerPageNumbers'
import { hashListQuery, type ListQuery, type UseWindowedListResult } from './useWindowedList'

/** Current page of a list, and the number of items in the whole list. */
export type UsePagedListResult<Item> = {
  list: UseWindowedListResult<Item>
  totalCount: number | undefined
  /** Number of the shown page, starting at 1. If the requested page does not exist, the last page is shown. */
  page: number
  pageCount: number
}

/**
 * Loads a single page of a list.
 * @param page page number, starting at 1
 * @param pageSize items per page
 * @param enabled whether to load the page
 */
export function usePagedList<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery,
  page: number,
  pageSize: number,
  enabled = true,
): UsePagedListResult<Item> {
  const { filter = {}, sort } = query
  const dataProvider = useDataProvider()
  const queryFor = (pageNumber: number) => {
    const params = { pagination: { page: pageNumber, perPage: pageSize }, sort, filter }
    return {
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
      meta: { shownBy: 'page' as const },
    }
  }
  const key = hashListQuery(resource, query)
  const requested = useQuery({
    ...queryFor(page),
    enabled,
    // While a new page of the same list loads, the query result contains the previous page. Therefore, the number of
    // items and `totalCount` do not change. During this time, `itemAt` returns undefined, so that the items of the
    // previous page are not shown.
    placeholderData: (previous, previousQuery) =>
      previousQuery && keyOfList(previousQuery.queryKey) === key ? previous : undefined,
  })
  const totalCount = requested.data?.total
  const pageCount = Math.ceil((totalCount ?? 0) / pageSize)
  const existingPage = clampPageNumber(page, pageCount)
  const isBeyondEnd = totalCount !== undefined && existingPage !== page
  const lastPage = useQuery({ ...queryFor(existingPage), enabled: enabled && isBeyondEnd })
  const items = isBeyondEnd ? lastPage.data?.data : requested.data?.data
  const isPlaceholder = !isBeyondEnd && requested.isPlaceholderData
  const { error, refetch } = isBeyondEnd ? lastPage : requested
  return {
    totalCount,
    page: existingPage,
    pageCount,
    list: {
      total: totalCount === 0 ? 0 : items?.length,
      itemAt: index => (isPlaceholder ? undefined : items?.[index]),
      onVisible: () => undefined,
      failure: items === undefined ? error : undefined,
      retry: () => void refetch(),
    },
  }
}

function keyOfList([resource, , params]: QueryKey): string {
  return hashListQuery(String(resource), params as ListQuery)
}
