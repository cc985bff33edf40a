import { updateBookReadProgress } from '../../../generated/books/books'
import type { Progression } from '../../../generated/model.schemas'
import { writeLocalStorage } from '../../../preferences/localStorageAccess'
import { getEpubProgressionsKey, readEpubProgressionsOfDevice } from './epubProgressionsOfDevice'

/** Maximum number of books per user for which a progression is stored. */
const MAX_STORED_PROGRESSIONS = 100

/**
 * Saves the progress in a book without positions. The server rejects all progressions of such a book (server-facts
 * 3.9). Therefore only this device stores the progression. At the end of the book, marks the book as read on the server
 * and deletes the stored progression.
 * @param progression progression that was created without positions, see `createReadiumLocator`
 * @throws ServerError if the book cannot be marked as read
 */
export async function saveProgressionWithoutPositions(
  bookId: string,
  userId: string,
  progression: Progression,
  signal?: AbortSignal,
): Promise<void> {
  const isAtEnd = (progression.locator.locations?.progression ?? 0) >= 1
  if (isAtEnd) await updateBookReadProgress(bookId, { completed: true }, { keepalive: true, account: userId, signal })
  const others = Object.entries(readEpubProgressionsOfDevice(userId)).filter(([id]) => id !== bookId)
  const entries = isAtEnd ? others : [...others, [bookId, progression] as const].slice(-MAX_STORED_PROGRESSIONS)
  writeLocalStorage(
    getEpubProgressionsKey(userId),
    entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : undefined,
  )
}
