import { getDefaultReaderKind, type ReaderKind } from '../../api/records/bookReaderKind'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'
import type { Book } from '../../generated/model.schemas'

/**
 * List from which the user opened a book or series, as URL parameters. If the list is a read list or collection, the
 * page of the book or series has links to the previous and next item of this list.
 */
export type OpenedFromListParams = { context?: 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'; contextId?: string }

/**
 * Returns the link to the page of a book. If the book is a one-shot, returns the link to the one-shot page of its
 * series.
 */
export const getBookDetailPageLink = (
  { id, seriesId, oneshot }: Pick<Book, 'id' | 'seriesId' | 'oneshot'>,
  context?: OpenedFromListParams,
): RouterLinkTarget =>
  oneshot
    ? { to: '/oneshot/$seriesId', params: { seriesId }, search: { ...context } }
    : { to: '/book/$bookId', params: { bookId: id }, search: { ...context } }

/** Returns the link that opens a book in the given reader. */
export const getReaderLinkTarget = (
  bookId: string,
  reader: ReaderKind,
  context?: OpenedFromListParams,
  incognito?: true,
): RouterLinkTarget => ({
  to: reader === 'epub' ? '/book/$bookId/read-epub' : '/book/$bookId/read',
  params: { bookId },
  search: { ...context, ...(incognito && { incognito }) },
})

/** Returns the link that opens a book in the reader for its file format. */
export const getDefaultReaderLinkTarget = (
  book: Pick<Book, 'id' | 'media'>,
  context?: OpenedFromListParams,
  incognito?: true,
): RouterLinkTarget => getReaderLinkTarget(book.id, getDefaultReaderKind(book), context, incognito)
