import { getDefaultReaderKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getNextBook, getPreviousBook } from '../../generated/books/books'
import type { Book } from '../../generated/model.schemas'
import type { PreviousAndNextBooks, PreviousOrNextBook } from '../../machines/readerMachineTypes'

/**
 * List from which the user opened a book. If it is a read list, the previous and next book are the neighbors in this
 * read list. Otherwise, they are the neighbors in the series.
 */
export interface OpenedFromList {
  readonly context?: string
  readonly contextId?: string
}

/**
 * Fetches the previous and next book of a read list, if the user opened the book from a read list. Otherwise, fetches
 * the previous and next book of the series. If a request fails, `unknownSides` contains its direction, `next` or
 * `previous`.
 */
export async function fetchPreviousAndNextBooks(
  bookId: string,
  { context, contextId }: OpenedFromList,
): Promise<PreviousAndNextBooks> {
  const { nextOf, previousOf, name } =
    context === 'READLIST' && contextId ? await loadReadListRequests(contextId) : seriesNeighborRequests
  const [next, previous, readListName] = await Promise.all([
    neighborOrNull(bookId, nextOf(bookId)),
    neighborOrNull(bookId, previousOf(bookId)),
    name?.(),
  ])
  return {
    ...(next && { next: toNeighbor(next) }),
    ...(previous && { previous: toNeighbor(previous) }),
    ...(readListName && { readListName }),
    ...((next === null || previous === null) && {
      unknownSides: { ...(next === null && { next: true }), ...(previous === null && { previous: true }) },
    }),
  }
}

const seriesNeighborRequests = {
  nextOf: (id: string) => getNextBook(id),
  previousOf: (id: string) => getPreviousBook(id),
  name: undefined,
}

async function loadReadListRequests(readListId: string) {
  const { getNextBookInReadList, getPreviousBookInReadList, getReadList } = await import(
    '../../generated/readlists/readlists.calls'
  )
  return {
    nextOf: (id: string) => getNextBookInReadList(readListId, id),
    previousOf: (id: string) => getPreviousBookInReadList(readListId, id),
    name: () =>
      getReadList(readListId).then(
        ({ name }) => name,
        () => undefined,
      ),
  }
}

/**
 * Resolves to the previous or next book. Resolves to undefined if the server responds with 404, because there is no
 * such book. Resolves to null if the request failed.
 */
const neighborOrNull = (bookId: string, response: Promise<Book>): Promise<Book | undefined | null> =>
  response
    .then(book => (book.id === bookId ? null : book))
    .catch((error: unknown) => (error instanceof ServerError && error.status === 404 ? undefined : null))

const toNeighbor = (book: Book): PreviousOrNextBook => ({
  id: book.id,
  title: book.metadata.title,
  detail: book.oneshot ? '' : `${book.seriesTitle} · ${book.metadata.number}`,
  pagesCount: book.media.pagesCount,
  reader: getDefaultReaderKind(book),
})
