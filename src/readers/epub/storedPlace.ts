import { getBookProgression } from '../../generated/books/books'
import { formatFor } from '../../language/format'
import { currentLocale, translate } from '../../language/language'
import { fromServer } from '../fromServer'
import type { StoredPlace } from '../useReader'
import { thisDevice } from './device'
import { type EpubBook, startOf } from './epubBook'
import { positionAt } from './places'

/** Where the person is in a book of text by what the server says. */
export async function storedPlace(opened: EpubBook): Promise<StoredPlace | undefined> {
  const stored = await getBookProgression(opened.book.id, fromServer)
  if (!stored) return undefined
  const modified = Date.parse(stored.modified) || 0
  const isOurs = stored.device.id === thisDevice().id || modified <= opened.lastWritten
  // Nothing is written before one has decided; then it counts, however far ahead the other device's clock runs.
  if (!isOurs) opened.lastOffered = modified
  const share = stored.locator.locations?.totalProgression ?? 0
  return {
    position: positionAt(await startOf(stored, opened.publication, opened.positions)),
    isOurs,
    words: translate('reader.elsewhere.share', { share: formatFor(currentLocale().code).percent(share) }),
  }
}
