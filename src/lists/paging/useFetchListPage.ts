import { useCallback } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { ListQuery } from './useWindowedList'

/** Fetches a page of a list. The first page has the number 0. */
export type FetchListPage<Item> = (
  page: number,
  size: number,
  signal?: AbortSignal,
) => Promise<{ items: readonly Item[]; total: number }>

/**
 * Returns a function that fetches a page of a list without the query cache. The function rejects with the `ServerError`
 * of the call.
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
