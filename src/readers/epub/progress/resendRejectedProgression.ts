import type { ServerError } from '../../../api/ServerError'
import { encodeLocatorHref } from '../../../api/urls/encodeLocatorHref'
import type { Progression } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import type { ReaderOfBook } from '../../../preferences/pendingProgress'
import { isPermanentRejection } from '../../progress/toProgressRejectedErrorIfPermanent'
import { findPositionWithSameShare, snapLocatorToPrecedingPosition } from '../locators/epubLocations'
import { saveProgressionWithoutPositions } from './saveProgressionWithoutPositions'

/**
 * Sends a progression that the server has rejected (400), because the positions of the EPUB have changed. Fetches the
 * new positions. Moves the progression to the preceding position in its file. If the book no longer contains this file,
 * uses the position at about the same percentage of the book. If the position list is empty, stores the progression
 * on this device, and marks the book as read at its end.
 * @param rejection error of the rejected request
 * @param send sends the moved progression
 * @throws the given rejection if the book has no suitable position or no position list; ServerError when a request fails
 */
export async function resendRejectedProgression(
  { bookId, userId }: ReaderOfBook,
  progression: Progression,
  rejection: ServerError,
  send: (moved: Progression) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const positions = await getBookPositions(bookId, { signal }).catch((error: unknown) => {
    // If the position list is permanently unavailable, throws `rejection`, so that the user gets a notice. For example,
    // the user would get no notice about status 404, because this status usually means that the book was deleted.
    throw isPermanentRejection(error) ? rejection : error
  })
  if (positions.positions.length === 0) return saveProgressionWithoutPositions(bookId, userId, progression, signal)
  const { locator } = progression
  const moved =
    snapLocatorToPrecedingPosition(locator, positions) ??
    findPositionWithSameShare(locator.locations?.totalProgression, positions)
  if (!moved) throw rejection
  await send({ ...progression, locator: { ...moved, href: encodeLocatorHref(moved.href ?? '') } })
}
