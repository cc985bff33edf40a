import type { Book } from '../../generated/model.schemas'

/** Kind of reader: `comic` for page images, `epub` for reflowable text. */
export type ReaderKind = 'comic' | 'epub'

/** Returns the only reader that can open a book. Returns undefined if both readers can open the book. */
export function getOnlySupportedReaderKind({ media }: Pick<Book, 'media'>): ReaderKind | undefined {
  if (media.mediaProfile !== 'EPUB') return 'comic'
  return media.epubDivinaCompatible ? undefined : 'epub'
}

/** Returns the reader that opens a book by default. An EPUB that contains only images opens in the comic reader. */
export const getDefaultReaderKind = (book: Pick<Book, 'media'>): ReaderKind =>
  getOnlySupportedReaderKind(book) ?? 'comic'
