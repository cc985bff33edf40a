import type { Book } from '../../generated/model.schemas'

type Filed = Pick<Book, 'fileHash' | 'fileLastModified'>

/** Names the file of a book: another one has other pages. */
export const fileFingerprint = (book: Filed): string => book.fileHash || book.fileLastModified

/** Whether a book has the file that it had: the hash of a file comes later than the file. */
export const isSameFile = (one: Filed, other: Filed): boolean =>
  one.fileHash && other.fileHash ? one.fileHash === other.fileHash : one.fileLastModified === other.fileLastModified

/** The readers: one of pictures, page by page, and one of text that flows. */
export type ReaderKind = 'comic' | 'epub'

/** The reader that alone can show a book; undefined where both can, for an EPUB made of pictures. */
export function onlyReaderKind({ media }: Pick<Book, 'media'>): ReaderKind | undefined {
  if (media.mediaProfile !== 'EPUB') return 'comic'
  return media.epubDivinaCompatible ? undefined : 'epub'
}

/** The reader in which a book is opened: an EPUB made of pictures is read as a comic. */
export const readerKind = (book: Pick<Book, 'media'>): ReaderKind => onlyReaderKind(book) ?? 'comic'
