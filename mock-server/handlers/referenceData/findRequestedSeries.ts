import { requireSignedInUser } from '../../http/requestContext'
import { readListParameter } from '../../query/queryParameters'
import type { BookRecord, SeriesRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary } from '../../state/visibilityRules'

/** Returns the series in the libraries or collections of the request parameters. Omits libraries that the user cannot see. */
export function findRequestedSeries(world: MockServerState, request: Request): SeriesRecord[] {
  const params = new URL(request.url).searchParams
  const libraries = readListParameter(params, 'library_id')
  const collections = readListParameter(params, 'collection_id')
  const user = requireSignedInUser(request)
  if (libraries || !collections) return visibleSeriesOfLibraries(world, user, libraries)
  return seriesOfCollections(world, user, collections)
}

/**
 * Returns the values of the requested series or books, such as their tags. Uses only the first of these parameters:
 * `library_id`, `collection_id`, `series_id`, `readlist_id`.
 * @param valuesOfSeries returns the values of a series
 * @param valuesOfBook returns the values of a book, for read lists
 */
export function collectRequestedValues<Word>(
  world: MockServerState,
  request: Request,
  valuesOfSeries: (series: SeriesRecord) => readonly Word[],
  valuesOfBook: (book: BookRecord) => readonly Word[],
): Word[] {
  const params = new URL(request.url).searchParams
  const user = requireSignedInUser(request)
  if (!readListParameter(params, 'library_id') && !readListParameter(params, 'collection_id')) {
    const series = readListParameter(params, 'series_id')
    if (series)
      return inVisibleLibraries(
        user,
        series.flatMap(id => world.series.get(id) ?? []),
      ).flatMap(valuesOfSeries)
    const lists = readListParameter(params, 'readlist_id')
    if (lists)
      return inVisibleLibraries(
        user,
        lists.flatMap(id => allBooksOfReadList(world, id)),
      ).flatMap(valuesOfBook)
  }
  return findRequestedSeries(world, request).flatMap(valuesOfSeries)
}

function inVisibleLibraries<Item extends { libraryId: string }>(user: UserRecord, items: Item[]): Item[] {
  return items.filter(({ libraryId }) => canSeeLibrary(user, libraryId))
}

/** Returns the series of the given libraries that the user may see. Without libraries, returns the series of all libraries. */
export function visibleSeriesOfLibraries(
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
 * Returns all books of a read list, even if the user cannot see some of them. Returns an empty list for an unknown id.
 */
export function allBooksOfReadList(world: MockServerState, id: string): BookRecord[] {
  return (world.readLists.get(id)?.bookIds ?? []).flatMap(bookId => world.books.get(bookId) ?? [])
}
