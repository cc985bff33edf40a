import { useQueries } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connection } from '../../api/connection'
import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { isFlinging } from '../../components/scrolling/scrollActivity'
import { translate } from '../../language/language'
import { pagesForRange } from './pagesForRange'

const PAGE_SIZE = 60
/**
 * Minimum time between page requests while the user flings through the list, in milliseconds. Most of these pages
 * scroll out of view before they load.
 */
const HASTE = 200

/** Filter and sort of a list. Memoize it: a new object starts a new list. */
export type ListQuery = { filter?: Record<string, unknown>; sort?: { field: string; order: 'ASC' | 'DESC' } }

export type SparseList<Item> = {
  /** Undefined until the first page has loaded. */
  total: number | undefined
  itemAt: (index: number) => Item | undefined
  onVisible: (first: number, last: number) => void
  /** Error when nothing can be shown. A later failure of a page is only shown as a notice. */
  failure: unknown
  retry: () => void
}

const byTitle: ListQuery['sort'] = { field: 'id', order: 'ASC' }

/**
 * Loads a react-admin list of any length, but only the pages around the visible items.
 * @param resource  resource name in the data provider
 */
export function useSparseList<Item extends RaRecord<string>>(
  resource: string,
  { filter = {}, sort = byTitle }: ListQuery,
): SparseList<Item> {
  const dataProvider = useDataProvider()
  const { range, onVisible } = useRange()
  const total = useRef<number>(undefined)
  const pages = pagesForRange(range.first, range.last, PAGE_SIZE, total.current ?? 0)
  const found = useQueries({
    queries: pages.map(page => {
      const params = { pagination: { page: page + 1, perPage: PAGE_SIZE }, sort, filter }
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
        meta: { shownBy: 'page' as const },
      }
    }),
  })
  const known = found.find(({ data }) => data)?.data?.total
  if (known !== undefined) total.current = known
  const byPage = new Map(pages.map((page, index) => [page, found[index]?.data?.data]))
  const itemAt = (index: number) => byPage.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE]
  const failed = found.filter(({ error, data }) => error && !data)
  const retry = () => {
    for (const page of failed) void page.refetch()
  }
  useGapTold(total.current === undefined ? undefined : failed[0]?.error, retry)
  return {
    total: total.current,
    itemAt,
    onVisible,
    failure: total.current === undefined ? failed[0]?.error : undefined,
    retry,
  }
}

/** Shows a notice with a retry when a page fails to load and leaves a gap in the list. */
function useGapTold(error: unknown, retry: () => void) {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    // Requests that failed offline are repeated automatically.
    if (!error || connection() === 'lost') return
    const action = { label: translate('component.failed.retry'), run: () => latest.current() }
    notify({ kind: 'error', text: errorText(error), action })
  }, [error])
}

type Range = { first: number; last: number }

/**
 * Visible range of the list. The state changes only when other pages are needed, which avoids re-rendering the list.
 */
function useRange() {
  const [range, setRange] = useState<Range>({ first: 0, last: 0 })
  const latest = useRef(range)
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useCallback(() => {
    clearTimeout(timer.current)
    asked.current = performance.now()
    setRange(now => (wants(now) === wants(latest.current) ? now : latest.current))
  }, [])
  const onVisible = useCallback(
    (first: number, last: number) => {
      latest.current = { first, last: Math.max(first, last) }
      const wait = isFlinging() ? asked.current + HASTE - performance.now() : 0
      clearTimeout(timer.current)
      if (wait > 0) timer.current = setTimeout(ask, wait)
      else ask()
    },
    [ask],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { range, onVisible }
}

const wants = ({ first, last }: Range) => pagesForRange(first, last, PAGE_SIZE, Number.MAX_SAFE_INTEGER).join()
