import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'

type Restrictions = Pick<UserUpdate, 'ageRestriction' | 'labelsAllow' | 'labelsExclude' | 'sharedLibraries'>

/**
 * Returns the restrictions that the server has not stored when it created a user. The result is the body of an update
 * request.
 * @param requested user with restrictions, as sent to the server
 * @param created user, as returned by the server
 */
export function findRestrictionsIgnoredByServer(requested: UserCreation, created: User): Restrictions {
  const { ageRestriction, labelsAllow, labelsExclude, sharedLibraries } = requested
  const isAgeIgnored =
    ageRestriction &&
    (created.ageRestriction?.age !== ageRestriction.age ||
      created.ageRestriction.restriction !== ageRestriction.restriction)
  return {
    ...(isAgeIgnored && { ageRestriction }),
    ...(isIgnored(labelsAllow, created.labelsAllow) && { labelsAllow }),
    ...(isIgnored(labelsExclude, created.labelsExclude) && { labelsExclude }),
    ...(sharedLibraries && !sharedLibraries.all && created.sharedAllLibraries && { sharedLibraries }),
  }
}

/** Returns whether the request contained labels, but the server has stored no labels. */
const isIgnored = (requested: readonly string[] | null | undefined, stored: readonly string[]) =>
  requested !== null && requested !== undefined && requested.length > 0 && stored.length === 0
