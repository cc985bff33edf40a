import { getBookPageRecords, storeBookPageRecords } from '../state/bookContents/bookPageStore'
import { copyEpubPublication } from '../state/bookContents/epubPublicationStore'
import { deleteBookRecord, deleteSeriesRecords } from '../state/deleteRecords'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

/**
 * Data from which a scan restores records after files were renamed or moved. `hashes` contains the hashes of the
 * scanned files by path.
 */
export type DeletedRecordsByFile = {
  /** Soft-deleted series by their keys from {@link fileSizeKey}. A key contains the sizes of all files of a series. */
  series: Map<string, Set<SeriesRecord>>
  /** Soft-deleted books by their keys from {@link fileKey}. A key contains the size and the hash of a book file. */
  books: Map<string, Set<BookRecord>>
  hashes: ReadonlyMap<string, string>
}

/**
 * Collects the soft-deleted series and books of all libraries in maps. The maps make each search fast, which is
 * necessary because a renamed folder can contain 100,000 files.
 */
export function collectDeletedRecordsByFile(
  world: MockServerState,
  hashes: DeletedRecordsByFile['hashes'],
): DeletedRecordsByFile {
  const deletedRecords: DeletedRecordsByFile = { hashes, series: new Map(), books: new Map() }
  for (const series of world.series.values())
    if (series.deleted) addToGroup(deletedRecords.series, fileSizeKey(world.booksOf(series.id)), series)
  for (const book of world.books.values())
    if (book.deleted && hasFileHash(book))
      addToGroup(deletedRecords.books, fileKey(book.sizeBytes, book.fileHash), book)
  return deletedRecords
}

function addToGroup<Key, Item>(groups: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const group = groups.get(key)
  if (group) group.add(item)
  else groups.set(key, new Set([item]))
}

/**
 * Searches for a soft-deleted series whose files have the same sizes and hashes as the files of a new series. Moves the
 * data of the soft-deleted series to the new series. Does not move imported poster images. Moves titles only if they
 * are locked. Then deletes the soft-deleted series.
 * @returns restored books whose titles are not locked. The caller must read their titles from the files again
 */
export function restoreDeletedSeries(
  world: MockServerState,
  series: SeriesRecord,
  books: readonly BookRecord[],
  deletedRecords: DeletedRecordsByFile,
): BookRecord[] {
  const former = findDeletedSeries(world, fileSizeKey(books), deletedRecords)
  if (!former) return []
  const byHash = new Map(world.booksOf(former.id).map(book => [book.fileHash, book]))
  const pairs = books.map(book => [book, byHash.get(deletedRecords.hashes.get(book.path) ?? '')] as const)
  if (pairs.some(([, old]) => !old)) return []
  for (const [book, old] of pairs) if (old) transferBookData(world, book, old)
  const title = former.metadata.locks.title ? former.metadata.title : series.metadata.title
  const titleSort = former.metadata.locks.titleSort ? former.metadata.titleSort : series.metadata.titleSort
  const { created } = series.metadata
  series.metadata = { ...former.metadata, title, titleSort, created, lastModified: world.now() }
  for (const thumbnail of [...world.thumbnails.of('series', former.id)])
    if (thumbnail.type === 'USER_UPLOADED') changeThumbnailOwner(world, thumbnail.id, series.id)
  for (const collection of world.collections.values()) {
    if (!collection.seriesIds.includes(former.id)) continue
    collection.seriesIds = collection.seriesIds.map(id => (id === former.id ? series.id : id))
    collection.storedCount = collection.seriesIds.length
    collection.lastModified = world.now()
  }
  deleteSeriesRecords(world, [former])
  return books.filter(book => !book.metadata.locks.title)
}

/**
 * Returns the first soft-deleted series whose files have the given sizes. Each book of the series must have a file
 * hash.
 */
function findDeletedSeries(
  world: MockServerState,
  sizes: string,
  deletedRecords: DeletedRecordsByFile,
): SeriesRecord | undefined {
  const group = deletedRecords.series.get(sizes)
  for (const former of group ?? []) {
    const formerBooks = world.booksOf(former.id)
    if (world.series.has(former.id) && fileSizeKey(formerBooks) === sizes && formerBooks.every(hasFileHash))
      return former
    group?.delete(former)
  }
  return undefined
}

/**
 * For each new book, searches for a soft-deleted book whose file has the same size and hash. Moves the data of the
 * soft-deleted book to the new book. Does not move imported poster images. Moves the title only if it is locked. Then
 * deletes the soft-deleted book. Skips books that are already restored.
 * @returns restored books whose titles are not locked. The caller must read their titles from the files again
 */
