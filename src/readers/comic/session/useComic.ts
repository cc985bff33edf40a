import { useCallback, useEffect, useState } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { readPendingProgress } from '../../../preferences/pendingProgress'
import { fetchNeighbours, type ReadingContext } from '../../session/fetchNeighbours'
import { onServerOrSessionRestored } from '../../session/serverOrSessionRestored'
import { type ReaderController, useReader } from '../../session/useReader'
import type { ReaderNavigation } from '../../session/useReaderNavigation'
import { useEffectiveSettings } from '../../settings/effectiveSettings'
import type { PageCache } from '../images/pageCache'
import { type ComicPosition, createOpenedBook, type LoadedComic, NotAComicError, saveComicProgress } from './comicBook'
import { endComicPrefetch, takePrefetchedComic } from './prefetchComic'

interface UseComicResult {
  readonly reader: ReaderController
  readonly comic: LoadedComic | undefined
  readonly cache: PageCache
}

/**
 * Opens a comic and runs the reader machine. `comic` is undefined until the book is open. The second parameter is the
 * start position: the page requested by the URL, or page, `half` and `point` restored after a reload.
 */
export function useComic(
  bookId: string,
  { page: requestedPage, half, point }: Partial<ComicPosition>,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderNavigation,
): UseComicResult {
  // Another user may sign in while the book is open. Its progress stays with the first user.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveSettings()
  const { comic, cache, load } = useComicLoader(bookId, requestedPage, userId)
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, pendingProgress) => {
        try {
          const { book, direction, lateDirection } = await load()
          settings.setBook(book, { 'reader.mode': direction })
          if (!direction)
            void lateDirection.then(lateValue => lateValue && settings.setBook(book, { 'reader.mode': lateValue }))
          return createOpenedBook(book, requestedPage, pendingProgress, { half, point })
        } catch (error) {
          if (error instanceof NotAComicError) routes.open({ id: bookId, reader: 'epub' })
          throw error
        }
      },
      findNeighbours: () => fetchNeighbours(bookId, context),
      saveProgress: input => saveComicProgress(userId, input),
      fetchServerPosition: async () => (await import('./fetchServerPosition')).fetchServerPosition(bookId),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  return { reader, comic, cache }
}

/**
 * Loads book, pages and images. Ignores a prefetch when progress is pending, because the pending progress changes the
 * start page.
 */
function useComicLoader(bookId: string, requestedPage: number | undefined, userId: string) {
  const [comic, setComic] = useState<LoadedComic>()
  const [opening] = useState(() => {
    const hasPendingProgress = readPendingProgress(userId).some(progress => progress.bookId === bookId)
    return takePrefetchedComic(bookId, requestedPage, hasPendingProgress)
  })
  const { cache } = opening
  useEffect(() => {
    endComicPrefetch(opening)
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
