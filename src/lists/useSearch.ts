import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listBooks } from '../generated/books/books.calls'
import { getCollections } from '../generated/collections/collections.calls'
import type { Book, Collection, ReadList, Series } from '../generated/model.schemas'
import { getReadLists } from '../generated/readlists/readlists.calls'
import { listSeries } from '../generated/series/series.calls'
import { inLibrary, libraryParam } from './libraryCondition'

/** What was found, by kind. */
export type Found = { series: Series[]; books: Book[]; collections: Collection[]; readLists: ReadList[] }

const PAUSE = 250

/** The text once the person has stopped typing for a moment. */
export function useCalmed(text: string): string {
  const [calm, setCalm] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return calm
}

/**
 * Looks for a text in series, books, collections and read lists at once; a newer text ends the search for the older one.
 * @param text  as the server's full-text search reads it; nothing is asked for an empty one
 * @param libraryId  `all` or a library's id
 * @param size  the most of each kind
 */
export function useSearch(text: string, libraryId: string, size: number) {
  const enabled = text.trim() !== ''
  const one = <Item>(
    url: string,
    read: (signal: AbortSignal) => Promise<{ content: Item[]; totalElements: number }>,
  ) => ({
    queryKey: [url, { search: text, libraryId, size }],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
    enabled,
    meta: { shownBy: 'page' as const },
  })
  const within = { allOf: inLibrary(libraryId) }
  const found = useQueries({
    queries: [
      one('/api/v1/series/list', signal =>
        listSeries(
          {
            condition: { allOf: [...inLibrary(libraryId), { oneShot: { operator: 'isFalse' } }] },
            fullTextSearch: text,
          },
          { size },
          { signal },
        ),
      ),
      one('/api/v1/books/list', signal => listBooks({ condition: within, fullTextSearch: text }, { size }, { signal })),
      one('/api/v1/collections', signal =>
        getCollections({ search: text, size, ...libraryParam(libraryId) }, { signal }),
      ),
      one('/api/v1/readlists', signal => getReadLists({ search: text, size, ...libraryParam(libraryId) }, { signal })),
    ],
  })
  const [series, books, collections, readLists] = found
  const counts = found.map(({ data }) => data?.totalElements ?? 0)
  return {
    found: {
      series: series.data?.content ?? [],
      books: books.data?.content ?? [],
      collections: collections.data?.content ?? [],
      readLists: readLists.data?.content ?? [],
    } satisfies Found,
    counts: { series: counts[0] ?? 0, books: counts[1] ?? 0, collections: counts[2] ?? 0, readLists: counts[3] ?? 0 },
    isSearching: enabled && found.some(({ isFetching, data }) => isFetching && !data),
    failure: found.every(({ error }) => error) ? found[0].error : undefined,
    retry: () => {
      for (const { refetch } of found) void refetch()
    },
  }
}
