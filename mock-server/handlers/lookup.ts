import { bareProblem, problem } from '../http/problems'
import { isBookFile } from '../world/bookFiles'
import type { BookRecord, LibraryRecord, SeriesRecord, UserRecord } from '../world/records'
import { canSeeBook, canSeeLibrary, canSeeSeries, isRestricted } from '../world/visibility'
import type { World } from '../world/world'

/** How a call answers an id that nobody knows. */
type Unknown = 'worded' | 'bare' | 'failing'

/** The book that a call is about; refuses what the user may not see, and unknown ids in the call's own way. */
export function bookAt(world: World, user: UserRecord, id: string, unknown: Unknown = 'worded'): BookRecord {
  const book = world.books.get(id)
  if (!book) throw refusalFor(unknown, user)
  if (!canSeeBook(world, user, book)) throw problem(403, '403 FORBIDDEN')
  return book
}

/** Refuses a book whose file is gone or lies outside its library. @throws a problem of 404 */
export function requireBookFile(world: World, book: BookRecord): void {
  if (!isBookFile(world, book)) throw problem(404, 'File not found, it may have moved')
}

/** The series that a call is about; as `bookAt`. */
export function seriesAt(world: World, user: UserRecord, id: string, unknown: Unknown = 'worded'): SeriesRecord {
  const series = world.series.get(id)
  if (!series) throw refusalFor(unknown, user)
  if (!canSeeSeries(user, series)) throw problem(403, '403 FORBIDDEN')
  return series
}

/** As `seriesAt`, for calls to which an unknown id is no fault. */
export function seriesIfKnown(world: World, user: UserRecord, id: string): SeriesRecord | undefined {
  return world.series.has(id) || isRestricted(user) ? seriesAt(world, user, id) : undefined
}

/** As `bookAt`, for calls to which an unknown id is no fault. */
export function bookIfKnown(world: World, user: UserRecord, id: string): BookRecord | undefined {
  return world.books.has(id) || isRestricted(user) ? bookAt(world, user, id) : undefined
}

/** A library that the user may see. @throws a problem of 404 when it is not there, of 403 when it is not for them */
export function libraryAt(world: World, user: UserRecord, id: string): LibraryRecord {
  const library = world.libraries.get(id)
  if (!library) throw problem(404)
  if (!canSeeLibrary(user, library.id)) throw problem(403, '403 FORBIDDEN')
  return library
}

/** Calls that fail over an unknown id do so after the look at what the user may see, which finds nothing to look at (server-facts 1.3). */
function refusalFor(unknown: Unknown, user: UserRecord): Error {
  if (unknown === 'bare') return bareProblem(404)
  return problem(unknown === 'failing' && !isRestricted(user) ? 500 : 404)
}
