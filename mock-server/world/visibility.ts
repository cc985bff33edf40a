import type { BookRecord, SeriesRecord, UserRecord } from './records'
import type { World } from './world'

/** Libraries are shared by list, or all with everyone who administers (server-facts 3.10). */
export function canSeeLibrary(user: UserRecord, libraryId: string): boolean {
  return user.sharedAllLibraries || user.roles.includes('ADMIN') || user.sharedLibrariesIds.includes(libraryId)
}

/** Whether age or labels keep anything from the user; an administrator may be restricted too. */
function hasContentRestriction(user: UserRecord): boolean {
  return user.ageRestriction !== null || user.labelsAllow.length > 0 || user.labelsExclude.length > 0
}

/** Whether anything at all is kept from the user: libraries, ages or labels. */
export function isRestricted(user: UserRecord): boolean {
  return hasContentRestriction(user) || !(user.sharedAllLibraries || user.roles.includes('ADMIN'))
}

/** Age and labels only: what is allowed by one of the allowing rules that are set, less what an excluding rule hits. */
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

/** Whether a user may know of a series: by its library, and by what is restricted for them. */
export function canSeeSeries(user: UserRecord, series: SeriesRecord): boolean {
  return canSeeLibrary(user, series.libraryId) && passesContentRestriction(user, series)
}

/** Whether a user may know of a book: as of its series. */
export function canSeeBook(world: World, user: UserRecord, book: BookRecord): boolean {
  const series = world.series.get(book.seriesId)
  return canSeeLibrary(user, book.libraryId) && (series === undefined || passesContentRestriction(user, series))
}
