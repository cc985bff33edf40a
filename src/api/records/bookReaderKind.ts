import type { Book } from '../../generated/model.schemas'

type BookFileIdentity = Pick<Book, 'fileHash' | 'fileLastModified'>

/**
 * Returns an identifier of the file version of a book. Uses the file hash, or the modification time if the hash is
 * missing.
 */
export const getBookFileFingerprint = (book: BookFileIdentity): string => book.fileHash || book.fileLastModified

/**
 * Returns whether two records of a book describe the same file. If a hash is missing, compares the modification times.
 */
export const isSameBookFile = (first: BookFileIdentity, second: BookFileIdentity): boolean =>
  first.fileHash && second.fileHash
    ? first.fileHash === second.fileHash
    : first.fileLastModified === second.fileLastModified

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
