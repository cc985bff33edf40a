import { useEffect, useRef, useState } from 'react'
import { isDownloadOutdated } from '../../api/offline/downloadBook'
import { isComplete, type KeptBook } from '../../api/offline/offlineBooks'
import { getBook } from '../../generated/books/books.calls'

/**
 * Ids of the downloaded books whose file has changed on the server. Requests each book once; the service worker compares the
 * response with the stored file and records the result.
 * @returns empty until the checks have run, and where the browser has no Cache Storage
 */
export function useOutdatedDownloads(userId: string, books: readonly KeptBook[]): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const asked = useRef(new Set<string>())
  const whole = books
    .filter(isComplete)
    .map(({ bookId, file }) => `${bookId} ${file}`)
    .join()
  useEffect(() => {
    let isThere = true
    const look = async () => {
      const old = new Set<string>()
      for (const entry of whole ? whole.split(',') : []) {
        if (!isThere) return
        const id = entry.split(' ')[0] ?? ''
        if (!asked.current.has(entry)) await getBook(id).catch(() => {})
        asked.current.add(entry)
        if (await isDownloadOutdated(userId, id)) old.add(id)
      }
      if (isThere) setFound(old)
    }
    if ('caches' in globalThis) void look().catch(() => {})
    return () => {
      isThere = false
    }
  }, [userId, whole])
  return found
}
