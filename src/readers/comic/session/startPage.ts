import type { Book } from '../../../generated/model.schemas'

/**
 * Returns the page to start at: the requested page, else the stored page, else the first. A completed book starts at
 * its first page.
 * @param wanted  requested page; ignored when the book does not have it
 */
export function startPage(book: Book, wanted: number | undefined): number {
  const count = book.media.pagesCount
  if (wanted !== undefined && wanted >= 1 && wanted <= count) return wanted
  const stored = book.readProgress
  return stored && !stored.completed ? Math.min(Math.max(1, stored.page), Math.max(1, count)) : 1
}
