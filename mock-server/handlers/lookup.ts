import { bareProblem, problem } from '../http/problems'
import { isBookFile } from '../world/bookFiles'
import type { BookRecord, LibraryRecord, SeriesRecord, UserRecord } from '../world/records'
import { canSeeBook, canSeeLibrary, canSeeSeries, isRestricted } from '../world/visibility'
import type { World } from '../world/world'

/**
 * Response to an unknown id: 404 with a message (`withMessage`), 404 with an empty body (`withoutBody`), or 500
 * (`serverError`).
 */
type Unknown = 'withMessage' | 'withoutBody' | 'serverError'

/**
 * Returns a book that the user may see.
 * @throws a problem: 403 for a hidden book, the response chosen by `unknown` for an unknown id
 */
export function bookAt(world: World, user: UserRecord, id: string, unknown: Unknown = 'withMessage'): BookRecord {
  const book = world.books.get(id)
  if (!book) throw refusalFor(unknown, user)
  if (!canSeeBook(world, user, book)) throw problem(403, '403 FORBIDDEN')
  return book
}

/**
 * Rejects a book whose file is missing or outside its library.
 * @throws a problem with status 404
 */
export function requireBookFile(world: World, book: BookRecord): void {
  if (!isBookFile(world, book)) throw problem(404, 'File not found, it may have moved')
}

/** Returns a series that the user may see. Errors as `bookAt`. */
export function seriesAt(world: World, user: UserRecord, id: string, unknown: Unknown = 'withMessage'): SeriesRecord {
  const series = world.series.get(id)
  if (!series) throw refusalFor(unknown, user)
  if (!canSeeSeries(user, series)) throw problem(403, '403 FORBIDDEN')
  return series
}

/** As `seriesAt`, but returns undefined for an unknown id when the user has no restrictions. */
export function seriesIfKnown(world: World, user: UserRecord, id: string): SeriesRecord | undefined {
  return world.series.has(id) || isRestricted(user) ? seriesAt(world, user, id) : undefined
}

/** As `bookAt`, but returns undefined for an unknown id when the user has no restrictions. */
export function bookIfKnown(world: World, user: UserRecord, id: string): BookRecord | undefined {
  return world.books.has(id) || isRestricted(user) ? bookAt(world, user, id) : undefined
}

/**
 * Returns a library that the user may see.
 * @throws a problem: 404 for an unknown id, 403 for a hidden library
 */
export function libraryAt(world: World, user: UserRecord, id: string): LibraryRecord {
  const library = world.libraries.get(id)
  if (!library) throw problem(404)
  if (!canSeeLibrary(user, library.id)) throw problem(403, '403 FORBIDDEN')
  return library
}

/**
 * Response to an unknown id. `serverError` gives 404 to restricted users, because the visibility check runs first and
 * finds no record (server-facts 1.3).
 */
function refusalFor(unknown: Unknown, user: UserRecord): Error {
  if (unknown === 'withoutBody') return bareProblem(404)
  return problem(unknown === 'serverError' && !isRestricted(user) ? 500 : 404)
}
