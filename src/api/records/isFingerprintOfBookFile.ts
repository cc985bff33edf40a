import { type BookFileIdentity, getBookFileFingerprint } from './bookFileFingerprint'

/**
 * Returns whether a fingerprint from {@link getBookFileFingerprint} belongs to the file of a book. The fingerprint may
 * contain the modification time instead of the hash. This happens if the server had not yet
 * calculated the hash when the fingerprint was created.
 */
export const isFingerprintOfBookFile = (fingerprint: string, book: BookFileIdentity): boolean =>
  [getBookFileFingerprint(book), book.fileLastModified].includes(fingerprint)
