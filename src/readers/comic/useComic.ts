import { useCallback, useEffect, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import { unsentOf } from '../../preferences/unsentProgress'
import type { ReadingContext } from '../neighbours'
import { onReachable } from '../reachable'
import { useSettingsInForce } from '../settingsInForce'
import { type Reader, useReader } from '../useReader'
import type { ReaderRoutes } from '../useReaderRoutes'
import { type Comic, type ComicPosition, NoComic, openedAt, saveComicProgress } from './comic'
import { endAhead, openingOf } from './opening'
import type { PageCache } from './pageCache'

interface OpenComic {
  readonly reader: Reader
  readonly comic: Comic | undefined
  readonly cache: PageCache
}

/**
 * Opens a comic and runs the reader over it; the comic is there once it lies open.
 * @param wanted  the page that the address asks for, and what of it was in sight when it was loaded again
 */
export function useComic(
  bookId: string,
  { page: wanted, half, point }: Partial<ComicPosition>,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderRoutes,
): OpenComic {
  // Another person may sign in in place; the book stays that of the first until it is left.
  const [userId] = useState(useMe().id)
  const settings = useSettingsInForce()
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
          return openedAt(book, wanted, kept, { half, point })
        } catch (error) {
          if (error instanceof NoComic) routes.open({ id: bookId, reader: 'epub' })
          throw error
        }
      },
      findNeighbours: async () => (await import('../neighbours')).neighboursOf(bookId, context),
      saveProgress: input => saveComicProgress(userId, input),
      askPlace: async () => (await import('./storedPage')).storedPage(bookId),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  return { reader, comic, cache }
}

/** Book, pages and their images. A place that this device has yet to tell changes where one begins: then all is asked anew. */
function useComicFiles(bookId: string, wanted: number | undefined, userId: string) {
  const [comic, setComic] = useState<Comic>()
  const [opening] = useState(() => {
    const isUntold = unsentOf(userId).some(unsent => unsent.bookId === bookId)
    return openingOf(bookId, wanted, isUntold)
  })
  const { cache } = opening
  useEffect(() => {
    endAhead(opening)
    const stopHearing = onReachable(() => cache.retryFailed())
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
