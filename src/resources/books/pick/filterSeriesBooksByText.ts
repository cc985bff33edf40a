import type { Book } from '../../../generated/model.schemas'
import { normalizeForSearch } from '../../../language/normalizeForSearch'

type SearchedBook = Pick<Book, 'name'> & { metadata: Pick<Book['metadata'], 'title' | 'number' | 'numberSort'> }

/**
 * Filters the books of a series by a typed text. A book matches if each word of the text occurs in the number, title or
 * file name of the book. A book also matches if the text equals the number or sort number of the book. For example, the
 * text `007` equals the sort number 7. Books with an equal number or sort number come first.
 */
export function filterSeriesBooksByText<Item extends SearchedBook>(
  books: readonly Item[],
  typed: string,
): readonly Item[] {
  const text = normalizeForSearch(typed).replace(/^#/, '')
  if (text === '') return books
  const words = text.split(/\s+/)
  const hasNumber = ({ metadata }: Item) =>
    normalizeForSearch(metadata.number) === text || metadata.numberSort === Number(text)
  const matches = books.filter(book => {
    const searched = normalizeForSearch(`${book.metadata.number} ${book.metadata.title} ${book.name}`)
    return hasNumber(book) || words.every(word => searched.includes(word))
  })
  return [...matches.filter(hasNumber), ...matches.filter(book => !hasNumber(book))]
}
