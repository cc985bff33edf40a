import { listBooks } from '../../api/records/listBooks'
import { refetchRecords } from '../../api/records/refetchRecords'
import { getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'

/** A question may find more than was asked for: others of the same titles in the same series. */
const PAGE = 500

/** {@link refetchRecords} for books. What is gone stays as it was known: saving it will say so. */
export const refetchBooks = (known: readonly Book[]): Promise<Book[]> =>
  refetchRecords(known, { one: id => getBook(id), among: ofTheSameTitles, gone: book => book })

/** {@link refetchRecords} for books of a list: what is gone is left out. */
export const remainingBooks = (known: readonly Book[]): Promise<Book[]> =>
  refetchRecords(known, { one: id => getBook(id), among: ofTheSameTitles, gone: () => undefined })

/** Titles of books are often those of others too, such as "Volume 1": only those of the same series are meant. */
async function ofTheSameTitles(known: readonly Book[]): Promise<readonly Book[]> {
  const series = [...new Set(known.map(({ seriesId }) => seriesId))]
  const titles = [...new Set(known.map(({ metadata }) => metadata.title))]
  const allOf = [
    { anyOf: series.map(value => ({ seriesId: { operator: 'is' as const, value } })) },
    { anyOf: titles.map(value => ({ title: { operator: 'is' as const, value } })) },
  ]
  return (await listBooks({ condition: { allOf } }, { size: PAGE })).content
}
