import { findPendingProgress, type PendingProgress, toPagePositionFingerprint } from '../../preferences/pendingProgress'

/**
 * Ids of books whose progress on the server must be checked before the client writes progress. Examples are books that
 * were opened from the offline cache, or at another position than the position on the server. If another device has
 * written the progress on the server, the user must first choose between the two positions. The id of a book is removed
 * when the user has chosen, or when the check has shown that the user has nothing to choose.
 */
export const booksToCheckBeforeWrite = new Set<string>()

/**
 * Fingerprints of the last progress that this device has read from the server or written to the server, by book id. A
 * fingerprint is the read date or the page of the progress.
 */
export const knownFingerprintsByBook = new Map<string, readonly string[]>()

/**
 * Returns the fingerprint of the given progress, as a list. After this progress is written, the progress on the server
 * has the same fingerprint. Returns an empty list if the given progress is a Readium progression.
 */
export const fingerprintsOf = ({ write }: PendingProgress): string[] =>
  'page' in write ? [toPagePositionFingerprint(write.page)] : []

/**
 * Returns the fingerprints of progress that this device has read, sent or queued for a book: the latest 100. If the
 * progress on the server has one of these fingerprints, this device already knows this progress.
 */
export function allFingerprintsFor(progress: PendingProgress): readonly string[] {
  const fingerprints = new Set([
    ...(findPendingProgress(progress)?.fingerprints ?? []),
    ...(knownFingerprintsByBook.get(progress.bookId) ?? []),
    ...fingerprintsOf(progress),
  ])
  return [...fingerprints].slice(-100)
}
