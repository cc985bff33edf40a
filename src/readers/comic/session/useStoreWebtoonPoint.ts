import { useLayoutEffect } from 'react'
import type { ReaderController } from '../../session/useReaderController'
import { getPageOfComicPosition, getScrollAnchorOfWebtoonPosition } from './loadComic'
import { storeWebtoonPoint } from './webtoonPointsOfDevice'

/**
 * Stores the visible point of a webtoon on this device when the book is closed or hidden, but not in incognito mode.
 */
export function useStoreWebtoonPoint(reader: ReaderController, bookId: string, incognito: boolean): void {
  useLayoutEffect(() => {
    if (incognito) return
    const store = () => {
      const viewer = reader.viewer()
      const { position, located } = reader.actor.getSnapshot().context
      if (!viewer || !position || !located) return
      // A paged viewer reports no scroll position. If the reader state still contains a stored scroll position, the
      // user has not moved since the comic was opened, and the stored scroll position is still correct.
      if (!viewer.pointAtTop && getScrollAnchorOfWebtoonPosition(position)) return
      // Reporting the position completes a smooth scroll, so that `pointAtTop` returns the target of the scroll.
      viewer.reportPosition?.()
      storeWebtoonPoint(reader.userId, bookId, getPageOfComicPosition(position), viewer.pointAtTop?.())
    }
    const onHide = ({ type }: Event) => {
      if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
      // Reporting the position completes a smooth scroll, so that `store` reads the target of the scroll as reading
      // progress.
      reader.viewer()?.reportPosition?.()
      store()
    }
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      // React runs this cleanup before it removes the viewer from the document, so the viewer still has its scroll
      // offset.
      store()
    }
  }, [reader, bookId, incognito])
}
