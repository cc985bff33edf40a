import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin'
import { queryClient } from '../../api/cache/queryClient'
import type { ListQuery, SparseList } from './useSparseList'

/** Number of random records. Only one page is used: the server shuffles again for every request. */
const PICK_SIZE = 100

type RandomPickResult<Item> = { data: Item[]; total?: number }

/** Returns whether the query is sorted randomly. */
export const isRandomSort = ({ sort }: ListQuery): boolean => sort?.field === 'random'

/** Picks random records once. Refetches update these records and keep their order. */
export function useRandomPick<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery,
  enabled = true,
): { list: SparseList<Item>; totalCount: number | undefined; pickAgain: () => void } {
  const dataProvider = useDataProvider()
  const queryKey = pickQueryKey(resource, query)
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => fetchPick<Item>(dataProvider, resource, queryKey, signal),
    meta: { shownBy: 'page' as const },
  })
  const items = data?.data
  return {
    totalCount: data?.total,
    /** Picks other records. */
    pickAgain: () => void queryClient.resetQueries({ queryKey, exact: true }),
    list: {
      total: items?.length,
      itemAt: index => items?.[index],
      onVisible: () => undefined,
      failure: items === undefined ? error : undefined,
      retry: () => void refetch(),
    },
  }
}

/** Returns the cached pick in its order; empty before the first pick. */
export const getCachedRandomPick = <Item>(resource: string, query: ListQuery): readonly Item[] =>
  queryClient.getQueryData<RandomPickResult<Item>>(pickQueryKey(resource, query))?.data ?? []

const pickParams = ({ filter = {}, sort }: ListQuery) => ({
  pagination: { page: 1, perPage: PICK_SIZE },
  sort,
  filter,
})

const pickQueryKey = (resource: string, query: ListQuery): QueryKey => [resource, 'getList', pickParams(query)]

async function fetchPick<Item extends RaRecord<string>>(
  dataProvider: DataProvider,
  resource: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<RandomPickResult<Item>> {
  const previous = queryClient.getQueryData<RandomPickResult<Item>>(queryKey)
  if (!previous || previous.data.length === 0) {
    return dataProvider.getList<Item>(resource, { ...(queryKey[2] as ReturnType<typeof pickParams>), signal })
  }
  const ids = previous.data.map(({ id }) => id)
  const { data } = await dataProvider.getMany<Item>(resource, { ids, meta: { known: previous.data }, signal })
  return { ...previous, data }
}
