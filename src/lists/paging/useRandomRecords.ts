import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type DataProvider, type RaRecord, useDataProvider } from 'react-admin'
import { queryClient } from '../../api/cache/queryClient'
import type { ListQuery, UseWindowedListResult } from './useWindowedList'

/**
 * Maximum number of random records in a list. The list has no further pages. The server shuffles again for each
 * request, so further pages would repeat records.
 */
const RANDOM_RECORD_COUNT = 100

type RandomRecordsResult<Item> = { data: Item[]; total?: number }

/** Returns whether the query has a random order. */
export const isRandomSort = ({ sort }: ListQuery): boolean => sort?.field === 'random'

/**
 * Loads a limited number of random records. A refetch updates the same records, and `pickAgain` selects other records.
 */
export function useRandomRecords<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery,
  enabled = true,
): { list: UseWindowedListResult<Item>; totalCount: number | undefined; pickAgain: () => void } {
  const dataProvider = useDataProvider()
  const queryKey = randomQueryKey(resource, query)
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => fetchRandomRecords<Item>(dataProvider, resource, queryKey, signal),
    meta: { shownBy: 'page' as const },
  })
  const items = data?.data
  return {
    totalCount: data?.total,
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

/**
 * Returns the cached records of a list with random order, in the order in which they are displayed. Returns an empty
 * array before the first load.
 */
export const getCachedRandomRecords = <Item>(resource: string, query: ListQuery): readonly Item[] =>
  queryClient.getQueryData<RandomRecordsResult<Item>>(randomQueryKey(resource, query))?.data ?? []

const randomListParams = ({ filter = {}, sort }: ListQuery) => ({
  pagination: { page: 1, perPage: RANDOM_RECORD_COUNT },
  sort,
  filter,
})

const randomQueryKey = (resource: string, query: ListQuery): QueryKey => [resource, 'getList', randomListParams(query)]

async function fetchRandomRecords<Item extends RaRecord<string>>(
  dataProvider: DataProvider,
  resource: string,
  queryKey: QueryKey,
  signal: AbortSignal,
): Promise<RandomRecordsResult<Item>> {
  const previous = queryClient.getQueryData<RandomRecordsResult<Item>>(queryKey)
  if (!previous || previous.data.length === 0) {
    return dataProvider.getList<Item>(resource, { ...(queryKey[2] as ReturnType<typeof randomListParams>), signal })
  }
  const ids = previous.data.map(({ id }) => id)
  const { data } = await dataProvider.getMany<Item>(resource, { ids, meta: { known: previous.data }, signal })
  return { ...previous, data }
}
