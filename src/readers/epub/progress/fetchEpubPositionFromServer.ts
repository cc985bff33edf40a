import { ServerError } from '../../../api/ServerError'
import { SERVER_TIME_RESOLUTION_MS } from '../../../api/serverDates'
import { uncachedRequestInit } from '../../../api/uncachedRequestInit'
import { getBook, getBookProgression } from '../../../generated/books/books'
import type { Positions, Progression } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { getCurrentLocale, translate } from '../../../language/interfaceLanguage'
import { createLocaleFormatters } from '../../../language/localeFormatters'
import { isRetryableServerError } from '../../progress/toProgressRejectedErrorIfPermanent'
import type { ServerReadingPosition } from '../../session/useReaderController'
import { getProgressionModifiedAtMs, type LoadedEpub, resolveEpubStartLocation } from '../loadEpub'
import { findPositionWithSameShare, toEpubReaderPosition } from '../locators/epubLocations'
import { getDeviceIdentity } from './getDeviceIdentity'

/**
 * Fetches the stored progression of an EPUB. Converts the progression to the position type of the reader state machine.
 * Uses the page number in the read progress of the book instead in two cases. First, the reader did not know the
 * progression when the book opened, and the requests for the progression fail permanently: without a server position,
 * the user could not choose between the server position and the local position, and the reader would never save
 * progress. Second, the progression has no location, because the book was marked as read.
 * @returns undefined if the server has no progression, or if its progression is not newer than
 *   `LoadedEpub.lastWrittenMs`. Also undefined if the book was marked as read and has no position list
 * @throws ServerError when a request fails
 */
export async function fetchEpubPositionFromServer(opened: LoadedEpub): Promise<ServerReadingPosition | undefined> {
  const found = await fetchStoredProgression(opened)
  const modifiedAtMs = getProgressionModifiedAtMs(found.stored)
  if (!found.stored || modifiedAtMs <= opened.lastWrittenMs) return undefined
  const { stored, fingerprint } = found.stored.locator.href ? found : await fetchApproximateProgression(opened)
  if (!stored) return undefined
  const isFromThisDevice = opened.progressKnown && stored.device.id === getDeviceIdentity().id
  // Stores the time of a progression from another device. Progressions that this device sends must have a later time.
  // The time of an approximate progression is the read date, which has a resolution of a second. The exact progression
  // can be up to a second newer than the read date. Therefore adds a second.
  if (!isFromThisDevice)
    opened.lastOfferedMs = modifiedAtMs + (fingerprint === undefined ? 0 : SERVER_TIME_RESOLUTION_MS)
  const resolve = (positions: Promise<Positions>) => resolveEpubStartLocation(stored, opened.publication, positions)
  const location = await resolve(opened.positions).catch(() => resolve(getBookPositions(opened.book.id)))
  const fraction = stored.locator.locations?.totalProgression ?? 0
  return {
    position: toEpubReaderPosition(location),
    isFromThisDevice,
    description: translate('reader.otherDevice.atShare', {
      share: createLocaleFormatters(getCurrentLocale().code).percent(fraction),
    }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

interface StoredProgression {
  /** Progression that the server has stored. Undefined if the server has no progression. */
  readonly stored: Progression | undefined
  /** Fingerprint of an approximate progression, see `ServerReadingPosition.fingerprint`. */
  readonly fingerprint?: string
  /** Whether the server has progress, but no position list to convert it to a location. */
  readonly isUnlocated?: boolean
}

/**
 * Fetches the stored progression of an EPUB. If the reader already knew the progression when the book opened, sends
 * only this request. Otherwise, repeats the request after a permanent failure. If the second request also fails
 * permanently, fetches the approximate progression.
 */
async function fetchStoredProgression(opened: LoadedEpub): Promise<StoredProgression> {
  const isReplaceable = (error: unknown) =>
    !opened.progressKnown && error instanceof ServerError && !isRetryableServerError(error)
  const fetchExact = async () => ({
    stored: (await getBookProgression(opened.book.id, uncachedRequestInit)) ?? undefined,
  })
  return fetchExact()
    .catch((error: unknown) => (isReplaceable(error) ? fetchExact() : Promise.reject(error)))
    .catch(async (error: unknown) => {
      if (!isReplaceable(error)) throw error
      const approximate = await fetchApproximateProgression(opened)
      if (approximate.isUnlocated) throw error
      return approximate
    })
}

/**
 * Converts the page number in the read progress of a book to a progression. The page number is only an estimate of the
 * server.
 * @throws ServerError if the book cannot be fetched
 */
async function fetchApproximateProgression({ book, positions }: LoadedEpub): Promise<StoredProgression> {
  const { readProgress, media } = await getBook(book.id, uncachedRequestInit)
  if (!readProgress) return { stored: undefined }
  const share = Math.min(1, readProgress.page / Math.max(1, media.pagesCount))
  const known = await positions.catch(() => getBookPositions(book.id)).catch(() => undefined)
  const locator = known && findPositionWithSameShare(share, known)
  if (!locator) return { stored: undefined, isUnlocated: true }
  const { readDate, deviceId, deviceName } = readProgress
  const stored = {
    modified: readDate,
    device: { id: deviceId, name: deviceName },
    locator: { ...locator, locations: { ...locator.locations, totalProgression: share } },
  }
  return { stored, fingerprint: readDate }
}
