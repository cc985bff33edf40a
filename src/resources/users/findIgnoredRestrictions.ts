import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'

type Restrictions = Pick<UserUpdate, 'ageRestriction' | 'labelsAllow' | 'labelsExclude' | 'sharedLibraries'>

/** Returns the restrictions of a creation request that the created user does not have, as an update request. */
export function findIgnoredRestrictions(requested: UserCreation, created: User): Restrictions {
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

/** Whether none of the requested labels was stored. The server may drop single ones, such as those that are both allowed and excluded. */
const isIgnored = (requested: readonly string[] | null | undefined, stored: readonly string[]) =>
  requested !== null && requested !== undefined && requested.length > 0 && stored.length === 0
