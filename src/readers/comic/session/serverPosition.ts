import { getBook } from '../../../generated/books/books'
import { translate } from '../../../language/language'
import { bypassCache } from '../../progress/bypassCache'
import { isOwnProgress } from '../../progress/lateProgress'
import { knownFingerprints } from '../../progress/progressQueue'
import type { StoredPosition } from '../../session/useReader'
import { atPage } from './comicBook'

/** Fetches the reading position in a comic from the server. Returns undefined without progress. */
export async function serverPosition(bookId: string): Promise<StoredPosition | undefined> {
  const { readProgress, media } = await getBook(bookId, bypassCache)
  if (!readProgress) return undefined
  const page = Math.min(Math.max(1, readProgress.page), media.pagesCount)
  return {
    position: atPage(page),
    isOurs: isOwnProgress(knownFingerprints(bookId), readProgress),
    words: translate('reader.otherDevice.page', { page }),
  }
}
