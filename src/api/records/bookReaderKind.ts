import type { Book } from '../../generated/model.schemas'

type BookFileIdentity = Pick<Book, 'fileHash' | 'fileLastModified'>

/** Returns an identifier of the file version of a book: its hash, or its modification time before hashing. */
export const fileFingerprint = (book: BookFileIdentity): string => book.fileHash || book.fileLastModified

/** Whether two versions of a book have the same file. Compares modification times if a hash is missing. */
export const isSameBookFile = (first: BookFileIdentity, second: BookFileIdentity): boolean =>
  first.fileHash && second.fileHash
    ? first.fileHash === second.fileHash
    : first.fileLastModified === second.fileLastModified

/** Reader of a book: `comic` for page images, `epub` for reflowable text. */
export type ReaderKind = 'comic' | 'epub'

/** Returns the only reader that can open a book; undefined if both can, as for an EPUB of images. */
export function requiredReaderKind({ media }: Pick<Book, 'media'>): ReaderKind | undefined {
  if (media.mediaProfile !== 'EPUB') return 'comic'
  return media.epubDivinaCompatible ? undefined : 'epub'
}

/** Returns the reader in which a book opens. An EPUB of images opens as a comic. */
export const defaultReaderKind = (book: Pick<Book, 'media'>): ReaderKind => requiredReaderKind(book) ?? 'comic'
