import { uncachedRequestInit } from '../../../api/uncachedRequestInit'
import { getBookProgression } from '../../../generated/books/books'
import type { Positions } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { getCurrentLocale, translate } from '../../../language/interfaceLanguage'
import { createLocaleFormatters } from '../../../language/localeFormatters'
import type { ServerReadingPosition } from '../../session/useReaderController'
import { type LoadedEpub, resolveEpubStartLocation } from '../loadEpub'
import { toEpubReaderPosition } from '../locators/epubLocations'
import { getDeviceIdentity } from './getDeviceIdentity'

/**
 * Fetches the stored progression of an EPUB. Converts it to the position type of the reader state machine.
 * @returns undefined if the server has no progression, or if its progression is not newer than
 *   `LoadedEpub.lastWrittenMs`
 * @throws ServerError when a request fails
 */
export async function fetchEpubPositionFromServer(opened: LoadedEpub): Promise<ServerReadingPosition | undefined> {
  const stored = await getBookProgression(opened.book.id, uncachedRequestInit)
  const modifiedAtMs = stored ? Date.parse(stored.modified) || 0 : 0
  if (!stored || modifiedAtMs <= opened.lastWrittenMs) return undefined
  const isFromThisDevice = opened.progressKnown && stored.device.id === getDeviceIdentity().id
  // Stores the time of a progression from another device. Later writes of this device must have a later time.
  if (!isFromThisDevice) opened.lastOfferedMs = modifiedAtMs
  const resolve = (positions: Promise<Positions>) => resolveEpubStartLocation(stored, opened.publication, positions)
  const location = await resolve(opened.positions).catch(() => resolve(getBookPositions(opened.book.id)))
  const fraction = stored.locator.locations?.totalProgression ?? 0
  return {
    position: toEpubReaderPosition(location),
    isFromThisDevice,
    description: translate('reader.otherDevice.atShare', {
      share: createLocaleFormatters(getCurrentLocale().code).percent(fraction),
    }),
  }
}
