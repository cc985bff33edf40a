import { useLayoutEffect } from 'react'
import type { ReaderController } from '../../session/useReaderController'
import { getPageOfComicPosition, getScrollAnchorOfWebtoonPosition } from './loadComic'
import { storeWebtoonPoint } from './webtoonPointsOfDevice'

/** Stores the visible point of a webtoon on this device when the book is closed or hidden, but not in incognito mode. */
export function useStoreWebtoonPoint(reader: ReaderController, bookId: string, incognito: boolean): void {
  useLayoutEffect(() => {
    if (incognito) return
    const store = () => {
      reader.viewer()?.reportPosition?.()
      const { position, located } = reader.actor.getSnapshot().context
      if (!position || !located) return
      storeWebtoonPoint(
        reader.userId,
        bookId,
        getPageOfComicPosition(position),
        getScrollAnchorOfWebtoonPosition(position),
      )
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
