import { useEffect } from 'react'
import { onLiveEvent } from '../../../api/live/liveEvents'
import { fileFingerprint, isSameFile } from '../../../api/records/bookReaderKind'
import { getBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'

/** Calls `onReplaced` with the new file's fingerprint when the file of the open book is replaced. */
export function useReplacedFile(book: Book, onReplaced: (file: string) => void): void {
  useEffect(() => {
    const look = async ({ bookId }: { bookId: string }) => {
      if (bookId !== book.id) return
      const now = await getBook(bookId).catch(() => book)
      if (!isSameFile(now, book) && now.media.status === 'READY') onReplaced(fileFingerprint(now))
    }
    return onLiveEvent('BookChanged', event => void look(event))
  }, [book, onReplaced])
}
