import type { BookPosition } from '../../../machines/readerMachineTypes'
import type { ReaderController } from '../../session/useReaderController'
import {
  type ComicPosition,
  getFirstVisiblePageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
  type WebtoonScrollAnchor,
} from './loadComic'

/**
 * Wraps a reader controller, so that the stored scroll position of a webtoon survives until the user moves. Necessary
 * because a comic may first open in a paged mode, when the reading mode of the series arrives late. A paged viewer
 * reports only the page. Without this wrapper, the webtoon viewer that replaces it would start at the top of the page.
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
 * Returns the scroll position in the reader state if it is still valid at the position `next`. Undefined if the user
 * has moved, if `next` is on another page, or if `next` has its own scroll position.
 */
function findStillValidPoint(reader: ReaderController, next: BookPosition): WebtoonScrollAnchor | undefined {
  const { position, moved } = reader.actor.getSnapshot().context
  if (!position || moved || reader.viewer()?.pointAtTop || getScrollAnchorOfWebtoonPosition(next)) return undefined
  const isSamePage = getFirstVisiblePageOfComicPosition(next) === getFirstVisiblePageOfComicPosition(position)
  return isSamePage ? getScrollAnchorOfWebtoonPosition(position) : undefined
}
