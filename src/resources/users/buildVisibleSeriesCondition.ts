import type { UserContentRestrictions, UserLibraryAccess } from '../../access/userRestrictions'
import { canUserSeeAllLibraries } from '../../access/userRestrictions'
import type { SeriesCondition } from '../../generated/model.schemas'

/**
 * Returns the server condition for the series that a user may see (server-facts 3.10).
 * @returns undefined if the user may see no library
 */
export function buildVisibleSeriesCondition(
  user: UserLibraryAccess & UserContentRestrictions,
): SeriesCondition | undefined {
  const { ageRestriction, labelsExclude } = user
  const isAllLibraries = canUserSeeAllLibraries(user)
  if (!isAllLibraries && user.sharedLibrariesIds.length === 0) return undefined
  const libraries = isAllLibraries
    ? []
    : [{ anyOf: user.sharedLibrariesIds.map(id => ({ libraryId: { operator: 'is' as const, value: id } })) }]
  const allowing = allowingConditions(user)
  const excluding: SeriesCondition[] = [
    ...(ageRestriction?.restriction === 'EXCLUDE' ? [notRatedFrom(ageRestriction.age)] : []),
    ...labelsExclude.map(label => ({ sharingLabel: { operator: 'isNot' as const, value: label } })),
  ]
  return { allOf: [...libraries, ...(allowing.length > 0 ? [{ anyOf: allowing }] : []), ...excluding] }
}

/**
 * Returns the conditions that result from the "allow only" restrictions of a user. A series is allowed if it matches at
 * least one condition. Ignores labels that are both allowed and excluded.
 */
function allowingConditions({
  ageRestriction,
  labelsAllow,
  labelsExclude,
}: UserContentRestrictions): SeriesCondition[] {
  return [
    ...(ageRestriction?.restriction === 'ALLOW_ONLY'
      ? [{ ageRating: { operator: 'lessThan' as const, value: ageRestriction.age } }]
      : []),
    ...labelsAllow
      .filter(label => !labelsExclude.includes(label))
      .map(label => ({ sharingLabel: { operator: 'is' as const, value: label } })),
  ]
}

/**
 * Returns the condition for series that have no age rating, or an age rating below `age`. The condition contains the
 * number `age - 1`, because the operator `lessThan` of the server means "less than or equal" (server-facts 2.10).
 */
const notRatedFrom = (age: number): SeriesCondition => ({
  anyOf: [{ ageRating: { operator: 'isNull' } }, { ageRating: { operator: 'lessThan', value: age - 1 } }],
})
