import type { Book } from '../../../generated/model.schemas'

/**
 * Returns the page to start at: the requested page, else the stored page, else the first. A completed book starts at
 * its first page.
 * @param requestedPage  requested page; ignored when the book does not have it
 */
export function resolveComicStartPage(book: Book, requestedPage: number | undefined): number {
  const count = book.media.pagesCount
  if (requestedPage !== undefined && requestedPage >= 1 && requestedPage <= count) return requestedPage
  const stored = book.readProgress
  return stored && !stored.completed ? Math.min(Math.max(1, stored.page), Math.max(1, count)) : 1
}
