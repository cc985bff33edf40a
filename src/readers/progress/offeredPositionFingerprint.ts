import {
  findPendingProgress,
  type ReaderOfBook,
  storePendingProgress,
  toPagePositionFingerprint,
} from '../../preferences/pendingProgress'
import type { ServerReadingPosition } from '../session/useReaderController'
import { knownFingerprintsByBook } from './knownServerProgress'

/**
 * Stores that this device knows an offered position, because the user has made a choice. Progress of this device may
 * then replace the position on the server.
 */
export function rememberOfferedPosition(bookId: string, { fingerprint }: ServerReadingPosition): void {
  if (fingerprint !== undefined)
    knownFingerprintsByBook.set(bookId, [...(knownFingerprintsByBook.get(bookId) ?? []), fingerprint])
}

/**
 * Removes the fingerprints of an offered position from the known fingerprints of the book and of its pending progress.
 * Must be called before the user chooses. If another tab writes a position before the book opens, the opening stores
 * the position as known. The progress of this tab would then replace the position without a choice.
 */
export function forgetOfferedPosition(
  readerOfBook: ReaderOfBook,
  { fingerprint, position }: ServerReadingPosition,
): void {
  if (fingerprint === undefined) return
  const offered = [fingerprint, toPagePositionFingerprint(Number(position.at))]
  const withoutOffered = (known: readonly string[] = []) => known.filter(entry => !offered.includes(entry))
  const { bookId } = readerOfBook
  knownFingerprintsByBook.set(bookId, withoutOffered(knownFingerprintsByBook.get(bookId)))
  const progress = findPendingProgress(readerOfBook)
  if (progress) storePendingProgress({ ...progress, fingerprints: withoutOffered(progress.fingerprints) })
}
