import { getBookProgression } from '../../../generated/books/books'
import { currentLocale, translate } from '../../../language/language'
import { createLocaleFormat } from '../../../language/localeFormat'
import { uncachedRequestInit } from '../../progress/uncachedRequestInit'
import type { ServerPosition } from '../../session/useReader'
import { type EpubBook, resolveStartLocation } from '../epubBook'
import { toEpubPosition } from '../locators/bookLocations'
import { getDeviceIdentity } from './deviceIdentity'

/**
 * Fetches the stored progression of an EPUB and converts it to a position of the reader machine.
 * @returns undefined when the server has none
 */
export async function fetchEpubServerPosition(opened: EpubBook): Promise<ServerPosition | undefined> {
  const stored = await getBookProgression(opened.book.id, uncachedRequestInit)
  if (!stored) return undefined
  const modifiedAtMs = Date.parse(stored.modified) || 0
  const isFromThisDevice = stored.device.id === getDeviceIdentity().id || modifiedAtMs <= opened.lastWrittenMs
  // The next write of this device happens after the user's decision. It must be later than this time to be accepted.
  if (!isFromThisDevice) opened.lastOfferedMs = modifiedAtMs
  const fraction = stored.locator.locations?.totalProgression ?? 0
  return {
    position: toEpubPosition(await resolveStartLocation(stored, opened.publication, opened.positions)),
    isFromThisDevice,
    description: translate('reader.otherDevice.share', {
      share: createLocaleFormat(currentLocale().code).percent(fraction),
    }),
  }
}
