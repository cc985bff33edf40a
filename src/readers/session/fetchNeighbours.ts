import { readerKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getNextBook, getPreviousBook } from '../../generated/books/books'
import type { Book } from '../../generated/model.schemas'
import type { Neighbour, Neighbours } from '../../machines/readerTypes'

/** List from which a book was opened; only a read list changes the neighbouring books. */
export interface ReadingContext {
  readonly context?: string
  readonly contextId?: string
}

/**
 * Fetches the previous and next book: of the read list the book was opened from, else of its series. Requests that
 * failed are marked as `unsure`.
 */
export async function fetchNeighbours(bookId: string, { context, contextId }: ReadingContext): Promise<Neighbours> {
  const { nextOf, previousOf, name } = context === 'READLIST' && contextId ? await inReadList(contextId) : inSeries
  const [next, previous, within] = await Promise.all([
    found(bookId, nextOf(bookId)),
    found(bookId, previousOf(bookId)),
    name?.(),
  ])
  return {
    ...(next && { next: neighbour(next) }),
    ...(previous && { previous: neighbour(previous) }),
    ...(within && { within }),
    ...((next === null || previous === null) && {
      unsure: { ...(next === null && { next: true }), ...(previous === null && { previous: true }) },
    }),
  }
}

const inSeries = {
  nextOf: (id: string) => getNextBook(id),
  previousOf: (id: string) => getPreviousBook(id),
  name: undefined,
}

/** Loads the read list calls on demand. */
async function inReadList(readListId: string) {
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
 * Resolves to the book, undefined when there is none (404), or null when the request failed. A book that is its own
 * neighbour counts as failed.
 */
const found = (bookId: string, response: Promise<Book>): Promise<Book | undefined | null> =>
  response
    .then(book => (book.id === bookId ? null : book))
    .catch((error: unknown) => (error instanceof ServerError && error.status === 404 ? undefined : null))

const neighbour = (book: Book): Neighbour => ({
  id: book.id,
  title: book.metadata.title,
  detail: book.oneshot ? '' : `${book.seriesTitle} · ${book.metadata.number}`,
  pagesCount: book.media.pagesCount,
  reader: readerKind(book),
})
