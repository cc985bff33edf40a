import type { Book } from '../../../generated/model.schemas'

/**
 * Returns the number of the page on which a comic opens: the page in the URL, or else the stored page of an unfinished
 * book, or else 1.
 * @param requestedPage page in the URL; ignored if the book has no such page
 */
export function resolveComicStartPage(book: Book, requestedPage: number | undefined): number {
  const count = book.media.pagesCount
  if (requestedPage !== undefined && requestedPage >= 1 && requestedPage <= count) return requestedPage
  const stored = book.readProgress
  return stored && !stored.completed ? Math.min(Math.max(1, stored.page), Math.max(1, count)) : 1
}
