import type { Book } from '../../generated/model.schemas'

type BookFileIdentity = Pick<Book, 'fileHash' | 'fileLastModified'>

/** Returns an identifier of the file version of a book: the hash of the file, or its modification time if there is no hash yet. */
export const bookFileFingerprint = (book: BookFileIdentity): string => book.fileHash || book.fileLastModified

/** Whether two records of a book describe the same file. Compares the modification times if a hash is missing. */
export const isSameBookFile = (first: BookFileIdentity, second: BookFileIdentity): boolean =>
  first.fileHash && second.fileHash
    ? first.fileHash === second.fileHash
    : first.fileLastModified === second.fileLastModified

/** Kind of reader: `comic` for page images, `epub` for reflowable text. */
export type ReaderKind = 'comic' | 'epub'

/** Returns the only reader that can open a book. Returns undefined for an image-only EPUB, which both readers can open. */
export function requiredReaderKind({ media }: Pick<Book, 'media'>): ReaderKind | undefined {
  if (media.mediaProfile !== 'EPUB') return 'comic'
  return media.epubDivinaCompatible ? undefined : 'epub'
}

/** Returns the reader in which a book opens by default. An image-only EPUB opens in the comic reader. */
export const defaultReaderKind = (book: Pick<Book, 'media'>): ReaderKind => requiredReaderKind(book) ?? 'comic'
