import { userOf } from '../../http/requestContext'
import { readList } from '../../query/parameters'
import type { BookRecord, SeriesRecord, UserRecord } from '../../world/records'
import { canSeeLibrary } from '../../world/visibility'
import type { World } from '../../world/world'

/** Series that a call is about: of libraries, or of a collection, among those of the user's libraries. */
export function seriesFor(world: World, request: Request): SeriesRecord[] {
  const params = new URL(request.url).searchParams
  const libraries = readList(params, 'library_id')
  const collections = readList(params, 'collection_id')
  const user = userOf(request)
  if (libraries || !collections) return seriesIn(world, user, libraries)
  return seriesOfCollections(world, user, collections)
}

/** The same with single series and read lists; only the first of the kinds that were sent counts. */
export function wordsFor<Word>(
  world: World,
  request: Request,
  of: (series: SeriesRecord) => readonly Word[],
  ofBook: (book: BookRecord) => readonly Word[],
): Word[] {
  const params = new URL(request.url).searchParams
  const user = userOf(request)
  if (!readList(params, 'library_id') && !readList(params, 'collection_id')) {
    const series = readList(params, 'series_id')
    if (series)
      return visible(
        user,
        series.flatMap(id => world.series.get(id) ?? []),
      ).flatMap(of)
    const lists = readList(params, 'readlist_id')
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

/** Series of libraries (or all), as far as the libraries are shared with the user. */
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

/** The books of a read list, hidden ones too; none where there is no such list. */
export function booksOfReadList(world: World, id: string): BookRecord[] {
  return (world.readLists.get(id)?.bookIds ?? []).flatMap(bookId => world.books.get(bookId) ?? [])
}
