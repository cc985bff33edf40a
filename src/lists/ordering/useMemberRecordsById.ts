import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { ListQuery } from '../paging/useWindowedList'

const PAGE_SIZE = 60

/**
 * Loads members of a collection or read list by id. Fetches only the pages of the member list that contain requested
 * members.
 * @param query filter and sort of the member list
 * @param serverPositions index of each member in the member list, by id
 * @param requestedIds ids of the members to load
 * @returns a function that returns a member by id. It returns undefined until the member has loaded
 */
export function useMemberRecordsById<Item extends RaRecord<string>>(
  resource: string,
  { filter = {}, sort = { field: 'id', order: 'ASC' } }: ListQuery,
  serverPositions: ReadonlyMap<string, number>,
  requestedIds: readonly string[],
): (id: string) => Item | undefined {
  const dataProvider = useDataProvider()
  const loadedItems = useRef(new Map<string, Item>())
  const pages = new Set(
    requestedIds.flatMap(id => serverPositions.get(id) ?? []).map(position => Math.floor(position / PAGE_SIZE)),
  )
  const results = useQueries({
    queries: [...pages].map(page => {
      const params = { pagination: { page: page + 1, perPage: PAGE_SIZE }, sort, filter }
      return {
        queryKey: [resource, 'getList', params],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList<Item>(resource, { ...params, signal }),
      }
    }),
  })
  for (const { data } of results) for (const item of data?.data ?? []) loadedItems.current.set(item.id, item)
  return id => loadedItems.current.get(id)
}
