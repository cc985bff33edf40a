import type { Book } from '../../../generated/model.schemas'

/**
 * Returns the number of the page on which a comic opens: the requested page, or else the stored page of an unfinished
 * book, or else 1. A number after the last page is replaced by the number of the last page.
 * @param requestedPage page in the URL or in the pending progress; ignored if it is less than 1
 */
export function resolveComicStartPage(book: Book, requestedPage: number | undefined): number {
  const lastPage = Math.max(1, book.media.pagesCount)
  if (requestedPage !== undefined && requestedPage >= 1) return Math.min(requestedPage, lastPage)
  const stored = book.readProgress
  return stored && !stored.completed ? Math.min(Math.max(1, stored.page), lastPage) : 1
}
