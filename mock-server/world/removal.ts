import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { deletePages } from './pageStore'
import type { BookRecord, LibraryRecord, SeriesRecord, ThumbnailOwner, ThumbnailRecord } from './records'
import type { World } from './world'

/**
 * Deletes a book with its progress, posters and read list memberships. Stored counts of read lists stay (server-facts
 * 4.2).
 */
export function removeBook(world: World, book: BookRecord): void {
  world.progress.deleteOfBook(book.id)
  removeThumbnails(world, 'book', book.id)
  for (const list of world.readLists.values())
    if (list.bookIds.includes(book.id)) list.bookIds = list.bookIds.filter(id => id !== book.id)
  deletePages(world, book.id)
  world.books.delete(book.id)
  world.tell('everyone', 'BookDeleted', { bookId: book.id, seriesId: book.seriesId, libraryId: book.libraryId })
  world.changed()
}

/** Deletes a series with its books, posters and collection memberships. */
export function removeSeries(world: World, series: SeriesRecord): void {
  for (const book of world.booksOf(series.id)) removeBook(world, book)
  removeThumbnails(world, 'series', series.id)
  for (const collection of world.collections.values())
    if (collection.seriesIds.includes(series.id))
      collection.seriesIds = collection.seriesIds.filter(id => id !== series.id)
  world.series.delete(series.id)
  world.tell('everyone', 'SeriesDeleted', { seriesId: series.id, libraryId: series.libraryId })
  world.changed()
}

/** Deletes a library with its series and books. Files stay. */
export function removeLibrary(world: World, library: LibraryRecord): void {
  for (const series of world.seriesOf(library.id)) removeSeries(world, series)
  for (const user of world.users.values())
    user.sharedLibrariesIds = user.sharedLibrariesIds.filter(id => id !== library.id)
  world.sidecars.delete(library.id)
  world.libraries.delete(library.id)
  world.tell('everyone', 'LibraryDeleted', { libraryId: library.id })
  world.changed()
}

/** Deletes a user with progress, activity, API keys and settings. Does not end sessions. */
export function removeUser(world: World, userId: string): void {
  world.progress.deleteOfUser(userId)
  world.activity = world.activity.filter(row => row.userId !== userId)
  for (const key of [...world.apiKeys.values()]) if (key.userId === userId) world.apiKeys.delete(key.id)
  world.clientSettings.user.delete(userId)
  world.announcementsRead.delete(userId)
  world.users.delete(userId)
  world.changed()
}

/** Deletes a poster, and its file if it was generated or uploaded. */
export function removeThumbnail(world: World, thumbnail: ThumbnailRecord): void {
  world.thumbnails.delete(thumbnail.id)
  if ('generated' in thumbnail.source) rmSync(join(world.filesDir, 'posters', `${thumbnail.id}.jpg`), { force: true })
  if (thumbnail.type === 'USER_UPLOADED' && 'file' in thumbnail.source) rmSync(thumbnail.source.file, { force: true })
  world.changed()
}

/** Deletes empty collections and read lists, if the server settings say so. */
export function removeEmptyMemberLists(world: World): void {
  if (world.settings.deleteEmptyCollections)
    for (const collection of [...world.collections.values()])
      if (!collection.seriesIds.length) {
        removeThumbnails(world, 'collection', collection.id)
        world.collections.delete(collection.id)
        world.tell('everyone', 'CollectionDeleted', { collectionId: collection.id, seriesIds: [] })
      }
  if (world.settings.deleteEmptyReadLists)
    for (const list of [...world.readLists.values()])
      if (!list.bookIds.length) {
        removeThumbnails(world, 'readList', list.id)
        world.readLists.delete(list.id)
        world.tell('everyone', 'ReadListDeleted', { readListId: list.id, bookIds: [] })
      }
  world.changed()
}

/** Deletes all posters of a record. */
export function removeThumbnails(world: World, owner: ThumbnailOwner, ownerId: string): void {
  for (const thumbnail of [...world.thumbnails.of(owner, ownerId)]) removeThumbnail(world, thumbnail)
}
