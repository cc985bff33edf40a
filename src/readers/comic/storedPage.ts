import { getBook } from '../../generated/books/books'
import { translate } from '../../language/language'
import { fromServer } from '../fromServer'
import { isOurs } from '../latePlaces'
import { marksOf } from '../outbox'
import type { StoredPlace } from '../useReader'
import { atPage } from './comic'

/** Where the person is in a comic by what the server says. */
export async function storedPage(bookId: string): Promise<StoredPlace | undefined> {
  const { readProgress, media } = await getBook(bookId, fromServer)
  if (!readProgress) return undefined
  const page = Math.min(Math.max(1, readProgress.page), media.pagesCount)
  return {
    position: atPage(page),
    isOurs: isOurs(marksOf(bookId), readProgress),
    words: translate('reader.elsewhere.page', { page }),
  }
}
