import { useQueries } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { pagesAround } from './pagesAround'

const PAGE_SIZE = 60

/** What is listed. Equal questions must be equal objects: the list begins anew with another one. */
export type ListQuestion = { filter?: Record<string, unknown>; sort?: { field: string; order: 'ASC' | 'DESC' } }

export type SparseList<Item> = {
  /** Undefined until the first page is there. */
  total: number | undefined
  itemAt: (index: number) => Item | undefined
  onVisible: (first: number, last: number) => void
  /** Why nothing can be shown; pages that fail later leave what is there. */
  failure: unknown
  retry: () => void
}

const byTitle: ListQuestion['sort'] = { field: 'id', order: 'ASC' }

/**
 * A react-admin list of any length of which only the pages around what is on the screen are read.
 * @param resource  name of the resource in the data provider
 */
export function useSparseList<Item extends RaRecord<string>>(
  resource: string,
  { filter = {}, sort = byTitle }: ListQuestion,
): SparseList<Item> {
  const dataProvider = useDataProvider()
  const [range, setRange] = useState({ first: 0, last: 0 })
  const total = useRef<number>(undefined)
  const pages = pagesAround(range.first, range.last, PAGE_SIZE, total.current ?? 0)
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
  const onVisible = useCallback((first: number, last: number) => {
    setRange(now => (now.first === first && now.last === last ? now : { first, last: Math.max(first, last) }))
  }, [])
  const failed = found.find(({ error }) => error)
  return {
    total: total.current,
    itemAt,
    onVisible,
    failure: total.current === undefined ? failed?.error : undefined,
    retry: () => void failed?.refetch(),
  }
}
