import { useEffect, useRef, useState } from 'react'
import { isDownloadOutdated } from '../../api/offline/downloadBook'
import { isComplete, type KeptBook } from '../../api/offline/offlineBooks'
import { getBook } from '../../generated/books/books.calls'

/**
 * Of the kept books those of which the server has another file by now. The server is asked once for each: the service worker
 * hears its answers and notes it.
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
