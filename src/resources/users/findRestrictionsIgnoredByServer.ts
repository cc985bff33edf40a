import type { User, UserCreation, UserUpdate } from '../../generated/model.schemas'

type Restrictions = Pick<UserUpdate, 'ageRestriction' | 'labelsAllow' | 'labelsExclude' | 'sharedLibraries'>

/** Returns the requested restrictions that the created user does not have, as an update request. */
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
 * Returns whether the server has stored none of the requested labels. A partial loss does not count, because the
 * server may drop single labels.
 */
const isIgnored = (requested: readonly string[] | null | undefined, stored: readonly string[]) =>
  requested !== null && requested !== undefined && requested.length > 0 && stored.length === 0
