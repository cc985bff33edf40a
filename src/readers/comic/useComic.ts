import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import { onServerBack } from '../../api/connection'
import type { Book } from '../../generated/model.schemas'
import { neighboursOf, type ReadingContext } from '../neighbours'
import { type Reader, useReader } from '../useReader'
import type { ReaderRoutes } from '../useReaderRoutes'
import { type Comic, loadComic, NoComic, openedAt, pageImageUrl, saveComicProgress, startPage } from './comic'
import { PageCache } from './pageCache'

interface OpenComic {
  readonly reader: Reader
  readonly comic: Comic | undefined
  readonly cache: PageCache
}

/**
 * Opens a comic and runs the reader over it; the comic is there once it lies open.
 * @param wanted  the page that the address asks for
 */
export function useComic(
  bookId: string,
  wanted: number | undefined,
  incognito: boolean,
  context: ReadingContext,
  routes: ReaderRoutes,
): OpenComic {
  const { comic, cache, load } = useComicFiles(bookId, wanted)
  const userId = useMe().id
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: async () => {
        try {
          return openedAt((await load()).book, wanted)
        } catch (error) {
          if (error instanceof NoComic) routes.open({ id: bookId, reader: 'epub' })
          throw error
        }
      },
      findNeighbours: () => neighboursOf(bookId, context),
      saveProgress: input => saveComicProgress(userId, input),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  return { reader, comic, cache }
}

/** Book, pages and their images; the first image is asked as soon as its number is known. */
function useComicFiles(bookId: string, wanted: number | undefined) {
  const [comic, setComic] = useState<Comic>()
  const types = useRef<ReadonlyMap<number, string | undefined>>(new Map())
  const [cache] = useState(() => {
    const made = new PageCache({ urlOf: page => pageImageUrl(bookId, page, types.current.get(page)) })
    if (wanted !== undefined) made.want([wanted])
    return made
  })
  useEffect(() => {
    const stopHearing = onServerBack(() => cache.retryFailed())
    return () => {
      stopHearing()
      cache.clear()
    }
  }, [cache])
  const load = useCallback(async () => {
    const loaded = await loadComic(bookId, (book: Book) => cache.want([startPage(book, wanted)]))
    types.current = new Map(loaded.pages.map(page => [page.number, page.mediaType]))
    setComic(loaded)
    return loaded
  }, [bookId, wanted, cache])
  return { comic, cache, load }
}
