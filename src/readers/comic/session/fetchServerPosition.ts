import { getBook } from '../../../generated/books/books'
import { translate } from '../../../language/language'
import { serverProgressFingerprints } from '../../progress/progressQueue'
import { isProgressOfThisDevice } from '../../progress/sendLateProgress'
import { uncachedRequestInit } from '../../progress/uncachedRequestInit'
import type { ServerPosition } from '../../session/useReader'
import { comicPositionAt } from './comicBook'

/** Fetches the reading position in a comic from the server. Returns undefined without progress. */
export async function fetchServerPosition(bookId: string): Promise<ServerPosition | undefined> {
  const { readProgress, media } = await getBook(bookId, uncachedRequestInit)
  if (!readProgress) return undefined
  const page = Math.min(Math.max(1, readProgress.page), media.pagesCount)
  return {
    position: comicPositionAt(page),
    isFromThisDevice: isProgressOfThisDevice(serverProgressFingerprints(bookId), readProgress),
    description: translate('reader.otherDevice.page', { page }),
  }
}
