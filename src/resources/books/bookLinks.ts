import { type ReaderKind, readerKind } from '../../api/records/bookReaderKind'
import type { LinkTarget } from '../../components/page/linkTarget'
import type { Book } from '../../generated/model.schemas'

/** Where a book is opened from; it decides which book is the next (specification section 2). */
export type ReadingContext = { context?: 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'; contextId?: string }

/** The page of a book; that of a one-shot is the page of its series. */
export const bookLink = (
  { id, seriesId, oneshot }: Pick<Book, 'id' | 'seriesId' | 'oneshot'>,
  context?: ReadingContext,
): LinkTarget =>
  oneshot
    ? { to: '/oneshot/$seriesId', params: { seriesId }, search: { ...context } }
    : { to: '/book/$bookId', params: { bookId: id }, search: { ...context } }

/** A book in a reader. */
export const readerLink = (
  bookId: string,
  reader: ReaderKind,
  context?: ReadingContext,
  incognito?: true,
): LinkTarget => ({
  to: reader === 'epub' ? '/book/$bookId/read-epub' : '/book/$bookId/read',
  params: { bookId },
  search: { ...context, ...(incognito && { incognito }) },
})

/** A book in the reader of its kind. */
export const readLink = (book: Pick<Book, 'id' | 'media'>, context?: ReadingContext, incognito?: true): LinkTarget =>
  readerLink(book.id, readerKind(book), context, incognito)
