import type { BookPosition } from '../../../machines/readerMachineTypes'
import type { ReaderController } from '../../session/useReaderController'
import {
  type ComicPosition,
  getFirstVisiblePageOfComicPosition,
  getScrollAnchorOfWebtoonPosition,
  type WebtoonScrollAnchor,
} from './loadComic'

/**
 * Returns a reader whose position keeps the point of a webtoon until the user moves. The comic may first open in pages,
 * because the reading mode of the series may arrive late. Pages report no point, so the webtoon viewer that follows
 * would start at the top of the page.
 */
export const keepWebtoonPointUntilMove = (reader: ReaderController): ReaderController => ({
  ...reader,
  onRelocated: location => {
    const point = findKeptPoint(reader, location.position)
    const position: ComicPosition | undefined = point && { ...(location.position as ComicPosition), point }
    reader.onRelocated(position ? { ...location, position } : location)
  },
})

/** Returns the point of the current position if `next` is the same page, shown without a point. */
function findKeptPoint(reader: ReaderController, next: BookPosition): WebtoonScrollAnchor | undefined {
  const { position, moved } = reader.actor.getSnapshot().context
  if (!position || moved || reader.viewer()?.pointAtTop || getScrollAnchorOfWebtoonPosition(next)) return undefined
  const isSamePage = getFirstVisiblePageOfComicPosition(next) === getFirstVisiblePageOfComicPosition(position)
  return isSamePage ? getScrollAnchorOfWebtoonPosition(position) : undefined
}
