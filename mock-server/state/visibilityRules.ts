import type { BookRecord, SeriesRecord, UserRecord } from './libraryRecords'
import type { MockServerState } from './mockServerState'

/** Returns whether a user has access to a library. Administrators have access to all libraries (server-facts 3.10). */
export function canSeeLibrary(user: UserRecord, libraryId: string): boolean {
  return user.sharedAllLibraries || user.roles.includes('ADMIN') || user.sharedLibrariesIds.includes(libraryId)
}

/**
 * Returns whether the content that a user may see is restricted by an age limit or by sharing labels. These
 * restrictions apply to administrators too.
 */
function hasContentRestriction(user: UserRecord): boolean {
  return user.ageRestriction !== null || user.labelsAllow.length > 0 || user.labelsExclude.length > 0
}

/**
 * Returns whether the content that a user may see is limited. The limit can be a list of libraries, an age limit, or
 * sharing labels.
 */
export function isRestrictedUser(user: UserRecord): boolean {
  return hasContentRestriction(user) || !(user.sharedAllLibraries || user.roles.includes('ADMIN'))
}

/**
 * Returns whether the age limit and the sharing labels of a user allow a series. Returns false if the series matches an
 * "exclude" rule of the user. Also returns false if the user has "allow" rules and the series matches none of these
 * "allow" rules.
 */
export function passesContentRestriction(user: UserRecord, series: SeriesRecord): boolean {
  const { ageRating, sharingLabels } = series.metadata
  const age = user.ageRestriction
  const allowing: boolean[] = []
  if (age?.restriction === 'ALLOW_ONLY') allowing.push(ageRating !== null && ageRating <= age.age)
  if (user.labelsAllow.length) allowing.push(sharingLabels.some(label => user.labelsAllow.includes(label)))
  if (allowing.length && !allowing.includes(true)) return false
  if (age?.restriction === 'EXCLUDE' && ageRating !== null && ageRating >= age.age) return false
  return !sharingLabels.some(label => user.labelsExclude.includes(label))
}

/**
 * Returns whether a user may see a series. The user must have access to the library. The age limit and the sharing
 * labels of the user must allow the series.
 */
export function canSeeSeries(user: UserRecord, series: SeriesRecord): boolean {
  return canSeeLibrary(user, series.libraryId) && passesContentRestriction(user, series)
}

/**
 * Returns whether a user may see a book. The user must have access to the library. The age limit and the sharing labels
 * of the user must allow the series of the book.
 */
export function canSeeBook(world: MockServerState, user: UserRecord, book: BookRecord): boolean {
  const series = world.series.get(book.seriesId)
  return canSeeLibrary(user, book.libraryId) && (series === undefined || passesContentRestriction(user, series))
}
