import { createHttpProblem, createHttpProblemWithoutBody } from '../http/httpProblems'
import { isBookFileReadable } from '../state/libraryFiles'
import type { BookRecord, LibraryRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { canSeeBook, canSeeLibrary, canSeeSeries, isRestrictedUser } from '../state/visibilityRules'

/**
 * How the server responds to an unknown id: 404 with a message (`withMessage`), 404 without a body (`withoutBody`), or
 * 500 (`serverError`).
 */
type MissingRecordResponse = 'withMessage' | 'withoutBody' | 'serverError'

/**
 * Returns a book that the user may see.
 * @param unknown response to an unknown id
 * @throws HttpProblem with status 403 for a hidden book, or with the response `unknown` for an unknown id
 */
export function requireVisibleBook(
  world: MockServerState,
  user: UserRecord,
  id: string,
  unknown: MissingRecordResponse = 'withMessage',
): BookRecord {
  const book = world.books.get(id)
  if (!book) throw missingRecordProblem(unknown, user)
  if (!canSeeBook(world, user, book)) throw createHttpProblem(403, '403 FORBIDDEN')
  return book
}

/**
 * Throws an error if the file of the book is missing or outside its library.
 * @throws HttpProblem with status 404
 */
export function requireReadableBookFile(world: MockServerState, book: BookRecord): void {
  if (!isBookFileReadable(world, book)) throw createHttpProblem(404, 'File not found, it may have moved')
}

/** Returns a series that the user may see. Throws the same errors as `requireVisibleBook`. */
export function requireVisibleSeries(
  world: MockServerState,
  user: UserRecord,
  id: string,
  unknown: MissingRecordResponse = 'withMessage',
): SeriesRecord {
  const series = world.series.get(id)
  if (!series) throw missingRecordProblem(unknown, user)
  if (!canSeeSeries(user, series)) throw createHttpProblem(403, '403 FORBIDDEN')
  return series
}

/**
 * Returns a series that the user may see. If the id is unknown, returns undefined for an unrestricted user and throws
 * an error for a restricted user.
 * @throws HttpProblem as `requireVisibleSeries` does
 */
export function findVisibleSeries(world: MockServerState, user: UserRecord, id: string): SeriesRecord | undefined {
  return world.series.has(id) || isRestrictedUser(user) ? requireVisibleSeries(world, user, id) : undefined
}

/**
 * Returns a book that the user may see. If the id is unknown, returns undefined for an unrestricted user and throws an
 * error for a restricted user.
 * @throws HttpProblem as `requireVisibleBook` does
 */
export function findVisibleBook(world: MockServerState, user: UserRecord, id: string): BookRecord | undefined {
  return world.books.has(id) || isRestrictedUser(user) ? requireVisibleBook(world, user, id) : undefined
}

/**
 * Returns a library that the user may see.
 * @throws HttpProblem: 404 for an unknown id, 403 for a hidden library
 */
export function requireVisibleLibrary(world: MockServerState, user: UserRecord, id: string): LibraryRecord {
  const library = world.libraries.get(id)
  if (!library) throw createHttpProblem(404)
  if (!canSeeLibrary(user, library.id)) throw createHttpProblem(403, '403 FORBIDDEN')
  return library
}

/**
 * Creates the error for an unknown id. For a restricted user, the status is 404 instead of 500, as on the real server
 * (server-facts 1.3).
 */
function missingRecordProblem(unknown: MissingRecordResponse, user: UserRecord): Error {
  if (unknown === 'withoutBody') return createHttpProblemWithoutBody(404)
  return createHttpProblem(unknown === 'serverError' && !isRestrictedUser(user) ? 500 : 404)
}
