import type { Book } from '../generated/model.schemas'

/** The reader that can show a book; undefined leaves the choice, for an EPUB made of pictures. */
export function readerOf(book: Book): 'comic' | 'epub' | undefined {
  if (book.media.mediaProfile !== 'EPUB') return 'comic'
  return book.media.epubDivinaCompatible ? undefined : 'epub'
}
