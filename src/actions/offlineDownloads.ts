import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { showNotice } from '../api/notices'
import { deleteDownloadedBookFiles, hasBookDownloadCache } from '../api/offline/downloads/downloadBookForOffline'
import {
  addOfflineBooks,
  createOfflineBookEntry,
  hasUnfinishedDownload,
  readOfflineBooks,
  removeOfflineBooks,
  updateOfflineBook,
} from '../api/offline/offlineBooks'
import {
  findDownloadUnavailableReason,
  reconnectPageToServiceWorker,
  uninstallOfflineSupport,
} from '../api/offline/offlineSupportInstallation'
import { listBooksWithLegacyFallback } from '../api/records/listBooksWithLegacyFallback'
import type { Book, BookCondition } from '../generated/model.schemas'
import { translate } from '../language/interfaceLanguage'
import { offlineDownloadMachine } from '../machines/offlineDownloadMachine'
import { useActorSelector } from '../machines/useActorSelector'

let currentDownloads:
  | { readonly userId: string; readonly actor: ActorRefFrom<typeof offlineDownloadMachine> }
  | undefined

/**
 * Returns the XState actor that downloads books for a user. Starts the actor at the first call. Stops the actor of a
 * previous user.
 */
export function getOfflineDownloadActor(userId: string): ActorRefFrom<typeof offlineDownloadMachine> {
  if (currentDownloads?.userId === userId) return currentDownloads.actor
  currentDownloads?.actor.stop()
  const actor = createActor(offlineDownloadMachine, { input: { userId } }).start()
  currentDownloads = { userId, actor }
  return actor
}

/**
 * Applies a selector function to the state of the user's download actor and returns the result. Re-renders the
 * component when the result changes.
 */
export const useOfflineDownloadState = <T>(
  userId: string,
  selector: (snapshot: SnapshotFrom<typeof offlineDownloadMachine>) => T,
): T => useActorSelector(getOfflineDownloadActor(userId), selector)

/** Returns whether a book can be downloaded. The book must be readable and not deleted. */
const isDownloadable = ({ media, deleted }: Book): boolean => media.status === 'READY' && !deleted

/**
 * Starts the download of books to this device and shows a notice. If the browser cannot store books, starts no download
 * and shows a warning.
 */
export function downloadBooksForOffline(userId: string, books: readonly Book[]): void {
  const obstacle = findDownloadUnavailableReason()
  const downloadable = books.filter(isDownloadable)
  if (obstacle) showNotice({ kind: 'warning', text: translate(`page.offline.obstacle.${obstacle}`) })
  else if (downloadable.length === 0) showNotice({ kind: 'info', text: translate('page.offline.noReadableBooks') })
  else {
    const listedIds = new Set(readOfflineBooks(userId).map(({ bookId }) => bookId))
    const added = downloadable.filter(({ id }) => !listedIds.has(id))
    addOfflineBooks(
      userId,
      added.map(book => createOfflineBookEntry(book, Date.now())),
    )
    getOfflineDownloadActor(userId).send({ type: 'user.download', bookIds: downloadable.map(({ id }) => id) })
    showNotice({ kind: 'info', text: translate('page.offline.downloadStarted', { count: downloadable.length }) })
  }
}

/** Downloads all readable books that match a condition, for example the books of a series. */
export async function downloadMatchingBooksForOffline(userId: string, condition: BookCondition): Promise<void> {
  const { content } = await listBooksWithLegacyFallback(
    { condition: { allOf: [condition, { mediaStatus: { operator: 'is', value: 'READY' } }] } },
    { unpaged: true, sort: ['metadata.numberSort,asc'] },
  )
  downloadBooksForOffline(userId, content)
}

/** Deletes downloaded books from this device. Uninstalls the service worker if no downloaded or queued book remains. */
export async function removeOfflineDownloads(userId: string, bookIds: readonly string[]): Promise<void> {
  getOfflineDownloadActor(userId).send({ type: 'user.removeDownload', bookIds })
  removeOfflineBooks(userId, bookIds)
  await Promise.all(bookIds.map(bookId => deleteDownloadedBookFiles(userId, bookId)))
  // Uninstalls the service worker only if the list of offline books is empty. This list also contains queued books,
  // whose download needs the service worker.
  if (!findDownloadUnavailableReason() && readOfflineBooks(userId).length === 0) await uninstallOfflineSupport()
}

/**
 * Resumes the downloads and updates that were interrupted when the window closed. Downloads books again if the browser
 * has deleted their files.
 */
export async function resumeOfflineDownloads(userId: string): Promise<void> {
  if (findDownloadUnavailableReason()) return
  await reconnectPageToServiceWorker().catch(() => {})
  await resetDeletedDownloads(userId)
  const incomplete = readOfflineBooks(userId).filter(hasUnfinishedDownload)
  requestDownloads(
    userId,
    incomplete.map(({ bookId }) => bookId),
  )
}

/**
 * Finds the downloaded books whose stored files the browser or the user has deleted. Downloads these books again, so
 * that the list of downloaded books does not contain books without files.
 */
export async function downloadDeletedBooksAgain(userId: string): Promise<void> {
  if (!findDownloadUnavailableReason()) requestDownloads(userId, await resetDeletedDownloads(userId))
}

function requestDownloads(userId: string, bookIds: readonly string[]) {
  if (bookIds.length > 0) getOfflineDownloadActor(userId).send({ type: 'program.download', bookIds })
}

/**
 * Finds the books whose stored files were deleted, and marks these books as not downloaded. Returns the ids of these
 * books.
 */
async function resetDeletedDownloads(userId: string): Promise<string[]> {
  const deletedIds: string[] = []
  for (const { bookId, here: storedFiles } of readOfflineBooks(userId))
    if (storedFiles > 0 && !(await hasBookDownloadCache(userId, bookId))) {
      updateOfflineBook(userId, bookId, { files: 0, here: 0, update: undefined })
      deletedIds.push(bookId)
    }
  return deletedIds
}
