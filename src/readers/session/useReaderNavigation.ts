import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Book } from '../../generated/model.schemas'
import type { Neighbour } from '../../machines/readerTypes'
import type { ReadingContext } from './fetchNeighbours'

type Context = 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'

/** Navigation out of a reader. The reader leaves no entry in the browser history. */
export interface ReaderNavigation {
  /** Goes back in history, or to the book's page when the reader was opened directly. */
  readonly leave: (book: Book | undefined, bookId: string) => void
  readonly open: (book: Pick<Neighbour, 'id' | 'reader'>) => void
}

/**
 * Returns the navigation of a reader.
 * @param carried  search parameters to pass on to another book
 */
export function useReaderNavigation(carried: ReadingContext & { incognito?: boolean }): ReaderNavigation {
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { context, contextId, incognito } = carried
  return useMemo(() => {
    const from = context && contextId ? { context: context as Context, contextId } : {}
    return {
      leave: (book, bookId) => {
        if (canGoBack) router.history.back()
        else if (book?.oneshot)
          void navigate({ to: '/oneshot/$seriesId', params: { seriesId: book.seriesId }, search: from, replace: true })
        else void navigate({ to: '/book/$bookId', params: { bookId }, search: from, replace: true })
      },
      open: ({ id, reader }) =>
        void navigate({
          to: reader === 'epub' ? '/book/$bookId/read-epub' : '/book/$bookId/read',
          params: { bookId: id },
          search: { ...from, ...(incognito && { incognito }) },
          replace: true,
        }),
    }
  }, [navigate, router, canGoBack, context, contextId, incognito])
}
