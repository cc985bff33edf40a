import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import { notify } from '../api/notices'
import { deleteDownload, isFullyDownloaded } from '../api/offline/downloadBook'
import { downloadObstacle, restoreOffline, uninstallOffline } from '../api/offline/install'
import {
  addOfflineBook,
  isComplete,
  offlineBookOf,
  offlineBooks,
  removeOfflineBook,
  updateOfflineBook,
} from '../api/offline/offlineBooks'
import { listBooks } from '../api/records/listBooks'
import type { Book, BookCondition } from '../generated/model.schemas'
import { translate } from '../language/language'
import { downloadMachine } from '../machines/downloadMachine'
import { useSelected } from '../machines/useSelected'

let running: { readonly userId: string; readonly actor: ActorRefFrom<typeof downloadMachine> } | undefined

/** Returns the download actor of a user. Stops the actor of the previous user. */
export function downloadsOf(userId: string): ActorRefFrom<typeof downloadMachine> {
  if (running?.userId === userId) return running.actor
  running?.actor.stop()
  const actor = createActor(downloadMachine, { input: { userId } }).start()
  running = { userId, actor }
  return actor
}

/** Selects a value from the state of the user's download actor and subscribes to it. */
export const useDownloads = <T>(userId: string, pick: (snapshot: SnapshotFrom<typeof downloadMachine>) => T): T =>
  useSelected(downloadsOf(userId), pick)

/** Whether a book can be downloaded: it is readable and not deleted. */
const isKeepable = ({ media, deleted }: Book): boolean => media.status === 'READY' && !deleted

/** Downloads books to this device and notifies the user. Shows a warning when the browser cannot store books. */
export function downloadBooks(userId: string, books: readonly Book[]): void {
  const reason = downloadObstacle()
  const fit = books.filter(isKeepable)
  if (reason) notify({ kind: 'warning', text: translate(`page.offline.obstacle.${reason}`) })
  else if (fit.length === 0) notify({ kind: 'info', text: translate('page.offline.noReadableBooks') })
  else {
    for (const book of fit) if (!known(userId, book.id)) addOfflineBook(userId, offlineBookOf(book, Date.now()))
    downloadsOf(userId).send({ type: 'user.keep', bookIds: fit.map(({ id }) => id) })
    notify({ kind: 'success', text: translate('page.offline.downloadStarted', { count: fit.length }) })
  }
}

/** Downloads all readable books that match a condition, such as the books of a series or a read list. */
export async function downloadBooksOf(userId: string, condition: BookCondition): Promise<void> {
  const { content } = await listBooks(
    { condition: { allOf: [condition, { mediaStatus: { operator: 'is', value: 'READY' } }] } },
    { unpaged: true, sort: ['metadata.numberSort,asc'] },
  )
  downloadBooks(userId, content)
}

/** Deletes downloaded books from this device. Uninstalls the service worker with the last book. */
export async function removeDownloads(userId: string, bookIds: readonly string[]): Promise<void> {
  downloadsOf(userId).send({ type: 'user.remove', bookIds })
  removeOfflineBook(userId, bookIds)
  await Promise.all(bookIds.map(bookId => deleteDownload(userId, bookId)))
  // Queued books have no files yet but still need the service worker.
  if (!downloadObstacle() && offlineBooks(userId).length === 0) await uninstallOffline()
}

/**
 * Resumes the downloads that were incomplete when the window closed, and repeats those that the browser has evicted.
 */
export async function resumeDownloads(userId: string): Promise<void> {
  if (downloadObstacle()) return
  await restoreOffline().catch(() => {})
  for (const { bookId, here } of offlineBooks(userId))
    if (here > 0 && !(await isFullyDownloaded(userId, bookId))) updateOfflineBook(userId, bookId, { files: 0, here: 0 })
  const left = offlineBooks(userId).filter(book => !isComplete(book))
  if (left.length > 0) downloadsOf(userId).send({ type: 'user.keep', bookIds: left.map(({ bookId }) => bookId) })
}

const known = (userId: string, id: string) => offlineBooks(userId).some(({ bookId }) => bookId === id)
