import { useEffect } from 'react'
import type { ReaderController } from '../../session/useReaderController'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { getPageOfComicPosition, getScrollAnchorOfWebtoonPosition } from './loadComic'
import { storeWebtoonPoint } from './storeWebtoonPoint'

/**
 * Stores the scroll position of a webtoon on this device when the book is closed or the browser tab is hidden. If the
 * user has continued to read in a paged mode, deletes the stored scroll position. Therefore, this hook runs in all
 * modes of the comic reader. Changes nothing in incognito mode.
 */
export function useStoreWebtoonPoint(
  reader: ReaderController,
  registry: Pick<ComicCommandRegistry, 'onBookClosing'>,
  bookId: string,
): void {
  useEffect(() => {
    if (reader.actor.getSnapshot().context.incognito) return
    const store = () => {
      const viewer = reader.viewer()
      const { position, located } = reader.actor.getSnapshot().context
      if (!viewer || !position || !located) return
      // The viewer of a paged mode has no `pointAtTop`. Until the first page turn, `position` is still the scroll
      // position of the webtoon. The stored scroll position is then still correct and must not be deleted.
      if (!viewer.pointAtTop && getScrollAnchorOfWebtoonPosition(position)) return
      // `reportPosition` jumps to the end of a running smooth scroll. Afterwards, the reader state contains the final
      // page, and `pointAtTop` returns the final scroll position.
      viewer.reportPosition?.()
      const page = getPageOfComicPosition(reader.actor.getSnapshot().context.position ?? position)
      storeWebtoonPoint(reader.userId, bookId, page, viewer.pointAtTop?.())
    }
    const onHide = ({ type }: Event) => {
      if (type === 'pagehide' || document.visibilityState === 'hidden') store()
    }
    registry.onBookClosing = store
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [reader, registry, bookId])
}
