import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Book } from '../../generated/model.schemas'
import type { PreviousOrNextBook } from '../../machines/readerMachineTypes'
import type { OpenedFromList } from './fetchPreviousAndNextBooks'

type ListContextType = 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'

/** Functions that navigate from a reader to other routes. The new route replaces the reader in the browser history. */
export interface UseReaderRouteNavigationResult {
  /** Goes back in the browser history. If the reader was opened directly, goes to the book page. */
  readonly leave: (book: Book | undefined, bookId: string) => void
  readonly open: (book: Pick<PreviousOrNextBook, 'id' | 'reader'>) => void
}

/**
 * Returns the navigation functions of a reader.
 * @param searchParams  search parameters for the next book
 */
export function useReaderRouteNavigation(
  searchParams: OpenedFromList & { incognito?: boolean },
): UseReaderRouteNavigationResult {
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { context, contextId, incognito } = searchParams
  return useMemo(() => {
    const contextParams = context && contextId ? { context: context as ListContextType, contextId } : {}
    return {
      leave: (book, bookId) => {
        if (canGoBack) router.history.back()
        else if (book?.oneshot)
          void navigate({
            to: '/oneshot/$seriesId',
            params: { seriesId: book.seriesId },
            search: contextParams,
            replace: true,
          })
        else void navigate({ to: '/book/$bookId', params: { bookId }, search: contextParams, replace: true })
      },
      open: ({ id, reader }) =>
        void navigate({
          to: reader === 'epub' ? '/book/$bookId/read-epub' : '/book/$bookId/read',
          params: { bookId: id },
          search: { ...contextParams, ...(incognito && { incognito }) },
          replace: true,
        }),
    }
  }, [navigate, router, canGoBack, context, contextId, incognito])
}
