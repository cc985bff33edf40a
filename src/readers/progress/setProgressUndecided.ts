import { findPendingProgress, type ReaderOfBook, storePendingProgress } from '../../preferences/pendingProgress'
import { booksToCheckBeforeWrite } from './knownServerProgress'

/**
 * Sets whether the user must choose between the position of this device and the position of another device. Before the
 * user has chosen, queued progress of the book does not replace the progress of the other device. This applies to
 * progress that is already queued and to progress that is queued later, even if the user leaves the book.
 */
export function setProgressUndecided(readerOfBook: ReaderOfBook, isUndecided: boolean): void {
  booksToCheckBeforeWrite[isUndecided ? 'add' : 'delete'](readerOfBook.bookId)
  const progress = findPendingProgress(readerOfBook)
  if (progress && Boolean(progress.isUndecided) !== isUndecided) storePendingProgress({ ...progress, isUndecided })
}
