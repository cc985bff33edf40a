import type { Query } from '@tanstack/react-query'
import type { Library, Series } from '../../generated/model.schemas'
import { getQueryCacheTags, type RecordCacheTag } from './queryCacheTags'
import { queryClient } from './queryClient'

/**
 * Watches the loaded libraries and series. A series without its own poster shows the poster of a book. The server
 * chooses this book by the rule `seriesCover` of the library and by the books of the series. Some rules also depend on
 * the books that the user has read (server-facts 4.4). The function compares each loaded record with its previous
 * version. Live events are not sufficient: an event about reading progress does not contain whether the user has
 * finished the book, and a proxy can block events.
 * @param renew receives the posters of series for which the server may now choose another book
 */
export function watchSourcesOfSeriesPosters(renew: (posters: readonly RecordCacheTag[]) => void): void {
  const compareRecords = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>) => {
    if (!getQueryCacheTags(queryKey).some(({ tag }) => tag === 'libraries' || tag === 'series')) return
    for (const record of listRecords(state.data)) {
      if ('seriesCover' in record && hasOtherRule(record as Library)) renew([{ tag: 'seriesPosters' }])
      if ('booksReadCount' in record && mayShowOtherBook(record as Series))
        renew([{ tag: 'seriesPosters', id: (record as Series).id }])
    }
  }
  const queries = queryClient.getQueryCache()
  // Also handles the data that is already in the cache. For example, the client requests the libraries before it has
  // loaded this module.
  for (const query of queries.getAll()) compareRecords(query)
  queries.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') compareRecords(event.query)
  })
}

/** Maximum number of series in memory. When the maximum is reached, all series are removed. */
const MAX_SERIES = 10_000

const rulesByLibraryId = new Map<string, Library['seriesCover']>()
const bookCountsBySeriesId = new Map<string, Pick<Series, 'booksCount' | 'booksReadCount'>>()

function hasOtherRule({ id, seriesCover }: Library): boolean {
  const previous = rulesByLibraryId.get(id)
  rulesByLibraryId.set(id, seriesCover)
  return previous !== undefined && previous !== seriesCover
}

/**
 * Returns whether the server may now choose another book for the poster of a series. Ignores new books, because the
 * server sends an event when it has generated the poster of a new book.
 */
function mayShowOtherBook({ id, libraryId, booksCount, booksReadCount }: Series): boolean {
  const previous = bookCountsBySeriesId.get(id)
  if (bookCountsBySeriesId.size >= MAX_SERIES) bookCountsBySeriesId.clear()
  bookCountsBySeriesId.set(id, { booksCount, booksReadCount })
  if (!previous) return false
  const dependsOnProgress = rulesByLibraryId.get(libraryId)?.startsWith('FIRST_UNREAD')
  return previous.booksCount > booksCount || Boolean(dependsOnProgress && previous.booksReadCount !== booksReadCount)
}

/** Lists the records in a response. The response can be a page, or the loaded pages of a list. */
function* listRecords(response: unknown): Generator<object> {
  if (Array.isArray(response)) for (const item of response) yield* listRecords(item)
  else if (typeof response === 'object' && response !== null) {
    const { pages, content, data }: Record<string, unknown> = { ...response }
    const records = pages ?? content ?? data
    if (records === undefined) yield response
    else yield* listRecords(records)
  }
}
