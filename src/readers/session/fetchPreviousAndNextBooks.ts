import { getDefaultReaderKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getNextBook, getPreviousBook } from '../../generated/books/books'
import type { Book } from '../../generated/model.schemas'
import type { PreviousAndNextBooks, PreviousOrNextBook } from '../../machines/readerMachineTypes'

/**
 * List from which the user opened a book. The neighboring books come from this list if it is a read list, and otherwise
 * from the series.
 */
export interface OpenedFromList {
  readonly context?: string
  readonly contextId?: string
}

/**
 * Fetches the previous and next book: from the read list if the user opened the book from a read list, otherwise from
 * the series. In the result, `unknownSides` contains the directions whose request failed.
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
 * Resolves to the neighboring book. Resolves to undefined if no neighbor exists (404), and to null if the request
 * failed.
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
