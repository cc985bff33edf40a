import { useEffect } from 'react'
import { onLiveEvent } from '../../api/live/liveEvents'
import { getBookFileFingerprint, isSameBookFile } from '../../api/records/bookFileFingerprint'
import { getBook } from '../../generated/books/books'
import type { Book } from '../../generated/model.schemas'

/**
 * Calls `onReplaced` when the server has replaced the file of the open book. The argument is the fingerprint of the new
 * file. Does nothing while `book` is undefined.
 */
export function useOnBookFileReplaced(book: Book | undefined, onReplaced: (file: string) => void): void {
  useEffect(() => {
    if (!book) return
    const checkFile = async ({ bookId }: { bookId: string }) => {
      if (bookId !== book.id) return
      const current = await getBook(bookId).catch(() => book)
      if (!isSameBookFile(current, book) && current.media.status === 'READY')
        onReplaced(getBookFileFingerprint(current))
    }
    return onLiveEvent('BookChanged', event => void checkFile(event))
  }, [book, onReplaced])
}
