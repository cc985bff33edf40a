import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { deleteBookPageRecords } from './bookContents/bookPageStore'
import { deleteEpubPublication } from './bookContents/epubPublicationStore'
import { publishLibraryCountsForMetrics } from './libraryCounts'
import type { BookRecord, LibraryRecord, SeriesRecord, ThumbnailOwnerType, ThumbnailRecord } from './libraryRecords'
import type { MockServerState } from './mockServerState'

/**
 * Deletes a book with its progress, posters and read list entries. Does not update the book counts that read lists
 * store (server-facts 4.2).
 */
export function deleteBookRecord(world: MockServerState, book: BookRecord): void {
  world.progress.deleteOfBook(book.id)
  deleteThumbnailsOfRecord(world, 'book', book.id)
  for (const list of world.readLists.values())
    if (list.bookIds.includes(book.id)) list.bookIds = list.bookIds.filter(id => id !== book.id)
  deleteBookPageRecords(world, book.id)
  deleteEpubPublication(world, book)
  world.books.delete(book.id)
  world.emit('everyone', 'BookDeleted', { bookId: book.id, seriesId: book.seriesId, libraryId: book.libraryId })
  world.markChanged()
}

/**
 * Deletes series with their books, posters and collection entries. Sends the live events of all books before the events
 * of the series, as the real server does.
 */
export function deleteSeriesRecords(world: MockServerState, deleted: readonly SeriesRecord[]): void {
  for (const series of deleted) for (const book of world.booksOf(series.id)) deleteBookRecord(world, book)
  for (const series of deleted) {
    deleteThumbnailsOfRecord(world, 'series', series.id)
    for (const collection of world.collections.values())
      if (collection.seriesIds.includes(series.id))
        collection.seriesIds = collection.seriesIds.filter(id => id !== series.id)
    world.series.delete(series.id)
    world.emit('everyone', 'SeriesDeleted', { seriesId: series.id, libraryId: series.libraryId })
  }
  world.markChanged()
}

/** Deletes a library with its series and books. Does not delete their files. */
export function deleteLibraryRecord(world: MockServerState, library: LibraryRecord): void {
  deleteSeriesRecords(world, world.seriesOf(library.id))
  for (const user of world.users.values())
    user.sharedLibrariesIds = user.sharedLibrariesIds.filter(id => id !== library.id)
  world.sidecars.delete(library.id)
  world.libraries.delete(library.id)
  publishLibraryCountsForMetrics(world)
  world.emit('everyone', 'LibraryDeleted', { libraryId: library.id })
  world.markChanged()
}

/**
 * Deletes a user and the data of this user: reading progress, authentication activity, API keys, client settings and
 * read announcements. Does not end the sessions of the user.
 */
export function deleteUserRecord(world: MockServerState, userId: string): void {
  world.progress.deleteOfUser(userId)
  const email = world.users.get(userId)?.email
  world.activity = world.activity.filter(row => row.userId !== userId && (row.email === null || row.email !== email))
  for (const key of [...world.apiKeys.values()]) if (key.userId === userId) world.apiKeys.delete(key.id)
  world.clientSettings.user.delete(userId)
  world.announcementsRead.delete(userId)
  world.users.delete(userId)
  world.markChanged()
}

/** Deletes a poster. Also deletes its file if the poster was generated or uploaded. */
export function deleteThumbnailRecord(world: MockServerState, thumbnail: ThumbnailRecord): void {
  world.thumbnails.delete(thumbnail.id)
  if ('generated' in thumbnail.source) rmSync(join(world.filesDir, 'posters', `${thumbnail.id}.jpg`), { force: true })
  if (thumbnail.type === 'USER_UPLOADED' && 'file' in thumbnail.source) rmSync(thumbnail.source.file, { force: true })
  world.markChanged()
}

/** Deletes empty collections and read lists, if the server settings require the deletion. */
export function deleteEmptyCollectionsAndReadLists(world: MockServerState): void {
  if (world.settings.deleteEmptyCollections)
    for (const collection of [...world.collections.values()])
      if (!collection.seriesIds.length) {
        deleteThumbnailsOfRecord(world, 'collection', collection.id)
        world.collections.delete(collection.id)
        world.emit('everyone', 'CollectionDeleted', { collectionId: collection.id, seriesIds: [] })
      }
  if (world.settings.deleteEmptyReadLists)
    for (const list of [...world.readLists.values()])
      if (!list.bookIds.length) {
        deleteThumbnailsOfRecord(world, 'readList', list.id)
        world.readLists.delete(list.id)
        world.emit('everyone', 'ReadListDeleted', { readListId: list.id, bookIds: [] })
      }
  world.markChanged()
}

export function deleteThumbnailsOfRecord(world: MockServerState, owner: ThumbnailOwnerType, ownerId: string): void {
  for (const thumbnail of [...world.thumbnails.of(owner, ownerId)]) deleteThumbnailRecord(world, thumbnail)
}
