import { userOf } from '../../http/requestContext'
import { readListParameter } from '../../query/parameters'
import type { BookRecord, SeriesRecord, UserRecord } from '../../world/records'
import { canSeeLibrary } from '../../world/visibility'
import type { World } from '../../world/world'

/** Series selected by `library_id` or `collection_id`, limited to the libraries of the user. */
export function seriesFor(world: World, request: Request): SeriesRecord[] {
  const params = new URL(request.url).searchParams
  const libraries = readListParameter(params, 'library_id')
  const collections = readListParameter(params, 'collection_id')
  const user = userOf(request)
  if (libraries || !collections) return seriesIn(world, user, libraries)
  return seriesOfCollections(world, user, collections)
}

/**
 * Values of the requested series or books. Accepts `series_id` and `readlist_id` too; only the first kind of parameter
 * that was sent counts.
 * @param of values of a series
 * @param ofBook values of a book, for read lists
 */
export function wordsFor<Word>(
  world: World,
  request: Request,
  of: (series: SeriesRecord) => readonly Word[],
  ofBook: (book: BookRecord) => readonly Word[],
): Word[] {
  const params = new URL(request.url).searchParams
  const user = userOf(request)
  if (!readListParameter(params, 'library_id') && !readListParameter(params, 'collection_id')) {
    const series = readListParameter(params, 'series_id')
    if (series)
      return visible(
        user,
        series.flatMap(id => world.series.get(id) ?? []),
      ).flatMap(of)
    const lists = readListParameter(params, 'readlist_id')
    if (lists)
      return visible(
        user,
        lists.flatMap(id => booksOfReadList(world, id)),
      ).flatMap(ofBook)
  }
  return seriesFor(world, request).flatMap(of)
}

function visible<Item extends { libraryId: string }>(user: UserRecord, items: Item[]): Item[] {
  return items.filter(({ libraryId }) => canSeeLibrary(user, libraryId))
}

/** Series of the given libraries, or of all libraries, that are shared with the user. */
export function seriesIn(world: World, user: UserRecord, libraries: readonly string[] | undefined): SeriesRecord[] {
  return visible(user, [...world.series.values()]).filter(
    ({ libraryId }) => !libraries || libraries.includes(libraryId),
  )
}

function seriesOfCollections(world: World, user: UserRecord, ids: readonly string[]): SeriesRecord[] {
  const members = new Set(ids.flatMap(id => world.collections.get(id)?.seriesIds ?? []))
  return visible(
    user,
    [...members].flatMap(id => world.series.get(id) ?? []),
  )
}

/** Books of a read list, including hidden ones; empty for an unknown id. */
export function booksOfReadList(world: World, id: string): BookRecord[] {
  return (world.readLists.get(id)?.bookIds ?? []).flatMap(bookId => world.books.get(bookId) ?? [])
}
