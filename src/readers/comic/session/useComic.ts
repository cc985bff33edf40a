import { useCallback, useEffect, useState } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { pendingProgressOf } from '../../../preferences/pendingProgress'
import { fetchNeighbours, type ReadingContext } from '../../session/fetchNeighbours'
import { onSignedInAgain } from '../../session/signedInAgain'
import { type Reader, useReader } from '../../session/useReader'
import type { ReaderNavigation } from '../../session/useReaderNavigation'
import { useEffectiveSettings } from '../../settings/effectiveSettings'
import type { PageCache } from '../images/pageCache'
import { type Comic, type ComicPosition, NotAComicError, openingPosition, saveComicProgress } from './comicBook'
import { endPrefetch, takePrefetchedComic } from './prefetchComic'

interface OpenComic {
  readonly reader: Reader
  readonly comic: Comic | undefined
  readonly cache: PageCache
}

/**
 * Opens a comic and runs the reader machine. `comic` is undefined until the book is open.
 * @param wanted  page requested by the URL; `half` and `point` are restored after a reload
 */
export function useComic(
  bookId: string,
  { page: wanted, half, point }: Partial<ComicPosition>,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderNavigation,
): OpenComic {
  // Another user may sign in while the book is open. Its progress stays with the first user.
  const [userId] = useState(useCurrentUser().id)
  const settings = useEffectiveSettings()
  const { comic, cache, load } = useComicFiles(bookId, wanted, userId)
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: async (_, kept) => {
        try {
          const { book, direction, lateDirection } = await load()
          settings.about(book, { 'reader.mode': direction })
          if (!direction) void lateDirection.then(late => late && settings.about(book, { 'reader.mode': late }))
          return openingPosition(book, wanted, kept, { half, point })
        } catch (error) {
          if (error instanceof NotAComicError) routes.open({ id: bookId, reader: 'epub' })
          throw error
        }
      },
      findNeighbours: () => fetchNeighbours(bookId, context),
      saveProgress: input => saveComicProgress(userId, input),
      askPlace: async () => (await import('./serverPosition')).serverPosition(bookId),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  return { reader, comic, cache }
}

/** Loads book, pages and images. Pending progress changes the start page, so a prefetch is ignored then. */
function useComicFiles(bookId: string, wanted: number | undefined, userId: string) {
  const [comic, setComic] = useState<Comic>()
  const [opening] = useState(() => {
    const isUntold = pendingProgressOf(userId).some(unsent => unsent.bookId === bookId)
    return takePrefetchedComic(bookId, wanted, isUntold)
  })
  const { cache } = opening
  useEffect(() => {
    endPrefetch(opening)
    const stopHearing = onSignedInAgain(() => cache.retryFailed())
    return () => {
      stopHearing()
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
