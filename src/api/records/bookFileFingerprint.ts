import type { Book } from '../../generated/model.schemas'

export type BookFileIdentity = Pick<Book, 'fileHash' | 'fileLastModified'>

/**
 * Returns a text that identifies the version of a book file. The text is the file hash, or the modification time if the
 * hash is missing.
 */
export const getBookFileFingerprint = (book: BookFileIdentity): string => book.fileHash || book.fileLastModified

/**
 * Returns whether two records of a book describe the same file. If a hash is missing, compares the modification times.
 */
export const isSameBookFile = (first: BookFileIdentity, second: BookFileIdentity): boolean =>
  first.fileHash && second.fileHash
    ? first.fileHash === second.fileHash
    : first.fileLastModified === second.fileLastModified
