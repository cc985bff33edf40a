import { useEffect, useRef, useState } from 'react'
import { hasRecentResponseFromOfflineCache } from '../../api/http'
import { isDownloadOutdated } from '../../api/offline/downloads/downloadBookForOffline'
import {
  isDownloadComplete,
  type OfflineBookEntry,
  readOfflineBooks,
  updateOfflineBook,
} from '../../api/offline/offlineBooks'
import { onServerReachableAgain } from '../../api/serverConnection'
import { getBook } from '../../generated/books/books.calls'

/**
 * Checks whether the files of downloaded books have changed on the server. Requests the data of each book once, and the
 * service worker compares each response with the download. When the server is reachable again, the hook repeats failed
 * requests and requests that the service worker has answered from its cache. The hook also updates `isStarted` (whether
 * the user has started to read) in the entry of each book. For an incomplete download, the hook requests the data only
 * if the entry does not contain `isStarted` yet.
 * @returns ids of the books whose file has changed on the server. The result is an empty set until the first checks are
 *   complete, and in browsers without Cache Storage.
 */
export function useDownloadedBookChecks(userId: string, books: readonly OfflineBookEntry[]): ReadonlySet<string> {
  const [outdatedIds, setOutdatedIds] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const checkedKeys = useRef(new Set<string>())
  const checkKeys = books.map(toCheckKey).join()
  useEffect(() => onServerReachableAgain(() => setAttempt(count => count + 1)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checks read the stored books again after each change
  useEffect(() => {
    let isMounted = true
    const checkAll = async () => {
      const outdatedNow = new Set<string>()
      for (const book of readOfflineBooks(userId)) {
        if (!isMounted) return
        await checkOnce(userId, book, checkedKeys.current)
        if (isDownloadComplete(book) && (await isDownloadOutdated(userId, book.bookId))) outdatedNow.add(book.bookId)
      }
      if (isMounted) setOutdatedIds(outdatedNow)
    }
    if ('caches' in globalThis) void checkAll().catch(() => {})
    return () => {
      isMounted = false
    }
  }, [userId, checkKeys, attempt])
  return outdatedIds
}

/** Returns a text that changes when a book must be checked again. Does not change while the download progresses. */
const toCheckKey = (book: OfflineBookEntry): string => `${book.bookId} ${book.file} ${isDownloadComplete(book)}`

async function checkOnce(userId: string, book: OfflineBookEntry, checkedKeys: Set<string>): Promise<void> {
  const key = toCheckKey(book)
  if (checkedKeys.has(key) || (book.isStarted !== undefined && !isDownloadComplete(book))) return
  const record = await getBook(book.bookId).catch(() => undefined)
  if (!record) return
  if (!hasRecentResponseFromOfflineCache()) checkedKeys.add(key)
  const isStarted = Boolean(record.readProgress)
  if (isStarted !== book.isStarted) updateOfflineBook(userId, book.bookId, { isStarted })
}
