import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { operationKey } from '../../api/cache/operationKey'
import { listBooks } from '../../api/records/listBooks'
import { getCollections } from '../../generated/collections/collections.calls'
import type { Book, Collection, ReadList, Series } from '../../generated/model.schemas'
import { getReadLists } from '../../generated/readlists/readlists.calls'
import { listSeries } from '../../generated/series/series.calls'
import { libraryCondition, libraryParam } from '../filters/libraryCondition'
import { usePreviousData } from '../paging/usePreviousData'

/** Search results by resource. */
export type SearchResults = { series: Series[]; books: Book[]; collections: Collection[]; readLists: ReadList[] }

const PAUSE = 250

/** Returns the text after a pause in typing. */
export function useDebounced(text: string): string {
  const [calm, setCalm] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return calm
}

/** Numbers by resource, such as the maximum number of results. */
export type ResultSizes = Record<keyof SearchResults, number>

/**
 * Searches series, books, collections and read lists in parallel. A new text cancels the previous search.
 * @param text  text for the full-text search of the server; an empty text sends no request
 * @param libraryId  id of a library, or `all`
 * @param sizes  maximum number of results; a larger number keeps the current results while loading
 * @returns `failure` is set when some requests failed: the results are then incomplete
 */
export function useSearch(text: string, libraryId: string, sizes: ResultSizes) {
  const enabled = text.trim() !== ''
  const one = <Item>(
    operation: 'listSeries' | 'listBooks' | 'getCollections' | 'getReadLists',
    size: number,
    read: (size: number, signal: AbortSignal) => Promise<{ content: Item[]; totalElements: number }>,
  ) => ({
    queryKey: operationKey(operation, { search: text, libraryId, size }),
    queryFn: ({ signal }: { signal: AbortSignal }) => read(size, signal),
    enabled,
    meta: { shownBy: 'page' as const },
  })
  const within = libraryCondition(libraryId)
  const sets = (size: number) => ({ search: text, size, ...libraryParam(libraryId) })
  const asked = useQueries({
    queries: [
      one('listSeries', sizes.series, (size, signal) =>
        listSeries(
          { condition: { allOf: [...within, { oneShot: { operator: 'isFalse' } }] }, fullTextSearch: text },
          { size },
          { signal },
        ),
      ),
      one('listBooks', sizes.books, (size, signal) =>
        listBooks({ condition: { allOf: within }, fullTextSearch: text }, { size }, { signal }),
      ),
      one('getCollections', sizes.collections, (size, signal) => getCollections(sets(size), { signal })),
      one('getReadLists', sizes.readLists, (size, signal) => getReadLists(sets(size), { signal })),
    ],
  })
  const [ofSeries, ofBooks, ofCollections, ofReadLists] = asked
  const answered = [ofSeries.data, ofBooks.data, ofCollections.data, ofReadLists.data] as const
  const known = usePreviousData(`${libraryId} ${text}`, answered)
  const [series, books, collections, readLists] = known
  return {
    found: {
      series: series?.content ?? [],
      books: books?.content ?? [],
      collections: collections?.content ?? [],
      readLists: readLists?.content ?? [],
    } satisfies SearchResults,
    counts: {
      series: series?.totalElements ?? 0,
      books: books?.totalElements ?? 0,
      collections: collections?.totalElements ?? 0,
      readLists: readLists?.totalElements ?? 0,
    } satisfies ResultSizes,
    isSearching: enabled && asked.some(({ isFetching }, index) => isFetching && !known[index]),
    failure: asked.find(({ error, data }) => error && !data)?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of asked) if (error) void refetch()
    },
  }
}
