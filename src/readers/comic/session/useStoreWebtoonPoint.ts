import { useLayoutEffect } from 'react'
import type { ReaderController } from '../../session/useReaderController'
import { getPageOfComicPosition, getScrollAnchorOfWebtoonPosition } from './loadComic'
import { storeWebtoonPoint } from './webtoonPointsOfDevice'

/** Stores the visible point of a webtoon on this device when the book is closed or hidden, but not in incognito mode. */
export function useStoreWebtoonPoint(reader: ReaderController, bookId: string, incognito: boolean): void {
  useLayoutEffect(() => {
    if (incognito) return
    const store = () => {
      const viewer = reader.viewer()
      const { position, located } = reader.actor.getSnapshot().context
      if (!viewer || !position || !located) return
      // Pages keep the point in their position until the user moves. Until then, the stored point is still correct.
      if (!viewer.pointAtTop && getScrollAnchorOfWebtoonPosition(position)) return
      // Ends a smooth scroll, so that the point is the target of the scroll.
      viewer.reportPosition?.()
      storeWebtoonPoint(reader.userId, bookId, getPageOfComicPosition(position), viewer.pointAtTop?.())
    }
    const onHide = ({ type }: Event) => {
      if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
      // Ends a smooth scroll before the position is read. The target of the scroll is then the reading progress.
      reader.viewer()?.reportPosition?.()
      store()
    }
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      // Layout effects end before the viewer is removed, so the viewer still has its scroll offset.
      store()
    }
  }, [reader, bookId, incognito])
}
