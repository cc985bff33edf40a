import { createHttpProblem } from '../../http/httpProblems'
import { getVisibleReadListBookIds, toReadListJson } from '../../responses/toCollectionAndReadListJson'
import type { ReadListRecord, UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { canSeeLibrary, isRestrictedUser } from '../../state/visibilityRules'

/**
 * Returns the read lists that contain a book, as JSON. Omits read lists that the user cannot see. The caller must first
 * check that the user may see the book.
 */
export function toReadListsOfBookJson(world: MockServerState, user: UserRecord, bookId: string) {
  return [...world.readLists.values()]
    .filter(record => record.bookIds.includes(bookId) && isReadListVisibleToUser(world, user, record))
    .map(record => toReadListJson(world, user, record))
}

/**
 * Returns a read list if the user may see it. A restricted user may see a read list only if it contains a book that the
 * user may see.
 * @throws HttpProblem with status 404 if the list does not exist or the user may not see the list
 */
export function requireVisibleReadList(world: MockServerState, user: UserRecord, id: string): ReadListRecord {
  const list = requireReadList(world, id)
  if (!isReadListVisibleToUser(world, user, list)) throw createHttpProblem(404)
  return list
}

/**
 * Returns a read list if the user has access to the library of at least one book in the list. Does not check the age
 * limit and the sharing labels of the user.
 * @throws HttpProblem with status 404 if the list does not exist or no book of the list is in a library of the user
 */
export function requireReadListInVisibleLibraries(
  world: MockServerState,
  user: UserRecord,
  id: string,
): ReadListRecord {
  const list = requireReadList(world, id)
  const seesAllLibraries = user.sharedAllLibraries || user.roles.includes('ADMIN')
  if (!seesAllLibraries && !list.bookIds.some(bookId => canSeeLibrary(user, world.books.get(bookId)?.libraryId ?? '')))
    throw createHttpProblem(404)
  return list
}

/**
 * Returns a read list. Does not check whether the user may see the read list.
 * @throws HttpProblem with status 404 when the list does not exist
 */
export function requireReadList(world: MockServerState, id: string): ReadListRecord {
  const list = world.readLists.get(id)
  if (!list) throw createHttpProblem(404)
  return list
}

/**
 * Returns whether a user may see a read list. A restricted user may see a read list only if it contains a book that the
 * user may see.
 */
export function isReadListVisibleToUser(world: MockServerState, user: UserRecord, list: ReadListRecord): boolean {
  return !isRestrictedUser(user) || getVisibleReadListBookIds(world, user, list).length > 0
}
