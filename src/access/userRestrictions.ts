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

/** Returns whether an age limit or sharing labels can hide series from the user. */
export const hasContentRestrictions = ({
  ageRestriction,
  labelsAllow,
  labelsExclude,
}: UserContentRestrictions): boolean => Boolean(ageRestriction) || labelsAllow.length + labelsExclude.length > 0

/** Returns whether the user sees all libraries. Administrators always see all libraries. */
export const canUserSeeAllLibraries = (user: UserLibraryAccess): boolean =>
  user.sharedAllLibraries || hasPermission(user, 'library.manage')
