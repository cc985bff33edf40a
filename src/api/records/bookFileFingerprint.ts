import type { Book } from '../../generated/model.schemas'

type BookFileIdentity = Pick<Book, 'fileHash' | 'fileLastModified'>

/**
 * Returns a text that identifies the version of a book file. The text is the file hash, or the modification time if the
 * hash is missing.
 */
export const getBookFileFingerprint = (book: BookFileIdentity): string => book.fileHash || book.fileLastModified

/**
 * Returns whether a fingerprint from {@link getBookFileFingerprint} belongs to the file of a book. The fingerprint may
 * contain the modification time instead of the hash. This happens if the server had not yet
 * calculated the hash when the fingerprint was created.
 */
export const isFingerprintOfBookFile = (fingerprint: string, book: BookFileIdentity): boolean =>
  [getBookFileFingerprint(book), book.fileLastModified].includes(fingerprint)

/**
 * Returns whether two records of a book describe the same file. If a hash is missing, compares the modification times.
 */
export const isSameBookFile = (first: BookFileIdentity, second: BookFileIdentity): boolean =>
  first.fileHash && second.fileHash
    ? first.fileHash === second.fileHash
    : first.fileLastModified === second.fileLastModified
