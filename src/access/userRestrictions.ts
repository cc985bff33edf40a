import type { AgeRestriction, User } from '../generated/model.schemas'
import { hasPermission } from './permissions'

/** Properties of a user that determine which libraries the user sees. */
export type UserLibraryAccess = Pick<User, 'roles' | 'sharedAllLibraries' | 'sharedLibrariesIds'>

/**
 * Age limit and sharing labels of a user. The limit and the labels hide series even in libraries that the user sees.
 */
export type UserContentRestrictions = {
  ageRestriction?: AgeRestriction | null
  labelsAllow: readonly string[]
  labelsExclude: readonly string[]
}

/** Returns whether the user sees all libraries. Administrators always see all libraries. */
export const canUserSeeAllLibraries = (user: UserLibraryAccess): boolean =>
  user.sharedAllLibraries || hasPermission(user, 'library.manage')
