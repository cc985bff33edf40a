import { findPendingProgress, type PendingProgress, toPagePositionFingerprint } from '../../preferences/pendingProgress'

/**
 * Ids of books that were opened without the current progress of the server, for example from the offline cache. Before
 * the client writes progress of such a book, it fetches the progress from the server. If another device has written it,
 * the user must choose first. A book leaves this set when the user has chosen, or when there is nothing to choose.
 */
export const booksToCheckBeforeWrite = new Set<string>()

/**
 * For each book id: fingerprints of the last progress that this device has read from the server or written to the
 * server. A fingerprint is the read date or the page of the progress.
 */
export const knownFingerprintsByBook = new Map<string, readonly string[]>()

/**
 * Returns the fingerprints that progress on the server has after the given progress was written. Empty if the given
 * progress is a Readium progression.
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
