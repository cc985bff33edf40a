import type { AgeRestriction, User } from '../generated/model.schemas'
import { hasPermission } from './permissions'

/** Properties of a user that determine which libraries the user sees. */
export type UserLibraryAccess = Pick<User, 'roles' | 'sharedAllLibraries' | 'sharedLibrariesIds'>

/** Age limit and sharing labels of a user. They can hide a series even if the user sees its library. */
export type UserContentRestrictions = {
  ageRestriction?: AgeRestriction | null
  labelsAllow: readonly string[]
  labelsExclude: readonly string[]
}

/** Returns whether the user sees all libraries. Administrators always see all libraries. */
export const canUserSeeAllLibraries = (user: UserLibraryAccess): boolean =>
  user.sharedAllLibraries || hasPermission(user, 'library.manage')
