import { uncachedRequestInit } from '../../../api/uncachedRequestInit'
import { getBook } from '../../../generated/books/books'
import { translate } from '../../../language/interfaceLanguage'
import { findPendingProgress } from '../../../preferences/pendingProgress'
import { knownFingerprintsByBook } from '../../progress/knownServerProgress'
import { isProgressKnownToDevice } from '../../progress/sendProgressWithReadTimestamp'
import type { ServerReadingPosition } from '../../session/useReaderController'
import { createComicPosition } from './loadComic'

/**
 * Fetches the reading position of the user in a comic from the server. Returns undefined if the server has no position.
 * @throws ServerError when the request fails
 */
export async function fetchComicPositionFromServer(
  bookId: string,
  userId: string,
): Promise<ServerReadingPosition | undefined> {
  const { readProgress, media } = await getBook(bookId, uncachedRequestInit)
  if (!readProgress) return undefined
  const page = Math.min(Math.max(1, readProgress.page), media.pagesCount)
  const isUndecided = findPendingProgress({ bookId, userId })?.isUndecided === true
  return {
    position: createComicPosition(page),
    isFromThisDevice: isProgressKnownToDevice(knownFingerprintsByBook.get(bookId) ?? [], readProgress, isUndecided),
    description: translate('reader.otherDevice.atPage', { page }),
    fingerprint: readProgress.readDate,
  }
}
