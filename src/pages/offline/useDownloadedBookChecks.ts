import { useEffect, useRef, useState } from 'react'
import { isDownloadOutdated } from '../../api/offline/downloads/downloadBookForOffline'
import { isDownloadComplete, type OfflineBookEntry } from '../../api/offline/offlineBooks'
import { getBook } from '../../generated/books/books.calls'

type UseDownloadedBookChecksResult = {
  /** Ids of the books whose file has changed on the server. */
  outdatedIds: ReadonlySet<string>
  /** Ids of the books that have reading progress on the server. */
  startedIds: ReadonlySet<string>
}

/**
 * Checks the downloaded books. Requests the data of each downloaded file once. The service worker compares each
 * response with the download.
 * @returns empty sets until the first checks are complete, and in browsers without Cache Storage
 */
export function useDownloadedBookChecks(
  userId: string,
  books: readonly OfflineBookEntry[],
): UseDownloadedBookChecksResult {
  const [outdatedIds, setOutdatedIds] = useState<ReadonlySet<string>>(new Set())
  const [startedIds, setStartedIds] = useState<ReadonlySet<string>>(new Set())
  const checkedEntries = useRef(new Set<string>())
  const completeEntries = books
    .filter(isDownloadComplete)
    .map(({ bookId, file }) => `${bookId} ${file}`)
    .join()
  useEffect(() => {
    let isMounted = true
    const checkAll = async () => {
      const outdatedNow = new Set<string>()
      for (const entry of completeEntries ? completeEntries.split(',') : []) {
        if (!isMounted) return
        const id = entry.split(' ')[0] ?? ''
        const book = checkedEntries.current.has(entry) ? undefined : await getBook(id).catch(() => undefined)
        if (book?.readProgress) setStartedIds(ids => new Set(ids).add(id))
        checkedEntries.current.add(entry)
        if (await isDownloadOutdated(userId, id)) outdatedNow.add(id)
      }
      if (isMounted) setOutdatedIds(outdatedNow)
    }
    if ('caches' in globalThis) void checkAll().catch(() => {})
    return () => {
      isMounted = false
    }
  }, [userId, completeEntries])
  return { outdatedIds, startedIds }
}
