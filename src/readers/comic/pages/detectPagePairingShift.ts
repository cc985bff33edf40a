import { type ComicPage, isWidePage, type PagePairingShift } from './createComicSpreads'

/**
 * Detects by how many pages the pairs after the cover must be shifted, so that pages that face each other in print are
 * shown together. A wide page is a scan of two facing pages, so the pages before it must end with a complete pair.
 * Therefore, if an odd number of pages lies between the cover and the first wide page, the pairs are shifted by 1.
 * @param pages page list of the server. Sizes of loaded images must not be included. They become known while the user
 *   reads, and would change the pairs that are visible.
 * @param alone numbers of the pages that the user shows alone. With such a page, the user has already corrected the
 *   pairs.
 * @returns 0 if the book has no wide page, if its cover is wide, or if a page before the first wide page has an unknown
 *   size or is in `alone`
 */
export function detectPagePairingShift(pages: readonly ComicPage[], alone: ReadonlySet<number>): PagePairingShift {
  const firstWide = pages.findIndex(isWidePage)
  const isUncertain = ({ number, width, height }: ComicPage) => !width || !height || alone.has(number)
  if (firstWide < 1 || pages.slice(0, firstWide).some(isUncertain)) return 0
  const pagesAfterCover = firstWide - 1
  return pagesAfterCover % 2 === 1 ? 1 : 0
}
