import type { Book } from '../../generated/model.schemas'
import { isPermanentRejection } from './toProgressRejectedErrorIfPermanent'

/**
 * Shows a notice if an error means that the server has permanently rejected the progress of a book. The notice tells
 * the user that this progress is lost. No notice is necessary after 404 (the book was deleted) and 409 (another device
 * has written newer progress).
 * @throws Error if another user has signed in. The progress must then stay in the queue.
 */
export async function reportRejectedProgress(book: Book, userId: string, error: unknown): Promise<void> {
  if (!isPermanentRejection(error) || error.status === 404 || error.status === 409) return
  // If the code of the notice cannot be loaded, the caller must still handle the rejection.
  await import('./showNoticeAboutRejectedProgress').then(
    module => module.showNoticeAboutRejectedProgress(book, userId, error),
    () => undefined,
  )
}
