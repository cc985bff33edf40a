import type { BookPosition } from '../../../machines/readerMachineTypes'
import type { ReaderController } from '../../session/useReaderController'
import {
  type ComicPosition,
  getFirstVisiblePageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
  type WebtoonScrollAnchor,
} from './loadComic'

/**
 * Wraps a reader controller, to keep the stored scroll position of a webtoon until the user scrolls or turns a page.
 * The server sends the reading mode late, so a webtoon may first open in a paged viewer. A paged viewer reports only a
 * page number. Without this wrapper, the page number would replace the stored scroll position.
 */
export const keepWebtoonScrollPointUntilUserMoves = (reader: ReaderController): ReaderController => ({
  ...reader,
  onRelocated: location => {
    const point = findStillValidPoint(reader, location.position)
    const position: ComicPosition | undefined = point && { ...(location.position as ComicPosition), point }
    reader.onRelocated(position ? { ...location, position } : location)
  },
})

/**
 * Returns the scroll anchor of the stored position. Returns undefined if this scroll anchor is no longer valid. It is
 * valid only if all of the following is true:
 * - The user has not moved.
 * - The new position `next` comes from a paged viewer. Such a position has no scroll anchor of its own.
 * - `next` is on the same page as the stored position.
 */
function findStillValidPoint(reader: ReaderController, next: BookPosition): WebtoonScrollAnchor | undefined {
  const { position, moved } = reader.actor.getSnapshot().context
  if (!position || moved || reader.viewer()?.pointAtTop || getScrollAnchorOfWebtoonPosition(next)) return undefined
  const isSamePage = getFirstVisiblePageOfComicPosition(next) === getFirstVisiblePageOfComicPosition(position)
  return isSamePage ? getScrollAnchorOfWebtoonPosition(position) : undefined
}
