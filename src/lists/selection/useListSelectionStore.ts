import { useEffect, useMemo, useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { getCachedRandomRecords, isRandomSort } from '../paging/useRandomRecords'
import { defaultListSort, hashListQuery, type ListQuery } from '../paging/useWindowedList'
import { createSelectionStore, type SelectionStore } from './selectionStore'
import { useClearSelectionIndexesOnSort } from './useClearSelectionIndexesOnSort'

/**
 * Returns the selection store of a list. When the filters of the list change, returns a new store without selected
 * items. Actions process the selected items in display order. In a list with random order, "select all" selects all
 * items that match the filters, including items that the list does not show.
 * @param query filter and sort of the list. Undefined if they are not known yet
 */
export function useListSelectionStore<Item extends RaRecord<string>>(
  resource: string,
  query: ListQuery | undefined,
): SelectionStore<Item> {
  const dataProvider = useDataProvider()
  const latestQuery = useRef(query)
  useEffect(() => {
    latestQuery.current = query
  })
  const { thenBy: _, ...filter } = query?.filter ?? {}
  const condition = hashListQuery(resource, { filter })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new condition needs a new store
  const store = useMemo(() => {
    const fetchPage = async ({ filter = {}, sort = defaultListSort }: ListQuery, ...page: PageRequest) => {
      const [index, size, signal] = page
      const params = { pagination: { page: index + 1, perPage: size }, filter, sort, signal }
      const { data, total } = await dataProvider.getList<Item>(resource, params)
      return { items: data, total: total ?? data.length }
    }
    return createSelectionStore<Item>({
      fetchShownPage: (...page) => {
        const shown = latestQuery.current ?? {}
        return isRandomSort(shown) ? pageOfRandomPick<Item>(resource, shown, ...page) : fetchPage(shown, ...page)
      },
      createMatchingPageFetcher: () => {
        const shown = latestQuery.current ?? {}
        const matching = isRandomSort(shown) ? { ...shown, sort: defaultListSort } : shown
        return (...page) => fetchPage(matching, ...page)
      },
      refetchItems: supportsGetMany(resource)
        ? async items => {
            const ids = items.map(({ id }) => id)
            return (await dataProvider.getMany<Item>(resource, { ids, meta: { known: items } })).data
          }
        : undefined,
    })
  }, [resource, condition])
  useClearSelectionIndexesOnSort(store, hashListQuery(resource, query ?? {}))
  return store
}

type PageRequest = [page: number, size: number, signal?: AbortSignal]

/**
 * Returns a page of the items in a list with random order. Takes the items from the cache, because the server would
 * return other items for a new request.
 */
async function pageOfRandomPick<Item>(resource: string, query: ListQuery, ...[page, size]: PageRequest) {
  const picked = getCachedRandomRecords<Item>(resource, query)
  return { items: picked.slice(page * size, (page + 1) * size), total: picked.length }
}

/** Returns whether the data provider can fetch many records of a resource with few requests. */
const supportsGetMany = (resource: string) => resource === 'series' || resource === 'books'
