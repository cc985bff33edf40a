import { isNotFoundError } from '../../api/ServerError'
import {
  getNextBookInReadList,
  getPreviousBookInReadList,
  getReadList,
} from '../../generated/readlists/readlists.calls'
import type { PreviousAndNextBooks } from '../../machines/readerMachineTypes'
import { fetchNeighborBooks } from './fetchNeighborBooks'

/**
 * Fetches the previous and next book in a read list. Resolves to undefined if the read list does not exist or does not
 * contain the book. If the request for the read list fails, `readListName` of the result is undefined.
 */
export async function fetchNeighborsInReadList(
  bookId: string,
  readListId: string,
): Promise<PreviousAndNextBooks | undefined> {
  const [neighbors, readList] = await Promise.all([
    fetchNeighborBooks(
      bookId,
      getNextBookInReadList(readListId, bookId),
      getPreviousBookInReadList(readListId, bookId),
    ),
    getReadList(readListId).catch((error: unknown) => (isNotFoundError(error) ? undefined : null)),
  ])
  if (readList) return readList.bookIds.includes(bookId) ? { ...neighbors, readListName: readList.name } : undefined
  if (readList === undefined) return undefined
  // The request for the read list has failed. The server responds with 404 for a book without neighbors, and also for a
  // book that is not in the read list. If both neighbors are undefined, it is therefore unknown whether the read list
  // contains the book.
  const isMember = neighbors.next !== undefined || neighbors.previous !== undefined
  return isMember ? neighbors : { unknownSides: { next: true, previous: true } }
}
