import type { Book } from '../../generated/model.schemas'

type SortValue = string | number | null | undefined

const sortValues: Readonly<Record<string, (book: Book) => SortValue>> = {
  name: book => book.name,
  series: book => book.seriesTitle,
  createdDate: book => Date.parse(book.created),
  lastModifiedDate: book => Date.parse(book.lastModified),
  fileSize: book => book.sizeBytes,
  'media.pagesCount': book => book.media.pagesCount,
  'metadata.title': book => book.metadata.title,
  'metadata.numberSort': book => book.metadata.numberSort,
  'metadata.releaseDate': book => book.metadata.releaseDate && Date.parse(book.metadata.releaseDate),
  'readProgress.readDate': book => book.readProgress && Date.parse(book.readProgress.readDate),
}

const nameCollator = new Intl.Collator('en')

/**
 * Sorts books in the same way as the server. In ascending order, books without a value for the sort key come first.
 * @param sort sort parameters such as `name,asc`. The first parameter has the highest priority. Unknown keys are
 *   ignored.
 */
export function sortBooksLikeServer(books: readonly Book[], sort: readonly string[]): Book[] {
  const keys = sort.flatMap(entry => {
    const [key = '', direction] = entry.split(',')
    const getValue = sortValues[key]
    return getValue ? [{ getValue, sign: direction === 'desc' ? -1 : 1 }] : []
  })
  const compare = (a: Book, b: Book) => {
    for (const { getValue, sign } of keys) {
      const difference = compareSortValues(getValue(a), getValue(b))
      if (difference !== 0) return sign * difference
    }
    return 0
  }
  return [...books].sort(compare)
}

function compareSortValues(a: SortValue, b: SortValue): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  return typeof a === 'string' ? nameCollator.compare(a, String(b)) : a - Number(b)
}
