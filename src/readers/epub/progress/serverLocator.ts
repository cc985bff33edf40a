import { getBookProgression } from '../../../generated/books/books'
import { formatFor } from '../../../language/format'
import { currentLocale, translate } from '../../../language/language'
import { bypassCache } from '../../progress/bypassCache'
import type { StoredPosition } from '../../session/useReader'
import { type EpubBook, startLocation } from '../epubBook'
import { positionAt } from '../locators/bookLocations'
import { deviceIdentity } from './deviceIdentity'

/** Where the person is in a book of text by what the server says. */
export async function serverLocator(opened: EpubBook): Promise<StoredPosition | undefined> {
  const stored = await getBookProgression(opened.book.id, bypassCache)
  if (!stored) return undefined
  const modified = Date.parse(stored.modified) || 0
  const isOurs = stored.device.id === deviceIdentity().id || modified <= opened.lastWritten
  // Nothing is written before one has decided; then it counts, however far ahead the other device's clock runs.
  if (!isOurs) opened.lastOffered = modified
  const share = stored.locator.locations?.totalProgression ?? 0
  return {
    position: positionAt(await startLocation(stored, opened.publication, opened.positions)),
    isOurs,
    words: translate('reader.otherDevice.share', { share: formatFor(currentLocale().code).percent(share) }),
  }
}
