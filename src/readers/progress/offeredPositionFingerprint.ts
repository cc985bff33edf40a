import {
  findPendingProgress,
  type ReaderOfBook,
  storePendingProgress,
  toPagePositionFingerprint,
} from '../../preferences/pendingProgress'
import type { ServerReadingPosition } from '../session/useReaderController'
import { knownFingerprintsByBook } from './knownServerProgress'

/**
 * Adds the fingerprint of an offered position to the known fingerprints of the book. Called after the user has chosen a
 * position. Later progress of this device may then replace the offered position on the server.
 */
export function rememberOfferedPosition(bookId: string, { fingerprint }: ServerReadingPosition): void {
  if (fingerprint !== undefined)
    knownFingerprintsByBook.set(bookId, [...(knownFingerprintsByBook.get(bookId) ?? []), fingerprint])
}

/**
 * Removes the fingerprints of an offered position from the known fingerprints of the book and of its pending progress.
 * Must be called before the user chooses. The offered position can already be known: Another tab may have written this
 * position before this tab opened the book, and this tab then stored the position as known. Without this function, the
 * progress of this tab would replace the offered position on the server before the user has chosen.
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
