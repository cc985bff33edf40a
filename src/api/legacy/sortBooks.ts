import type { Book } from '../../generated/model.schemas'

type Value = string | number | null | undefined

/** What each key of an order is about (server-facts 3.3). */
const orders: Readonly<Record<string, (book: Book) => Value>> = {
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

const names = new Intl.Collator('en')

/**
 * Books in an order of the server; equal ones stay as they are, and what has no value comes first, as there.
 * @param sort  `key,asc` or `key,desc`; keys that are not known are dropped
 */
export function sortBooks(books: readonly Book[], sort: readonly string[]): Book[] {
  const keys = sort.flatMap(entry => {
    const [key = '', way] = entry.split(',')
    const of = orders[key]
    return of ? [{ of, sign: way === 'desc' ? -1 : 1 }] : []
  })
  const compare = (a: Book, b: Book) => {
    for (const { of, sign } of keys) {
      const difference = compared(of(a), of(b))
      if (difference !== 0) return sign * difference
    }
    return 0
  }
  return [...books].sort(compare)
}

function compared(a: Value, b: Value): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  return typeof a === 'string' ? names.compare(a, String(b)) : a - Number(b)
}
