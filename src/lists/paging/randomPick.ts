import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin'
import { queryClient } from '../../api/cache/queryClient'
import type { ListQuery, SparseList } from './useSparseList'

/** Number of random records. Only one page is used: the server shuffles again for every request. */
const PICKED = 100

type Pick<Item> = { data: Item[]; total?: number }

/** Returns whether the query is sorted randomly. */
export const isRandomSort = ({ sort }: ListQuery): boolean => sort?.field === 'random'

/** Picks random records once. Refetches update these records and keep their order. */
export function useRandomPick<Item extends RaRecord<string>>(
  resource: string,
  question: ListQuery,
  enabled = true,
): { list: SparseList<Item>; all: number | undefined; again: () => void } {
  const dataProvider = useDataProvider()
  const queryKey = keyOf(resource, question)
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => pick<Item>(dataProvider, resource, queryKey, signal),
    meta: { shownBy: 'page' as const },
  })
  const items = data?.data
  return {
    all: data?.total,
    /** Picks other records. */
    again: () => void queryClient.resetQueries({ queryKey, exact: true }),
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
export const randomPickOf = <Item>(resource: string, question: ListQuery): readonly Item[] =>
  queryClient.getQueryData<Pick<Item>>(keyOf(resource, question))?.data ?? []

const paramsOf = ({ filter = {}, sort }: ListQuery) => ({
  pagination: { page: 1, perPage: PICKED },
  sort,
  filter,
})

const keyOf = (resource: string, question: ListQuery): QueryKey => [resource, 'getList', paramsOf(question)]

async function pick<Item extends RaRecord<string>>(
  dataProvider: DataProvider,
  resource: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<Pick<Item>> {
  const before = queryClient.getQueryData<Pick<Item>>(queryKey)
  if (!before || before.data.length === 0) {
    return dataProvider.getList<Item>(resource, { ...(queryKey[2] as ReturnType<typeof paramsOf>), signal })
  }
  const ids = before.data.map(({ id }) => id)
  const { data } = await dataProvider.getMany<Item>(resource, { ids, meta: { known: before.data }, signal })
  return { ...before, data }
}
