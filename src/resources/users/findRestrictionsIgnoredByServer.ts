import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'

type Restrictions = Pick<UserUpdate, 'ageRestriction' | 'labelsAllow' | 'labelsExclude' | 'sharedLibraries'>

/**
 * Returns the restrictions that the server ignored when it created a user, as the body of an update request.
 * @param requested requested user with restrictions
 * @param created user that the server has created
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

/**
 * Returns whether the server has ignored the requested labels: labels were requested, but the server has stored none.
 */
const isIgnored = (requested: readonly string[] | null | undefined, stored: readonly string[]) =>
  requested !== null && requested !== undefined && requested.length > 0 && stored.length === 0
