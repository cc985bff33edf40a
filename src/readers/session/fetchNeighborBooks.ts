import { getDefaultReaderKind } from '../../api/records/bookReaderKind'
import { isNotFoundError } from '../../api/ServerError'
import type { Book } from '../../generated/model.schemas'
import type { PreviousAndNextBooks, PreviousOrNextBook } from '../../machines/readerMachineTypes'

/**
 * Waits until the requests for the next and the previous book have ended. `unknownSides` of the result contains `next`
 * if the next book is unknown, and `previous` if the previous book is unknown. For example, a book is unknown after a
 * failed request.
 * @param bookId id of the open book
 */
export async function fetchNeighborBooks(
  bookId: string,
  nextResponse: Promise<Book>,
  previousResponse: Promise<Book>,
): Promise<PreviousAndNextBooks> {
  const [next, previous] = await Promise.all([
    neighborOrNull(bookId, nextResponse),
    neighborOrNull(bookId, previousResponse),
  ])
  return {
    ...(next && { next: toNeighbor(next) }),
    ...(previous && { previous: toNeighbor(previous) }),
    ...((next === null || previous === null) && {
      unknownSides: { ...(next === null && { next: true }), ...(previous === null && { previous: true }) },
    }),
  }
}

/**
 * Resolves to the previous or next book. Resolves to undefined if there is no such book (status 404). Resolves to null
 * if the request fails for another reason, or if the server returns the open book itself.
 */
const neighborOrNull = (bookId: string, response: Promise<Book>): Promise<Book | undefined | null> =>
  response
    .then(book => (book.id === bookId ? null : book))
    .catch((error: unknown) => (isNotFoundError(error) ? undefined : null))

const toNeighbor = (book: Book): PreviousOrNextBook => ({
  id: book.id,
  title: book.metadata.title,
  detail: book.oneshot ? '' : `${book.seriesTitle} · ${book.metadata.number}`,
  pagesCount: book.media.pagesCount,
  reader: getDefaultReaderKind(book),
  readProgress: book.readProgress,
})
