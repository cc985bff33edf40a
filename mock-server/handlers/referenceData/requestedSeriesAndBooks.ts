import { requireSignedInUser } from '../../http/requestContext'
import { readMultiValueParameter } from '../../query/queryParameters'
import type { BookRecord, SeriesRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary } from '../../state/visibilityRules'

const ID_LIST_PARAMETERS = ['library_id', 'collection_id', 'series_id', 'readlist_id']

/**
 * Returns the query parameters of a request. Omits each parameter that is an empty list of ids, because an empty list
 * selects all series and books.
 * @param names names of the parameters that are lists of ids. All other parameters stay in the result, even if they are
 *   empty. An empty single id selects no series and no books
 */
export function readParametersWithoutEmptyIdLists(request: Request, names = ID_LIST_PARAMETERS): URLSearchParams {
  const params = new URL(request.url).searchParams
  for (const name of names) {
    if (readMultiValueParameter(params, name)?.length !== 0) continue
    params.delete(name)
    params.delete(`${name}[]`)
  }
  return params
}

/**
 * Returns the series in the libraries or collections whose ids the request parameters contain. The parameter
 * `library_id` has priority over `collection_id`. Without these parameters, returns the series of all libraries. Omits
 * series from libraries that the user cannot see.
 */
export function findSeriesOfRequestedLibrariesOrCollections(
  world: MockServerState,
  request: Request,
  params = readParametersWithoutEmptyIdLists(request),
): SeriesRecord[] {
  const libraries = readMultiValueParameter(params, 'library_id')
  const collections = readMultiValueParameter(params, 'collection_id')
  const user = requireSignedInUser(request)
  if (libraries || !collections) return getSeriesOfVisibleLibraries(world, user, libraries)
  return seriesOfCollections(world, user, collections)
}

/**
 * Returns values from the metadata of the series or books that the request selects, for example all tags of a library.
 * The parameters `library_id` and `collection_id` have priority over `series_id`. The parameter `series_id` has
 * priority over `readlist_id`, which selects the books of read lists.
 * @param valuesOfSeries returns the values of a series
 * @param valuesOfBook returns the values of a book
 */
export function collectValuesOfRequestedSeriesOrBooks<Word>(
  world: MockServerState,
  request: Request,
  valuesOfSeries: (series: SeriesRecord) => readonly Word[],
  valuesOfBook: (book: BookRecord) => readonly Word[],
  params = readParametersWithoutEmptyIdLists(request),
): Word[] {
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
  return findSeriesOfRequestedLibrariesOrCollections(world, request, params).flatMap(valuesOfSeries)
}

function inVisibleLibraries<Item extends { libraryId: string }>(user: UserRecord, items: Item[]): Item[] {
  return items.filter(({ libraryId }) => canSeeLibrary(user, libraryId))
}

/**
 * Returns the series of the given libraries. Omits libraries that the user cannot see. If `libraries` is undefined,
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
