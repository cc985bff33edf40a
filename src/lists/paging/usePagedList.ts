import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'ra-core'
import { clampPage } from './pagerRange'
import type { ListQuery, SparseList } from './useSparseList'

/** A single page as a list, with the total count and the page count. */
export type PagedList<Item> = { list: SparseList<Item>; all: number | undefined; page: number; pages: number }

/**
 * Loads a single page of a list. A page beyond the end, for example from an old URL, yields the last page.
 * @param page  page number, from 1
 */
export function usePagedList<Item extends RaRecord<string>>(
  resource: string,
  { filter = {}, sort }: ListQuery,
  page: number,
  size: number,
): PagedList<Item> {
  const dataProvider = useDataProvider()
  const queryFor = (asked: number) => {
    const params = { pagination: { page: asked, perPage: size }, sort, filter }
    return {
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
      meta: { shownBy: 'page' as const },
    }
  }
  const asked = useQuery({ ...queryFor(page), placeholderData: keepPreviousData })
  const all = asked.data?.total
  const pages = Math.ceil((all ?? 0) / size)
  const last = clampPage(page, pages)
  const strayed = all !== undefined && last !== page
  const there = useQuery({ ...queryFor(last), enabled: strayed })
  const items = strayed ? there.data?.data : asked.data?.data
  /** A placeholder from another page provides the number of rows, but not the items. */
  const isTurning = !strayed && asked.isPlaceholderData
  const { error, refetch } = strayed ? there : asked
  return {
    all,
    page: last,
    pages,
    list: {
      total: all === 0 ? 0 : items?.length,
      itemAt: index => (isTurning ? undefined : items?.[index]),
      onVisible: () => undefined,
      failure: items === undefined ? error : undefined,
      retry: () => void refetch(),
    },
  }
}
