import type { EpubPublication } from '../archives/epub/readEpubContents'
import { createHttpProblem, createHttpProblemWithoutBody } from '../http/httpProblems'
import { getEpubPublication } from '../state/bookContents/epubPublicationStore'
import { isBookFileReadable } from '../state/libraryFiles'
import type { BookRecord, LibraryRecord, SeriesRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { canSeeBook, canSeeLibrary, canSeeSeries, isRestrictedUser } from '../state/visibilityRules'

/**
 * Kind of error response to an unknown id. `withMessage` is status 404 with a message. `withoutBody` is status 404
 * without a body. `serverError` is status 500, or status 404 for a restricted user.
 */
type MissingRecordResponse = 'withMessage' | 'withoutBody' | 'serverError'

/**
 * Returns a book that the user may see.
 * @param unknown kind of error response if the id does not exist
 * @throws HttpProblem with status 403 when the user may not see the book
 * @throws HttpProblem with status 404 or 500 when the id does not exist
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
 * Returns a book or series for an administrator. Ignores the age limit and the sharing labels of the administrator, as
 * the real server does when an administrator changes posters or starts a task for a book.
 * @throws HttpProblem with status 404 when the id does not exist
 */
export function requireRecord<Item>(records: ReadonlyMap<string, Item>, id: string): Item {
  const item = records.get(id)
  if (!item) throw createHttpProblem(404)
  return item
}

/**
 * Throws an error if the file of the book is missing or outside its library.
 * @throws HttpProblem with status 404
 */
export function requireReadableBookFile(world: MockServerState, book: BookRecord): void {
  if (!isBookFileReadable(world, book)) throw createHttpProblem(404, 'File not found, it may have moved')
}

/**
 * Returns the publication of an EPUB, even if the book file is missing.
 * @throws HttpProblem with status 404 when no publication is stored and the book file cannot be read
 */
export async function requireEpubPublication(world: MockServerState, book: BookRecord): Promise<EpubPublication> {
  const publication = await getEpubPublication(world, book)
  if (!publication) throw createHttpProblem(404, 'File not found, it may have moved')
  return publication
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
 * Returns a series that the user may see. If the id is unknown, the result depends on the user. An unrestricted user
 * gets undefined. For a restricted user, the function throws an error.
 * @throws HttpProblem with the same status as in `requireVisibleSeries`
 */
export function findVisibleSeries(world: MockServerState, user: UserRecord, id: string): SeriesRecord | undefined {
  return world.series.has(id) || isRestrictedUser(user) ? requireVisibleSeries(world, user, id) : undefined
}

/**
 * Returns a book that the user may see. If the id is unknown, the result depends on the user. An unrestricted user gets
 * undefined. For a restricted user, the function throws an error.
 * @throws HttpProblem with the same status as in `requireVisibleBook`
 */
export function findVisibleBook(world: MockServerState, user: UserRecord, id: string): BookRecord | undefined {
  return world.books.has(id) || isRestrictedUser(user) ? requireVisibleBook(world, user, id) : undefined
}

/**
 * Returns a library that the user may see.
 * @throws HttpProblem with status 404 when the id does not exist
 * @throws HttpProblem with status 403 when the user may not see the library
 */
export function requireVisibleLibrary(world: MockServerState, user: UserRecord, id: string): LibraryRecord {
  const library = world.libraries.get(id)
  if (!library) throw createHttpProblem(404)
  if (!canSeeLibrary(user, library.id)) throw createHttpProblem(403, '403 FORBIDDEN')
  return library
}

/**
 * Creates the error for an unknown id. A restricted user gets status 404 where an unrestricted user gets status 500, as
 * on the real server (server-facts 1.3).
 */
function missingRecordProblem(unknown: MissingRecordResponse, user: UserRecord): Error {
  if (unknown === 'withoutBody') return createHttpProblemWithoutBody(404)
  return createHttpProblem(unknown === 'serverError' && !isRestrictedUser(user) ? 500 : 404)
}
