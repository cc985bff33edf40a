import { useQuery } from '@tanstack/react-query'
import { getGetNextBookQueryKey, getGetPreviousBookQueryKey } from '../../../generated/books/books'
import { getNextBook, getPreviousBook } from '../../../generated/books/books.calls'
import type { Book } from '../../../generated/model.schemas'
import {
  getGetNextBookInReadListQueryKey,
  getGetPreviousBookInReadListQueryKey,
} from '../../../generated/readlists/readlists'
import { getNextBookInReadList, getPreviousBookInReadList } from '../../../generated/readlists/readlists.calls'
import { findFirstQueryFailure } from '../../../lists/record/PageSectionErrorState'
import { getBookDetailPageLink, type OpenedFromListParams } from '../bookLinks'
import { formatBookTitleInSeries, formatFullBookTitle } from '../bookTitle'
import type { PreviousNextRecordLinks, PreviousOrNextRecordLink } from './PreviousNextRecordBar'
import { useReadListContextOfBook } from './useReadListContextOfBook'

const withoutErrorNotice = { meta: { shownBy: 'none' } } as const

/**
 * Returns links to the previous and next book. If the user opened the book from a read list that contains the book, the
 * links follow the order of the read list. In all other cases, the links follow the order of the series. Also returns
 * the URL parameters of the list from which the user opened the book (see {@link useReadListContextOfBook}).
 */
export function usePreviousAndNextBook(
  bookId: string,
  openedFrom: OpenedFromListParams,
): { links: PreviousNextRecordLinks; context: OpenedFromListParams } {
  const context = useReadListContextOfBook(bookId, openedFrom)
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
  const neighbor = (book: Book | undefined): PreviousOrNextRecordLink | undefined =>
    book && {
      to: getBookDetailPageLink(book, context),
      title: readListId ? formatFullBookTitle(book) : formatBookTitleInSeries(book),
    }
  // If there is no previous or next book, the query fails with status 404. The cache may then still contain the
  // outdated data of an earlier request, which must not be shown.
  const links = {
    previous: previous.isError ? undefined : neighbor(previous.data),
    next: next.isError ? undefined : neighbor(next.data),
    failure: findFirstQueryFailure([previous, next]),
  }
  return { links, context }
}
