import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { ListQuery } from '../paging/useSparseList'

const PAGE_SIZE = 60

/**
 * Members of a set by their ids, of which only those in sight are read.
 * @param question  lists the members in the order of `places`
 * @param places  where each stands on the server
 * @param shown  those that are wanted now
 */
export function useMembers<Item extends RaRecord<string>>(
  resource: string,
  { filter = {}, sort = { field: 'id', order: 'ASC' } }: ListQuery,
  places: ReadonlyMap<string, number>,
  shown: readonly string[],
): (id: string) => Item | undefined {
  const dataProvider = useDataProvider()
  const known = useRef(new Map<string, Item>())
  const pages = new Set(shown.flatMap(id => places.get(id) ?? []).map(place => Math.floor(place / PAGE_SIZE)))
  const found = useQueries({
    queries: [...pages].map(page => {
      const params = { pagination: { page: page + 1, perPage: PAGE_SIZE }, sort, filter }
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
      }
    }),
  })
  // What was read once stays known: a name does not go because its page is read again.
  for (const { data } of found) for (const item of data?.data ?? []) known.current.set(item.id, item)
  return id => known.current.get(id)
}
