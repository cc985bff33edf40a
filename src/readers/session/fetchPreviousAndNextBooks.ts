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
 * Fetches the previous and next book of the read list from which the user opened the book. If there is no such list, or
 * if it was deleted or does not contain the book, fetches the previous and next book of the series. If a request fails,
 * `unknownSides` contains its direction, `next` or `previous`.
 */
export async function fetchPreviousAndNextBooks(
  bookId: string,
  { context, contextId }: OpenedFromList,
): Promise<PreviousAndNextBooks> {
  const inReadList = context === 'READLIST' && contextId ? await fetchNeighborsInReadList(bookId, contextId) : undefined
  return inReadList ?? (await fetchNeighbors(bookId, getNextBook(bookId), getPreviousBook(bookId)))
}

async function fetchNeighbors(
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

/** Resolves to undefined if the read list does not exist or does not contain the book. */
async function fetchNeighborsInReadList(bookId: string, readListId: string): Promise<PreviousAndNextBooks | undefined> {
  const { getNextBookInReadList, getPreviousBookInReadList, getReadList } = await import(
    '../../generated/readlists/readlists.calls'
  )
  const [neighbors, readList] = await Promise.all([
    fetchNeighbors(bookId, getNextBookInReadList(readListId, bookId), getPreviousBookInReadList(readListId, bookId)),
    getReadList(readListId).catch((error: unknown) => (isNotFoundError(error) ? undefined : null)),
  ])
  if (readList) return readList.bookIds.includes(bookId) ? { ...neighbors, readListName: readList.name } : undefined
  if (readList === undefined) return undefined
  // The responses 404 do not tell the end of the read list from a read list without the book.
  const isMember = neighbors.next !== undefined || neighbors.previous !== undefined
  return isMember ? neighbors : { unknownSides: { next: true, previous: true } }
}

/**
 * Resolves to the previous or next book. Resolves to undefined if the server responds with 404, because there is no
 * such book. Resolves to null if the request failed.
 */
const neighborOrNull = (bookId: string, response: Promise<Book>): Promise<Book | undefined | null> =>
  response
    .then(book => (book.id === bookId ? null : book))
    .catch((error: unknown) => (isNotFoundError(error) ? undefined : null))

const isNotFoundError = (error: unknown) => error instanceof ServerError && error.status === 404

const toNeighbor = (book: Book): PreviousOrNextBook => ({
  id: book.id,
  title: book.metadata.title,
  detail: book.oneshot ? '' : `${book.seriesTitle} · ${book.metadata.number}`,
  pagesCount: book.media.pagesCount,
  reader: getDefaultReaderKind(book),
})
