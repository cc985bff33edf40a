import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { queryClient } from '../../api/cache/queryClient'
import { useLocaleCode } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { clampPageNumber } from '../paging/pagerPageNumbers'
import { type FetchListPage, useFetchListPage } from '../paging/useFetchListPage'
import { usePagedList } from '../paging/usePagedList'
import { hashListQuery, type ListQuery, type UseWindowedListResult, useWindowedList } from '../paging/useWindowedList'
import { filterTableRows, sortTableRows } from './rows/filterSortAndPageRows'
import type { RecordTableDefinition, TablePageSizePreference } from './tableDefinition'
import { toListQuery } from './tableState'
import { useCellTextFormatters } from './useCellTextFormatters'
import { useRefetchWhenUserReturns } from './useRefetchWhenUserReturns'
import type { UseTableStateResult } from './useTableState'

/** Query result that contains all rows of a table. */
export type AllTableRowsQueryResult<Item> = {
  data: readonly Item[] | undefined
  error: unknown
  refetch: () => unknown
  /**
   * Whether the rows are refetched only when the user clicks the refresh button, because a refetch is expensive. If
   * false, they are also refetched when the user returns to the window.
   */
  isRefetchedOnRequestOnly?: boolean
  onVisible?: (rows: readonly Item[]) => void
  /**
   * Returns the given rows with all their values. Table cells load some of these values only while they are visible,
   * but the CSV export needs all values.
   */
  completeRows?: (rows: readonly Item[]) => Promise<readonly Item[]>
}

/** Rows that a table shows, and functions that fetch further rows with the same filters. */
export type UseTableRowsResult<Item> = {
  /** React key of the rows. The key changes with the query and the page. */
  key: string
  query: ListQuery
  list: UseWindowedListResult<Item>
  totalCount: number | undefined
  /** Index of the first row of the page, counted over all pages. */
  start: number
  page: number
  pageCount: number
  fetchPage: FetchListPage<Item>
  completeRows?: AllTableRowsQueryResult<Item>['completeRows']
  /** Fetches the rows again. The current rows stay visible until the new rows arrive. */
  refetch: () => unknown
}

type TableRowsOptions<Item> = {
  table: RecordTableDefinition<Item>
  controls: UseTableStateResult
  baseFilter?: Readonly<Record<string, unknown>>
  rows?: AllTableRowsQueryResult<Item>
  /**
   * Whether the table always shows its rows in pages. If false, a preference of the user decides between pages and
   * continuous scrolling.
   */
  isAlwaysPaged?: boolean
  pageSizePreference?: TablePageSizePreference
}

/**
 * Returns the rows of a table. If all rows are in memory, filters and sorts them. Otherwise, loads the rows from the
 * data provider. If the URL contains a page number that does not exist, replaces it with the number of the last page.
 */
export function useTableRows<Item extends RaRecord<string>>(options: TableRowsOptions<Item>): UseTableRowsResult<Item> {
  const { table, controls, baseFilter, rows } = options
  const { state, correctPage } = controls
  const [paging] = usePreference('table.paging')
  const [pageSize] = usePreference(options.pageSizePreference ?? 'table.pageSize')
  const isPaged = options.isAlwaysPaged || paging === 'pages'
  const query = useMemo(
    () => toListQuery(table, { sort: state.sort, filters: state.filters }, baseFilter),
    [table, state.sort, state.filters, baseFilter],
  )
  const endless = useWindowedList<Item>(table.resource, query, !rows && !isPaged)
  const paged = usePagedList<Item>(table.resource, query, state.page, pageSize, !rows && isPaged)
  const memory = useMemoryRows(options)
  const totalCount = rows ? memory.rows?.length : isPaged ? paged.totalCount : endless.total
  const pageCount = isPaged ? Math.max(1, Math.ceil((totalCount ?? 0) / pageSize)) : 1
  const page = totalCount === undefined ? state.page : clampPageNumber(state.page, pageCount)
  useEffect(() => {
    if (page !== state.page) correctPage(page)
  }, [page, state.page, correctPage])
  const start = isPaged ? (page - 1) * pageSize : 0
  const fetchFromProvider = useFetchListPage<Item>(table.resource, query)
  const list = rows
    ? toSparseList(rows, isPaged ? memory.rows?.slice(start, start + pageSize) : memory.rows)
    : isPaged
      ? paged.list
      : endless
  const refetch = rows?.refetch ?? (() => queryClient.invalidateQueries({ queryKey: [table.resource] }))
  useRefetchWhenUserReturns(table.resource, rows?.isRefetchedOnRequestOnly ? () => undefined : refetch)
  return {
    key: `${hashListQuery(table.resource, query)} ${paging} ${start}`,
    query,
    list,
    totalCount,
    start,
    page,
    pageCount,
    fetchPage: rows ? memory.fetchPage : fetchFromProvider,
    completeRows: rows?.completeRows,
    refetch,
  }
}

function useMemoryRows<Item>({ table, controls: { state }, rows }: TableRowsOptions<Item>) {
  const texts = useCellTextFormatters()
  const locale = useLocaleCode()
  const { sort, filters } = state
  const data = rows?.data
  const matches = useMemo(
    () =>
      data && sortTableRows(filterTableRows(data, table.filters ?? [], filters), table.columns, sort, texts, locale),
    [data, table, sort, filters, texts, locale],
  )
  const latest = useRef(matches)
  useEffect(() => {
    latest.current = matches
  })
  const fetchPage = useCallback<FetchListPage<Item>>(async (page, size) => {
    const all = latest.current ?? []
    return { items: all.slice(page * size, (page + 1) * size), total: all.length }
  }, [])
  return { rows: matches, fetchPage }
}

const toSparseList = <Item>(
  { error, refetch, onVisible }: AllTableRowsQueryResult<Item>,
  items: readonly Item[] | undefined,
): UseWindowedListResult<Item> => ({
  total: items?.length,
  itemAt: index => items?.[index],
  onVisible: (first, last) => onVisible?.(items?.slice(first, last + 1) ?? []),
  failure: items === undefined ? (error ?? undefined) : undefined,
  retry: () => void refetch(),
})
