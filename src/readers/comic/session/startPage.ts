import type { Book } from '../../../generated/model.schemas'

/**
 * Where to begin: the page asked for, else the page one stopped at, else the first; a book that was read to the
 * end begins anew.
 */
export function startPage(book: Book, wanted: number | undefined): number {
  const count = book.media.pagesCount
  if (wanted !== undefined && wanted >= 1 && wanted <= count) return wanted
  const stored = book.readProgress
  return stored && !stored.completed ? Math.min(Math.max(1, stored.page), Math.max(1, count)) : 1
}
