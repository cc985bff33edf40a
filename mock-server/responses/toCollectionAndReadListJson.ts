import type { components } from '../../src/generated/openapi'
import type { CollectionRecord, ReadListRecord, ThumbnailRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { canSeeBook, canSeeSeries, isRestrictedUser } from '../state/visibilityRules'
import { formatUtcTime } from './formatResponseValues'
import { toCommonThumbnailJson } from './toThumbnailJson'

/**
 * Returns the ids of the series in a collection, in the order of the collection. Omits series that the user must not
 * see. If `user` is undefined, returns the ids of all series.
 */
export function getVisibleCollectionSeriesIds(
  world: MockServerState,
  user: UserRecord | undefined,
  { seriesIds }: CollectionRecord,
): string[] {
  if (!user || !isRestrictedUser(user)) return seriesIds
  return seriesIds.filter(id => {
    const series = world.series.get(id)
    return series !== undefined && canSeeSeries(user, series)
  })
}

/**
 * Returns the ids of the books in a read list, in the order of the list. Omits books that the user must not see. If
 * `user` is undefined, returns the ids of all books.
 */
export function getVisibleReadListBookIds(
  world: MockServerState,
  user: UserRecord | undefined,
  { bookIds }: ReadListRecord,
): string[] {
  if (!user || !isRestrictedUser(user)) return bookIds
  return bookIds.filter(id => {
    const book = world.books.get(id)
    return book !== undefined && canSeeBook(world, user, book)
  })
}

/**
 * Converts a collection to JSON. `filtered` is true if the number of visible series differs from the number of series
 * at the last save. Therefore, `filtered` is also true after a series of the collection was deleted, as on the real
 * server.
 */
export function toCollectionJson(
  world: MockServerState,
  user: UserRecord | undefined,
  collection: CollectionRecord,
): components['schemas']['Collection'] {
  const seriesIds = getVisibleCollectionSeriesIds(world, user, collection)
  return {
    id: collection.id,
    name: collection.name,
    ordered: collection.ordered,
    seriesIds,
    createdDate: formatUtcTime(collection.created),
    lastModifiedDate: formatUtcTime(collection.lastModified),
    filtered: seriesIds.length !== collection.storedCount,
  }
}

/** Converts a read list to JSON. The JSON contains only the books that the user may see, in the order of the list. */
export function toReadListJson(
  world: MockServerState,
  user: UserRecord | undefined,
  list: ReadListRecord,
): components['schemas']['ReadList'] {
  const bookIds = getVisibleReadListBookIds(world, user, list)
  return {
    id: list.id,
    name: list.name,
    summary: list.summary,
    ordered: list.ordered,
    bookIds,
    createdDate: formatUtcTime(list.created),
    lastModifiedDate: formatUtcTime(list.lastModified),
    filtered: bookIds.length !== list.storedCount,
  }
}

export function toCollectionThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['CollectionThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), collectionId: thumbnail.ownerId }
}

export function toReadListThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['ReadListThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), readListId: thumbnail.ownerId }
}
