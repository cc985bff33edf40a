import { useQueries } from '@tanstack/react-query'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { getCollections } from '../../generated/collections/collections.calls'
import type { Book, Collection, ReadList, Series } from '../../generated/model.schemas'
import { getReadLists } from '../../generated/readlists/readlists.calls'
import { listSeries } from '../../generated/series/series.calls'
import { buildLibraryConditions, toLibraryQueryParam } from '../filters/libraryConditions'
import { useKeepPreviousResults } from '../paging/useKeepPreviousResults'

export type SearchResultsByResource = {
  series: Series[]
  books: Book[]
  collections: Collection[]
  readLists: ReadList[]
}

/** A number for each searched resource, for example the number of results. */
export type SearchResultCountsByResource = Record<keyof SearchResultsByResource, number>

/**
 * Searches series, books, collections and read lists in parallel. A new text cancels the previous search.
 * @param text text for the full-text search of the server. An empty text sends no request
 * @param libraryId id of the library to search, or `all`
 * @param sizes maximum number of results for each resource
 * @returns the results. If `failure` is set, a request has failed, and the results are incomplete
 */
export function useSearchOfAllResources(text: string, libraryId: string, sizes: SearchResultCountsByResource) {
  const enabled = text.trim() !== ''
  const searchQuery = <Item>(
    operation: 'listSeries' | 'listBooks' | 'getCollections' | 'getReadLists',
    size: number,
    read: (size: number, signal: AbortSignal) => Promise<{ content: Item[]; totalElements: number }>,
  ) => ({
    queryKey: createOperationQueryKey(operation, { search: text, libraryId, size }),
    queryFn: ({ signal }: { signal: AbortSignal }) => read(size, signal),
    enabled,
    meta: { shownBy: 'page' as const },
  })
  const conditions = buildLibraryConditions(libraryId)
  const memberListParams = (size: number) => ({ search: text, size, ...toLibraryQueryParam(libraryId) })
  const queries = useQueries({
    queries: [
      searchQuery('listSeries', sizes.series, (size, signal) =>
        listSeries(
          { condition: { allOf: [...conditions, { oneShot: { operator: 'isFalse' } }] }, fullTextSearch: text },
          { size },
          { signal },
        ),
      ),
      searchQuery('listBooks', sizes.books, (size, signal) =>
        listBooksWithLegacyFallback({ condition: { allOf: conditions }, fullTextSearch: text }, { size }, { signal }),
      ),
      searchQuery('getCollections', sizes.collections, (size, signal) =>
        getCollections(memberListParams(size), { signal }),
      ),
      searchQuery('getReadLists', sizes.readLists, (size, signal) => getReadLists(memberListParams(size), { signal })),
    ],
  })
  const [ofSeries, ofBooks, ofCollections, ofReadLists] = queries
  const responses = [ofSeries.data, ofBooks.data, ofCollections.data, ofReadLists.data] as const
  const latestResponses = useKeepPreviousResults(`${libraryId} ${text}`, responses)
  const [series, books, collections, readLists] = latestResponses
  return {
    results: {
      series: series?.content ?? [],
      books: books?.content ?? [],
      collections: collections?.content ?? [],
      readLists: readLists?.content ?? [],
    } satisfies SearchResultsByResource,
    counts: {
      series: series?.totalElements ?? 0,
      books: books?.totalElements ?? 0,
      collections: collections?.totalElements ?? 0,
      readLists: readLists?.totalElements ?? 0,
    } satisfies SearchResultCountsByResource,
    isSearching: enabled && queries.some(({ isFetching }, index) => isFetching && !latestResponses[index]),
    failure: queries.find(({ error, data }) => error && !data)?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of queries) if (error) void refetch()
    },
  }
}
