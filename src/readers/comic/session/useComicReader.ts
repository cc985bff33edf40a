import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { findPendingProgress } from '../../../preferences/pendingProgress'
import { fetchPreviousAndNextBooks, type OpenedFromList } from '../../session/fetchPreviousAndNextBooks'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import { type ReaderController, useReaderController } from '../../session/useReaderController'
import type { UseReaderRouteNavigationResult } from '../../session/useReaderRouteNavigation'
import { useEffectiveReaderSettings } from '../../settings/effectiveReaderSettings'
import type { PageImageCache } from '../images/pageImageCache'
import { keepWebtoonScrollPointUntilUserMoves } from './keepWebtoonScrollPointUntilUserMoves'
import {
  type ComicPosition,
  type LoadedComic,
  NotAComicError,
  saveComicProgress,
  toOpenBookResultOfLoadedComic,
} from './loadComic'
import { releaseComicPrefetch, takePrefetchedComicOrStartLoading } from './prefetchComic'
import { readWebtoonPoint } from './webtoonPointsOfDevice'

interface UseComicReaderResult {
  readonly reader: ReaderController
  readonly comic: LoadedComic | undefined
  readonly cache: PageImageCache
}

/**
 * Opens a comic and runs the reader state machine. The second parameter is the start position that
 * `getComicStartPosition` returns. In the result, `comic` is undefined until the comic has loaded.
 */
export function useComicReader(
  bookId: string,
  { page: requestedPage, half, point }: Partial<ComicPosition>,
  incognito: boolean,
  context: OpenedFromList,
  routes: UseReaderRouteNavigationResult,
): UseComicReaderResult {
  // Holds the id of the user who opened the book. Another user may sign in while the book is open. The progress must
  // still be saved for the user who opened the book.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveReaderSettings()
  const { comic, cache, load } = useComicLoader(bookId, requestedPage, userId)
  const controller = useReaderController(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, pendingProgress) => {
        try {
          const { book, direction, lateDirection } = await load()
          settings.setBook(book, { 'reader.mode': direction })
          if (!direction)
            void lateDirection.then(lateValue => lateValue && settings.setBook(book, { 'reader.mode': lateValue }))
          return toOpenBookResultOfLoadedComic(book, requestedPage, pendingProgress, { half, point }, page =>
            incognito ? undefined : readWebtoonPoint(userId, bookId, page),
          )
        } catch (error) {
          if (error instanceof NotAComicError) routes.open({ id: bookId, reader: 'epub' })
          throw error
        }
      },
      findNeighbors: () => fetchPreviousAndNextBooks(bookId, context),
      saveProgress: input => saveComicProgress(userId, input),
      fetchServerPosition: async () =>
        (await import('./fetchComicPositionFromServer')).fetchComicPositionFromServer(bookId, userId),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  const reader = useMemo(() => keepWebtoonScrollPointUntilUserMoves(controller), [controller])
  return { reader, comic, cache }
}

/**
 * Loads a comic. Ignores the prefetched comic if this device has reading progress that was not yet sent to the server.
 * The comic then opens at this progress, but the prefetched images belong to the page that the server has stored.
 */
function useComicLoader(bookId: string, requestedPage: number | undefined, userId: string) {
  const [comic, setComic] = useState<LoadedComic>()
  const [opening] = useState(() => {
    const hasPendingProgress = findPendingProgress({ userId, bookId }) !== undefined
    return takePrefetchedComicOrStartLoading(bookId, requestedPage, hasPendingProgress)
  })
  const { cache } = opening
  useEffect(() => {
    releaseComicPrefetch(opening)
    const unsubscribe = onServerOrSessionRestored(() => cache.retryFailed())
    return () => {
      unsubscribe()
      cache.clear()
    }
  }, [opening, cache])
  const load = useCallback(async () => {
    const loaded = await opening.load()
    setComic(loaded)
    return loaded
  }, [opening])
  return { comic, cache, load }
}
