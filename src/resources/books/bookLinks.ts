import type { Target } from '../../components/target'
import type { Book } from '../../generated/model.schemas'

/** Where a book is opened from; it decides which book is the next (specification section 2). */
export type ReadingContext = { context?: 'SERIES' | 'READLIST' | 'LIBRARY' | 'COLLECTION'; contextId?: string }

/** The page of a book; that of a one-shot is the page of its series. */
export const bookLink = (
  { id, seriesId, oneshot }: Pick<Book, 'id' | 'seriesId' | 'oneshot'>,
  context?: ReadingContext,
): Target =>
  oneshot
    ? { to: '/oneshot/$seriesId', params: { seriesId }, search: { ...context } }
    : { to: '/book/$bookId', params: { bookId: id }, search: { ...context } }

/** Whether the book is text that flows: then it has a reader of its own, unless all its pages are pictures. */
export const isEpub = ({ media }: Pick<Book, 'media'>): boolean =>
  media.mediaProfile === 'EPUB' && !media.epubDivinaCompatible

/** The book in the reader of its kind. */
export const readLink = (book: Pick<Book, 'id' | 'media'>, context?: ReadingContext, incognito?: true): Target => ({
  to: isEpub(book) ? '/book/$bookId/read-epub' : '/book/$bookId/read',
  params: { bookId: book.id },
  search: { ...context, ...(incognito && { incognito }) },
})
