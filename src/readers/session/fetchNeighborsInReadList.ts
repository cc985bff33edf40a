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
  // The request for the read list has failed. If a neighbor was found, the read list contains the book. If both
  // neighbors are undefined, the client does not know whether the read list contains the book. The server responds with
  // the same status 404 in two cases: the book has no neighbors, or the book is not in the read list.
  const isMember = neighbors.next !== undefined || neighbors.previous !== undefined
  return isMember ? neighbors : { unknownSides: { next: true, previous: true } }
}
