import { getBookProgression } from '../../generated/books/books'
import { formatFor } from '../../language/format'
import { currentLocale, translate } from '../../language/language'
import type { StoredPlace } from '../useReader'
import { thisDevice } from './device'
import { type EpubBook, startOf } from './epubBook'
import { positionAt } from './places'

/** Where the person is in a book of text by what the server says. */
export async function storedPlace(opened: EpubBook): Promise<StoredPlace | undefined> {
  const stored = await getBookProgression(opened.book.id)
  if (!stored) return undefined
  const share = stored.locator.locations?.totalProgression ?? 0
  return {
    position: positionAt(await startOf(stored, opened.publication, opened.positions)),
    isOurs: stored.device.id === thisDevice().id || Date.parse(stored.modified) <= opened.lastWritten,
    words: translate('reader.elsewhere.share', { share: formatFor(currentLocale().code).percent(share) }),
  }
}
