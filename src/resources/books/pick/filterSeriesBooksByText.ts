import { parseInputNumber } from '../../../forms/inputs/parseInputNumber'
import type { Book } from '../../../generated/model.schemas'
import { normalizeForSearch } from '../../../language/normalizeForSearch'
import { toWesternDigits } from '../../../language/toWesternDigits'

type SearchedBook = { metadata: Pick<Book['metadata'], 'title' | 'number' | 'numberSort'> }

/**
 * Filters the books of a series by a typed text. A book matches if each word of the text occurs in the number or title
 * of the book. A book also matches if the text equals the number or sort number of the book. For example, the
 * text `007` equals the sort number 7. Books with an equal number or sort number come first.
 */
export function filterSeriesBooksByText<Item extends SearchedBook>(
  books: readonly Item[],
  typed: string,
): readonly Item[] {
  const text = normalize(typed).replace(/^#/, '')
  if (text === '') return books
  const words = text.split(/\s+/)
  const number = parseInputNumber(text)
  const hasNumber = ({ metadata }: Item) => normalize(metadata.number) === text || metadata.numberSort === number
  const matches = books.filter(book => {
    const searched = normalize(`${book.metadata.number} ${book.metadata.title}`)
    return hasNumber(book) || words.every(word => searched.includes(word))
  })
  return [...matches.filter(hasNumber), ...matches.filter(book => !hasNumber(book))]
}

const normalize = (text: string) => toWesternDigits(normalizeForSearch(text))
