import { getBookPageRecords, storeBookPageRecords } from '../state/bookPageStore'
import { deleteBookRecord, deleteSeriesRecord } from '../state/deleteRecords'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

/**
 * Data for restoring records during a scan: the soft-deleted series and books, and the hashes of the scanned files by
 * path.
 */
export type RestorableRecords = { series: SeriesRecord[]; books: BookRecord[]; hashes: ReadonlyMap<string, string> }

/** Collects the soft-deleted series and books of all libraries. */
export function collectRestorableRecords(
  world: MockServerState,
  hashes: RestorableRecords['hashes'],
): RestorableRecords {
  return {
    hashes,
    series: [...world.series.values()].filter(series => series.deleted),
    books: [...world.books.values()].filter(book => book.deleted),
  }
}

/** Moves the data of a soft-deleted series to a new series whose files have the same sizes and hashes. */
export function restoreDeletedSeries(
  world: MockServerState,
  series: SeriesRecord,
  books: readonly BookRecord[],
  trash: RestorableRecords,
): void {
  const sizes = fileSizeKey(books)
  const former = trash.series.find(
    old =>
      world.series.has(old.id) &&
      fileSizeKey(world.booksOf(old.id)) === sizes &&
      world.booksOf(old.id).every(hasFileHash),
  )
  if (!former) return
  const byHash = new Map(world.booksOf(former.id).map(book => [book.fileHash, book]))
  const pairs = books.map(book => [book, byHash.get(trash.hashes.get(book.path) ?? '')] as const)
  if (pairs.some(([, old]) => !old)) return
  for (const [book, old] of pairs) if (old) transferBookData(world, book, old)
  const title = former.metadata.locks.title ? former.metadata.title : series.metadata.title
  const titleSort = former.metadata.locks.titleSort ? former.metadata.titleSort : series.metadata.titleSort
  series.metadata = { ...former.metadata, title, titleSort }
  for (const thumbnail of [...world.thumbnails.of('series', former.id)])
    changeThumbnailOwner(world, thumbnail.id, series.id)
  for (const collection of world.collections.values())
    collection.seriesIds = collection.seriesIds.map(id => (id === former.id ? series.id : id))
  deleteSeriesRecord(world, former)
}

/** Moves the data of soft-deleted books to new books whose files have the same size and hash. */
export function restoreDeletedBooks(
  world: MockServerState,
  books: readonly BookRecord[],
  trash: RestorableRecords,
): void {
  for (const book of books) {
    if (book.media.status !== 'UNKNOWN') continue
    const candidates = trash.books.filter(
      old => world.books.has(old.id) && old.sizeBytes === book.sizeBytes && hasFileHash(old),
    )
    if (!candidates.length) continue
    const hash = trash.hashes.get(book.path)
    const former = candidates.find(old => old.fileHash === hash)
    if (!former) continue
    transferBookData(world, book, former)
    deleteBookRecord(world, former)
  }
}

function transferBookData(world: MockServerState, book: BookRecord, former: BookRecord): void {
  const title = former.metadata.locks.title ? former.metadata.title : book.metadata.title
  book.media = { ...former.media, pages: getBookPageRecords(world, former) }
  book.fileHash = former.fileHash
  book.metadata = { ...former.metadata, title }
  storeBookPageRecords(world, book)
  for (const progress of world.progress.ofBook(former.id)) world.progress.set({ ...progress, bookId: book.id })
  for (const thumbnail of [...world.thumbnails.of('book', former.id)])
    changeThumbnailOwner(world, thumbnail.id, book.id)
  for (const list of world.readLists.values()) replaceBookInReadList(list, former.id, book.id)
}

/** Replaces a book in a read list by another book at the same position. */
export function replaceBookInReadList(
  list: { bookIds: string[]; places?: Record<string, number> },
  from: string,
  to: string,
): void {
  if (!list.bookIds.includes(from)) return
  list.bookIds = list.bookIds.map(id => (id === from ? to : id))
  const position = list.places?.[from]
  if (position !== undefined) list.places = { ...list.places, [to]: position }
}

/** Assigns a poster to another record. */
export function changeThumbnailOwner(world: MockServerState, thumbnailId: string, ownerId: string): void {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (!thumbnail) return
  world.thumbnails.delete(thumbnailId)
  world.thumbnails.add({ ...thumbnail, ownerId })
}

function fileSizeKey(books: readonly BookRecord[]): string {
  return books
    .map(book => book.sizeBytes)
    .sort((a, b) => a - b)
    .join()
}

function hasFileHash(book: BookRecord): boolean {
  return book.fileHash !== ''
}
