import { useLayoutEffect } from 'react'
import type { ReaderController } from '../../session/useReaderController'
import { getPageOfComicPosition } from './loadComic'
import { storeWebtoonPoint } from './webtoonPointsOfDevice'

/** Stores the visible point of a webtoon on this device when the book is closed or hidden, but not in incognito mode. */
export function useStoreWebtoonPoint(reader: ReaderController, bookId: string, incognito: boolean): void {
  useLayoutEffect(() => {
    if (incognito) return
    const store = () => {
      const viewer = reader.viewer()
      const { position, located } = reader.actor.getSnapshot().context
      if (!viewer || !position || !located) return
      // Ends a smooth scroll, so that the point is the target of the scroll.
      viewer.reportPosition?.()
      storeWebtoonPoint(reader.userId, bookId, getPageOfComicPosition(position), viewer.pointAtTop?.())
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') store()
    }
    window.addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      // Layout effects end before the viewer is removed, so the viewer still has its scroll offset.
      store()
    }
  }, [reader, bookId, incognito])
}
