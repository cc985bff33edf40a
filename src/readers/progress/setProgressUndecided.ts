import { findPendingProgress, type ReaderOfBook, storePendingProgress } from '../../preferences/pendingProgress'
import { booksToCheckBeforeWrite } from './knownServerProgress'

/**
 * Sets whether the user must choose between the position of this device and the position of another device. Until then,
 * progress of the book that is queued now or later does not replace the progress of the other device, even if the user
 * leaves the book.
 */
export function setProgressUndecided(readerOfBook: ReaderOfBook, isUndecided: boolean): void {
  booksToCheckBeforeWrite[isUndecided ? 'add' : 'delete'](readerOfBook.bookId)
  const progress = findPendingProgress(readerOfBook)
  if (progress && Boolean(progress.isUndecided) !== isUndecided) storePendingProgress({ ...progress, isUndecided })
}
