import { readerKind } from '../../api/records/bookReaderKind'
import { ServerError } from '../../api/ServerError'
import { getNextBook, getPreviousBook } from '../../generated/books/books'
import type { Book } from '../../generated/model.schemas'
import type { Neighbour, Neighbours } from '../../machines/readerTypes'

/** From where a book was opened; only a read list changes which books are its neighbours. */
export interface ReadingContext {
  readonly context?: string
  readonly contextId?: string
}

/** The books before and behind a book: of the read list it was opened from, else of its series. */
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

/** The calls of read lists are fetched for those who came from one. */
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

/** That there is no neighbour is an answer, 404; null where there was none. No book is its own neighbour. */
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
