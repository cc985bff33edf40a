import { hashKey, useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { getServerConnectionState } from '../../api/serverConnection'
import { isWindowFlinging } from '../../components/scrolling/scrollActivity'
import { translate } from '../../language/interfaceLanguage'
import { choosePagesToLoad } from './choosePagesToLoad'

const PAGE_SIZE = 60
/**
 * Minimum time in milliseconds between two page loads during very fast scrolling. If the user scrolls past a page
 * before this time has elapsed, the page is not requested.
 */
const FLING_INTERVAL_MS = 200

/** Filter and sort of a list. */
export type ListQuery = { filter?: Record<string, unknown>; sort?: { field: string; order: 'ASC' | 'DESC' } }

/** Items of a list that loads only a part of its pages, such as the pages around the visible items. */
export type UseWindowedListResult<Item> = {
  total: number | undefined
  itemAt: (index: number) => Item | undefined
  /**
   * Loads the pages that contain the visible items. Must be called whenever other items become visible.
   * @param first list index of the first visible item
   * @param last list index of the last visible item
   */
  onVisible: (first: number, last: number) => void
  /**
   * Error of a failed request. Undefined after a page of the list has loaded. {@link useWindowedList} reports later
   * errors in a notice.
   */
  failure: unknown
  retry: () => void
}

/**
 * Placeholder for the sort of a query that has no sort. For this value, the request contains no sort parameter, and the
 * server determines the order.
 */
export const defaultListSort: NonNullable<ListQuery['sort']> = { field: 'id', order: 'ASC' }

/** Returns a hash of the resource, filter and sort. Equal queries have the same hash. */
export const hashListQuery = (resource: string, { filter = {}, sort = defaultListSort }: ListQuery): string =>
  hashKey([resource, filter, sort])

/**
 * Loads a list of any length. Loads only the pages around the visible items.
 * @param resource resource name in the data provider of react-admin
 */
export function useWindowedList<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery,
  enabled = true,
): UseWindowedListResult<Item> {
  const { filter = {}, sort = defaultListSort } = query
  const key = hashListQuery(resource, query)
  const dataProvider = useDataProvider()
  const { range, onVisible } = useVisibleRange(key)
  const lastTotal = useRef<{ key: string; total: number }>(undefined)
  const totalBefore = lastTotal.current?.key === key ? lastTotal.current.total : undefined
  const pages = enabled ? choosePagesToLoad(range.first, range.last, PAGE_SIZE, totalBefore ?? 0) : []
  const results = useQueries({
    queries: pages.map(page => {
      const params = { pagination: { page: page + 1, perPage: PAGE_SIZE }, sort, filter }
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
        meta: { shownBy: 'page' as const },
      }
    }),
  })
  const total = results.find(({ data }) => data)?.data?.total ?? totalBefore
  if (total !== undefined) lastTotal.current = { key, total }
  const byPage = new Map(pages.map((page, index) => [page, results[index]?.data?.data]))
  const failed = results.filter(({ error, data }) => error && !data)
  const retry = () => {
    for (const page of failed) void page.refetch()
  }
  useFailedPageNotice(total === undefined ? undefined : failed[0]?.error, retry)
  return {
    total,
    itemAt: index => byPage.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE],
    onVisible,
    failure: total === undefined ? failed[0]?.error : undefined,
    retry,
  }
}

function useFailedPageNotice(error: unknown, retry: () => void) {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    // Shows no notice while the server is unreachable, because failed requests are then repeated automatically.
    if (!error || getServerConnectionState() === 'lost') return
    const action = { label: translate('component.failed.retry'), run: () => latest.current() }
    showNotice({ kind: 'error', text: errorText(error), action })
  }, [error])
}

type VisibleRange = { key: string; first: number; last: number }

/**
 * Returns the indexes of the first and last visible item. The indexes change only when other pages must be loaded, so
 * that scrolling causes few renders.
 * @param key hash of the list query. When the key changes, both indexes become 0
 */
function useVisibleRange(key: string) {
  const start = { key, first: 0, last: 0 }
  const [range, setRange] = useState<VisibleRange>(start)
  const latest = useRef(range)
  const loadedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = useCallback(() => {
    clearTimeout(timer.current)
    loadedAt.current = performance.now()
    setRange(current => (pagesOf(current) === pagesOf(latest.current) ? current : latest.current))
  }, [])
  const onVisible = useCallback(
    (first: number, last: number) => {
      latest.current = { key, first, last: Math.max(first, last) }
      const waitMs = isWindowFlinging() ? loadedAt.current + FLING_INTERVAL_MS - performance.now() : 0
      clearTimeout(timer.current)
      if (waitMs > 0) timer.current = setTimeout(load, waitMs)
      else load()
    },
    [key, load],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { range: range.key === key ? range : start, onVisible }
}

const pagesOf = ({ key, first, last }: VisibleRange) =>
  `${key} ${choosePagesToLoad(first, last, PAGE_SIZE, Number.MAX_SAFE_INTEGER).join()}`
