import { useCallback } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { ListQuery } from './useWindowedList'

/** Fetches a page of a list. Page numbers start at 0. */
export type FetchListPage<Item> = (
  page: number,
  size: number,
  signal?: AbortSignal,
) => Promise<{ items: readonly Item[]; total: number }>

/**
 * Returns a function that fetches a page of a list from the server without using the query cache. The function rejects
 * with a `ServerError` if the call fails.
 */
export function useFetchListPage<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery,
): FetchListPage<Item> {
  const dataProvider = useDataProvider()
  return useCallback<FetchListPage<Item>>(
    async (page, size, signal) => {
      const params = {
        pagination: { page: page + 1, perPage: size },
        filter: query.filter ?? {},
        sort: query.sort,
        signal,
      }
      const { data, total } = await dataProvider.getList<Item>(resource, params)
      return { items: data, total: total ?? data.length }
    },
    [dataProvider, resource, query],
  )
}
