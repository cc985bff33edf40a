import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Book } from '../../generated/model.schemas'
import type { PreviousOrNextBook } from '../../machines/readerMachineTypes'
import type { OpenedFromList } from './fetchPreviousAndNextBooks'

type ListContextType = 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'

/** Functions that navigate from the reader to other pages of the app. */
export interface UseReaderRouteNavigationResult {
  /**
   * Goes back in the browser history. If the user opened the reader directly by its URL, goes to the detail page of the
   * book instead.
   */
  readonly leave: (book: Book | undefined, bookId: string) => void
  readonly open: (book: Pick<PreviousOrNextBook, 'id' | 'reader'>) => void
}

/**
 * Returns functions that leave the reader or open another book.
 * @param searchParams  URL parameters of the reader, which also apply to another book that the reader opens
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
