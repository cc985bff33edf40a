import { ServerError } from '../../api/ServerError'
import { getBook } from '../../generated/books/books.calls'
import type { Book, ClientSettings } from '../../generated/model.schemas'
import { FILE_HASH_KEY, isAnnotationKey } from '../../preferences/annotations/annotationEntryKeys'
import { addStoredAnnotations, annotationKinds, hasAnnotations } from '../../preferences/annotations/storedAnnotations'
import { parseReaderDataSettingKey } from '../../preferences/readerDataSettingKey'
import { parseSyncedMap, setSyncedMapEntry } from '../../preferences/syncedMap'
import { readStoredSyncedMap, type SyncedMapKey, storeSyncedMap } from '../../preferences/syncedReaderData'

/** Id of a book, and hash of its file. The hash identifies annotations of deleted books with the same file. */
export type BookWithFileHash = Pick<Book, 'id' | 'fileHash'>

/**
 * Copies the bookmarks and highlights of a deleted book to the open book, if both have the same file. The server gives
 * a new id to a file that was moved or renamed. Copies no bookmarks if the open book has bookmarks, or had bookmarks
 * that were removed. The same applies to highlights.
 * @param settings client settings of the user
 */
export async function adoptAnnotationsOfSameFile(
  userId: string,
  { id, fileHash }: BookWithFileHash,
  settings: ClientSettings,
): Promise<void> {
  if (fileHash === '') return
  for (const kind of annotationKinds) {
    const mapKey: SyncedMapKey = { userId, kind, id }
    if (Object.keys(readStoredSyncedMap(mapKey)).some(isAnnotationKey)) continue
    for (const [key, { value }] of Object.entries(settings)) {
      const former = parseReaderDataSettingKey(key)
      if (former?.kind !== kind || former.id === id.toLowerCase()) continue
      const map = parseSyncedMap(value)
      if (!hasAnnotations(map) || map[FILE_HASH_KEY]?.value !== fileHash || !(await isDeletedBook(former.id))) continue
      addStoredAnnotations(mapKey, map)
    }
  }
}

/** Stores the hash of the file of the open book together with its bookmarks and highlights, if there are any. */
export function storeFileHashOfAnnotations(userId: string, { id, fileHash }: BookWithFileHash): void {
  for (const kind of annotationKinds) {
    const mapKey: SyncedMapKey = { userId, kind, id }
    const map = readStoredSyncedMap(mapKey)
    if (fileHash !== '' && hasAnnotations(map) && map[FILE_HASH_KEY]?.value !== fileHash)
      storeSyncedMap(mapKey, setSyncedMapEntry(map, FILE_HASH_KEY, fileHash, Date.now()))
  }
}

/**
 * Returns whether a book is deleted. Returns false if the server does not answer or refuses the request.
 * @param bookId id in lower case, as in the keys of client settings. The ids of the server are in upper case.
 */
const isDeletedBook = (bookId: string): Promise<boolean> =>
  getBook(bookId.toUpperCase()).then(
    ({ deleted }) => deleted,
    error => error instanceof ServerError && error.status === 404,
  )
