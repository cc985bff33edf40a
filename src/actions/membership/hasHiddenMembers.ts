import { useMemo } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { canUserSeeAllLibraries, hasContentRestrictions } from '../../access/userRestrictions'
import type { User } from '../../generated/model.schemas'

/**
 * Returns whether the server hides members of a collection or read list from a user. The property `filtered` is not
 * enough: after a member was deleted, the server also reports `filtered` to users from whom nothing can be hidden.
 */
export const hasHiddenMembers = ({ filtered }: { readonly filtered: boolean }, user: User): boolean =>
  filtered && (hasContentRestrictions(user) || !canUserSeeAllLibraries(user))

/**
 * Returns the collection or read list. In the result, `filtered` is true only if the server hides members from the user
 * (see {@link hasHiddenMembers}).
 */
export const withCorrectedFilter = <MemberList extends { readonly filtered: boolean }>(
  memberList: MemberList,
  user: User,
): MemberList => ({ ...memberList, filtered: hasHiddenMembers(memberList, user) })

/** Does the same as {@link withCorrectedFilter} for the signed-in user. */
export function useWithCorrectedFilter<MemberList extends { readonly filtered: boolean }>(
  memberList: MemberList,
): MemberList {
  const user = useCurrentUser()
  return useMemo(() => withCorrectedFilter(memberList, user), [memberList, user])
}
