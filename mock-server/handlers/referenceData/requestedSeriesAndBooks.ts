import { requireSignedInUser } from '../../http/requestContext'
import { readMultiValueParameter } from '../../query/queryParameters'
import type { BookRecord, SeriesRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary } from '../../state/visibilityRules'

/**
 * Returns the series in the libraries or collections that the request parameters name. Omits libraries that the user
 * cannot see.
 */
export function findSeriesOfRequestedLibrariesOrCollections(world: MockServerState, request: Request): SeriesRecord[] {
  const params = new URL(request.url).searchParams
  const libraries = readMultiValueParameter(params, 'library_id')
  const collections = readMultiValueParameter(params, 'collection_id')
  const user = requireSignedInUser(request)
  if (libraries || !collections) return getSeriesOfVisibleLibraries(world, user, libraries)
  return seriesOfCollections(world, user, collections)
}

/**
 * Returns values of series or books, such as their tags. A request parameter selects the series or books: `library_id`
 * or `collection_id`, else `series_id`, else `readlist_id`.
 * @param valuesOfSeries returns the values of a series
 * @param valuesOfBook returns the values of a book, for read lists
 */
export function collectValuesOfRequestedSeriesOrBooks<Word>(
  world: MockServerState,
  request: Request,
  valuesOfSeries: (series: SeriesRecord) => readonly Word[],
  valuesOfBook: (book: BookRecord) => readonly Word[],
): Word[] {
  const params = new URL(request.url).searchParams
  const user = requireSignedInUser(request)
  if (!readMultiValueParameter(params, 'library_id') && !readMultiValueParameter(params, 'collection_id')) {
    const series = readMultiValueParameter(params, 'series_id')
    if (series)
      return inVisibleLibraries(
        user,
        series.flatMap(id => world.series.get(id) ?? []),
      ).flatMap(valuesOfSeries)
    const lists = readMultiValueParameter(params, 'readlist_id')
    if (lists)
      return inVisibleLibraries(
        user,
        lists.flatMap(id => getAllBooksOfReadList(world, id)),
      ).flatMap(valuesOfBook)
  }
  return findSeriesOfRequestedLibrariesOrCollections(world, request).flatMap(valuesOfSeries)
}

function inVisibleLibraries<Item extends { libraryId: string }>(user: UserRecord, items: Item[]): Item[] {
  return items.filter(({ libraryId }) => canSeeLibrary(user, libraryId))
}

/**
 * Returns all series of the given libraries. Omits libraries that the user cannot see. If `libraries` is undefined,
 * returns the series of all libraries that the user can see.
 */
export function getSeriesOfVisibleLibraries(
  world: MockServerState,
  user: UserRecord,
  libraries: readonly string[] | undefined,
): SeriesRecord[] {
  return inVisibleLibraries(user, [...world.series.values()]).filter(
    ({ libraryId }) => !libraries || libraries.includes(libraryId),
  )
}

function seriesOfCollections(world: MockServerState, user: UserRecord, ids: readonly string[]): SeriesRecord[] {
  const members = new Set(ids.flatMap(id => world.collections.get(id)?.seriesIds ?? []))
  return inVisibleLibraries(
    user,
    [...members].flatMap(id => world.series.get(id) ?? []),
  )
}

/**
 * Returns all books of a read list, including books that the user cannot see. Returns an empty list for an unknown id.
 */
export function getAllBooksOfReadList(world: MockServerState, id: string): BookRecord[] {
  return (world.readLists.get(id)?.bookIds ?? []).flatMap(bookId => world.books.get(bookId) ?? [])
}
