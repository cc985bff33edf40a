import type { ServerError } from '../../../api/ServerError'
import { updateBookProgression } from '../../../generated/books/books'
import type { Locator, Positions, Progression } from '../../../generated/model.schemas'
import { getBookPositions } from '../../../generated/publications/publications'
import { snapLocatorToPrecedingPosition } from '../locators/epubLocations'

/**
 * Sends a progression that the server has rejected (400), because the positions of the EPUB have changed. Moves the
 * progression to the preceding position in its file. If the book no longer contains this file, uses the position at
 * about the same percentage of the book.
 * @param rejection error of the rejected request
 * @param options options of the request that writes the progression
 * @throws the given rejection if the book has no suitable position; ServerError when a request fails
 */
export async function sendProgressionToChangedEpub(
  bookId: string,
  progression: Progression,
  rejection: ServerError,
  options: Parameters<typeof updateBookProgression>[2],
): Promise<void> {
  const positions = await getBookPositions(bookId)
  const { locator } = progression
  const known = snapLocatorToPrecedingPosition(locator, positions) ?? findPositionWithSameShare(locator, positions)
  if (!known) throw rejection
  await updateBookProgression(bookId, { ...progression, locator: known }, options)
}

function findPositionWithSameShare({ locations }: Locator, { total, positions }: Positions): Locator | undefined {
  const share = locations?.totalProgression
  return share === undefined ? undefined : positions[Math.max(1, Math.round(share * total)) - 1]
}
