import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import { parseInputNumber } from '../../../forms/inputs/parseInputNumber'
import type { Book, BookCondition, ReadListMatchBook } from '../../../generated/model.schemas'
import { isSameBookNumber } from '../../../machines/import/readListMatchRows'

/**
 * Lists the books of a series that can match an entry of a read list file. Searches for the number first, because a
 * series can have thousands of books. The server can only search for sort numbers. If no book with this sort number has
 * the number, or if the number is a text such as `12a`, the result contains all books of the series.
 * @param number number of the book in the file
 * @throws ServerError
 */
export async function listReadListMatchBooks(seriesId: string, number: string): Promise<ReadListMatchBook[]> {
  const inSeries: BookCondition = { seriesId: { operator: 'is', value: seriesId } }
  const value = parseInputNumber(number)
  if (value !== null && Number.isFinite(value)) {
    const hasSortNumber: BookCondition = { numberSort: { operator: 'is', value } }
    const books = await listMatchBooks({ allOf: [inSeries, hasSortNumber] })
    if (books.some(book => isSameBookNumber(book.number, number))) return books
  }
  return listMatchBooks(inSeries)
}

const listMatchBooks = async (condition: BookCondition) =>
  (await listBooksWithLegacyFallback({ condition }, { unpaged: true })).content.map(toReadListMatchBook)

/** Returns the data of a book that an entry of a read list file contains. */
export const toReadListMatchBook = ({ id, metadata }: Book): ReadListMatchBook => ({
  bookId: id,
  number: metadata.number,
  title: metadata.title,
})
