import { useQuery } from '@tanstack/react-query'
import { getGetNextBookQueryKey, getGetPreviousBookQueryKey } from '../../../generated/books/books'
import { getNextBook, getPreviousBook } from '../../../generated/books/books.calls'
import type { Book } from '../../../generated/model.schemas'
import {
  getGetNextBookInReadListQueryKey,
  getGetPreviousBookInReadListQueryKey,
} from '../../../generated/readlists/readlists'
import { getNextBookInReadList, getPreviousBookInReadList } from '../../../generated/readlists/readlists.calls'
import { firstQueryFailure } from '../../../lists/record/SectionFailure'
import { bookLink, type ReadingContext } from '../bookLinks'
import { bookTitleInSeries, fullBookTitle } from '../bookTitle'
import type { NeighbourLink, NeighbourLinks } from './PreviousNextBar'

const withoutErrorNotice = { meta: { shownBy: 'none' } } as const

/** Previous and next book in the read list of the reading context, otherwise in the series. */
export function useBookNeighbours(bookId: string, context: ReadingContext): NeighbourLinks {
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const previous = useQuery({
    queryKey: readListId
      ? getGetPreviousBookInReadListQueryKey(readListId, bookId)
      : getGetPreviousBookQueryKey(bookId),
    queryFn: ({ signal }) =>
      readListId ? getPreviousBookInReadList(readListId, bookId, { signal }) : getPreviousBook(bookId, { signal }),
    ...withoutErrorNotice,
  })
  const next = useQuery({
    queryKey: readListId ? getGetNextBookInReadListQueryKey(readListId, bookId) : getGetNextBookQueryKey(bookId),
    queryFn: ({ signal }) =>
      readListId ? getNextBookInReadList(readListId, bookId, { signal }) : getNextBook(bookId, { signal }),
    ...withoutErrorNotice,
  })
  const neighbour = (book: Book | undefined): NeighbourLink | undefined =>
    book && { to: bookLink(book, context), title: readListId ? fullBookTitle(book) : bookTitleInSeries(book) }
  // The server responds 404 at both ends of the list. Cached data of an earlier response is then invalid.
  return {
    previous: previous.isError ? undefined : neighbour(previous.data),
    next: next.isError ? undefined : neighbour(next.data),
    failure: firstQueryFailure([previous, next]),
  }
}
