import { useSyncExternalStore } from 'react'
import { isDownloadComplete, useOfflineBooks } from '../../api/offline/offlineBooks'
import { useServerConnectionState } from '../../api/serverConnection'

/**
 * Returns whether a book cannot be opened now, because the server is not reachable and the book is not downloaded.
 * Re-renders the component when this changes.
 * @param bookId undefined if there is no book. The result is then false.
 */
export function useIsBookMissingOffline(userId: string, bookId: string | undefined): boolean {
  const isOnline = useSyncExternalStore(subscribeToOnlineState, () => navigator.onLine)
  const isConnectionLost = useServerConnectionState() === 'lost'
  const isDownloaded = useOfflineBooks(userId).some(book => book.bookId === bookId && isDownloadComplete(book))
  return bookId !== undefined && (!isOnline || isConnectionLost) && !isDownloaded
}

function subscribeToOnlineState(listener: () => void): () => void {
  const controller = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, listener, { signal: controller.signal })
  return () => controller.abort()
}
