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
 * Returns whether the age limit and the sharing labels of a user allow a series. If the series matches an "exclude"
 * rule, the result is false. If the user has "allow" rules, the series must match at least one of them.
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

/** Returns whether a user may see a series. Checks the access to its library, its age rating and its sharing labels. */
export function canSeeSeries(user: UserRecord, series: SeriesRecord): boolean {
  return canSeeLibrary(user, series.libraryId) && passesContentRestriction(user, series)
}

/**
 * Returns whether a user may see a book. Checks the access to its library, and the age rating and sharing labels of its
 * series.
 */
export function canSeeBook(world: MockServerState, user: UserRecord, book: BookRecord): boolean {
  const series = world.series.get(book.seriesId)
  return canSeeLibrary(user, book.libraryId) && (series === undefined || passesContentRestriction(user, series))
}