export function restoreDeletedBooks(
  world: MockServerState,
  books: readonly BookRecord[],
  deletedRecords: DeletedRecordsByFile,
): BookRecord[] {
  const restored: BookRecord[] = []
  const reducedSeriesIds = new Set<string>()
  for (const book of books) {
    if (book.media.status !== 'UNKNOWN') continue
    const former = takeDeletedBook(
      world,
      fileKey(book.sizeBytes, deletedRecords.hashes.get(book.path) ?? ''),
      deletedRecords,
    )
    if (!former) continue
    transferBookData(world, book, former)
    deleteBookRecord(world, former)
    reducedSeriesIds.add(former.seriesId)
    restored.push(book)
  }
  for (const id of reducedSeriesIds) {
    const series = world.series.get(id)
    if (series?.deleted) addToGroup(deletedRecords.series, fileSizeKey(world.booksOf(id)), series)
  }
  return restored.filter(book => !book.metadata.locks.title)
}

/**
 * Returns the first soft-deleted book whose file has the size and hash in `key`. Removes this book from
 * `deletedRecords`, so that the book is restored only once.
 */
function takeDeletedBook(
  world: MockServerState,
  key: string,
  deletedRecords: DeletedRecordsByFile,
): BookRecord | undefined {
  const group = deletedRecords.books.get(key)
  for (const former of group ?? []) {
    group?.delete(former)
    if (world.books.has(former.id)) return former
  }
  return undefined
}

function transferBookData(world: MockServerState, book: BookRecord, former: BookRecord): void {
  const title = former.metadata.locks.title ? former.metadata.title : book.metadata.title
  book.media = { ...former.media, pages: getBookPageRecords(world, former), lastModified: world.now() }
  book.fileHash = former.fileHash
  transferMetadata(world, book, former, title)
  storeBookPageRecords(world, book)
  copyEpubPublication(world, former, book)
  transferProgress(world, book, former)
  for (const thumbnail of [...world.thumbnails.of('book', former.id)])
    if (thumbnail.type !== 'SIDECAR') changeThumbnailOwner(world, thumbnail.id, book.id)
  replaceBookInReadLists(world, former.id, book.id)
}

/**
 * Copies the metadata of a former book to the book that replaces it. Keeps the creation time of the new book, and sets
 * the modification time to the current time.
 * @param title title for the new book. By default, the title of the former book
 */
export function transferMetadata(
  world: MockServerState,
  book: BookRecord,
  { metadata }: BookRecord,
  title = metadata.title,
): void {
  book.metadata = { ...metadata, title, created: book.metadata.created, lastModified: world.now() }
}

/**
 * Copies the reading progress of all users from a former book to the book that replaces it. Keeps the read dates. Sets
 * the creation and modification times of the copies to the current time.
 */
export function transferProgress(world: MockServerState, book: BookRecord, former: BookRecord): void {
  const now = world.now()
  for (const progress of world.progress.ofBook(former.id))
    world.progress.set({ ...progress, bookId: book.id, created: now, lastModified: now })
}

/**
 * Replaces a book with another book in all read lists. Each read list that contains the book gets the positions 0, 1, 2
 * and so on, a new modification time, and the current number of its books as the stored count.
 */
export function replaceBookInReadLists(world: MockServerState, from: string, to: string): void {
  for (const list of world.readLists.values()) {
    if (!list.bookIds.includes(from)) continue
    list.bookIds = list.bookIds.map(id => (id === from ? to : id))
    list.places = undefined
    list.storedCount = list.bookIds.length
    list.lastModified = world.now()
  }
}

/** Assigns a poster to another record. */
export function changeThumbnailOwner(world: MockServerState, thumbnailId: string, ownerId: string): void {
  const thumbnail = world.thumbnails.get(thumbnailId)
  if (!thumbnail) return
  world.thumbnails.delete(thumbnailId)
  world.thumbnails.add({ ...thumbnail, ownerId })
}

const fileKey = (sizeBytes: number, fileHash: string): string => `${sizeBytes}/${fileHash}`

function fileSizeKey(books: readonly BookRecord[]): string {
  return books
    .map(book => book.sizeBytes)
    .sort((a, b) => a - b)
    .join()
}

function hasFileHash(book: BookRecord): boolean {
  return book.fileHash !== ''
}
